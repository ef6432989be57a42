import type { pricePl } from './price-pl.ts';

/** Words around a price, in English. */
export const priceEn: Record<keyof typeof pricePl, string> = {
  'price.net': '{price} net',
  'price.gross': '{price} gross',
};
