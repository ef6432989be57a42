import type { WireBasket } from '#contract/widgets.ts';

/** What is missing to free delivery, 0 where it is free already; undefined where no sum makes it so. */
export const missingToFreeDelivery = ({ toShippingFree }: Pick<WireBasket, 'toShippingFree'>) =>
  toShippingFree < 0 ? undefined : toShippingFree;
