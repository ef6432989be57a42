import { canBuy, type Purchase } from '#domain/product/purchase.ts';

/** The size that is meant where nobody has chosen one: the first that can be bought, else the first. */
export const firstSize = (offers: readonly { purchase: Purchase }[]): number =>
  Math.max(
    0,
    offers.findIndex(({ purchase }) => canBuy(purchase)),
  );
