import type { pricePl } from './price-pl.ts';

/** Words around a price, in English. */
export const priceEn: Record<keyof typeof pricePl, string> = {
  'price.net': '{price} net',
  'price.gross': '{price} gross',
  'price.per.kilogram': '{price}/kg',
  'price.per.litre': '{price}/l',
  'price.per.piece': '{price} each',
  'price.per.metre': '{price}/m',
  'price.per.squareMetre': '{price}/m²',
  'price.comparedAndContents': '{price}, contains {contents}',
  'price.contents': 'Contains {contents}',
};
