/** Words around a price, in Polish. */
export const pricePl = {
  'price.net': '{price} netto',
  'price.gross': '{price} brutto',
};
