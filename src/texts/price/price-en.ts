import type { pricePl } from './price-pl.ts';

/** Words around a price, in English. */
export const priceEn: Record<keyof typeof pricePl, string> = {
  'price.net': '{price} net',
  'price.gross': '{price} gross',
  'price.per.g': '{price}/kg',
  'price.per.ml': '{price}/l',
  'price.per.piece': '{price} each',
  'price.per.mm': '{price}/m',
  'price.per.cm2': '{price}/m²',
  'price.contents': 'Net quantity',
};
