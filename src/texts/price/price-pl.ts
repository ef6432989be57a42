/** Words around a price, in Polish. */
export const pricePl = {
  'price.net': '{price} netto',
  'price.gross': '{price} brutto',
  'price.per.g': '{price}/kg',
  'price.per.ml': '{price}/l',
  'price.per.piece': '{price}/szt.',
  'price.per.mm': '{price}/m',
  'price.per.cm2': '{price}/m²',
  'price.contents': 'Zawartość netto',
};
