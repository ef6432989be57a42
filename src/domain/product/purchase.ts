/** What decides how a size may be obtained. */
export type PurchaseInput = {
  gratis: boolean;
  availability: 'enable' | 'disable' | 'order';
  phonePrice: boolean;
  basketEnabled: boolean;
  pointsCost: number;
};

export type Purchase = 'hidden' | 'unavailable' | 'buy' | 'buy_free' | 'points_only' | 'phone_only';

/** How the shopper may obtain this size (spec §4 Purchase states). First match wins. */
export function purchaseOf(input: PurchaseInput): Purchase {
  if (input.gratis) return 'hidden';
  if (input.availability === 'disable') return 'unavailable';
  if (input.phonePrice && input.basketEnabled) return 'buy_free';
  if (input.phonePrice) return input.pointsCost > 0 ? 'points_only' : 'phone_only';
  return 'buy';
}

export const canBuy = (purchase: Purchase) => purchase === 'buy' || purchase === 'buy_free';

/** Bought with money, or taken for points by who has enough of them. */
export const canHave = (purchase: Purchase) => canBuy(purchase) || purchase === 'points_only';
