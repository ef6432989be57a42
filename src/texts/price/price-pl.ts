/** Words around a price, in Polish. */
export const pricePl = {
  'price.net': '{price} netto',
  'price.gross': '{price} brutto',
  'price.per.kilogram': '{price}/kg',
  'price.per.litre': '{price}/l',
  'price.per.piece': '{price}/szt.',
  'price.per.metre': '{price}/m',
  'price.per.squareMetre': '{price}/m²',
  'price.comparedAndContents': '{price}, zawartość {contents}',
  'price.contents': 'Zawartość {contents}',
};
