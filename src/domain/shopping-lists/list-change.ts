import type { Minor } from '#domain/price/money.ts';

/** How a size was or is offered: what one of it costs, and whether it can be had. */
export type Offered = { price: Minor; currency: string; available: boolean };

/** What is different since a product was noted on a list. */
export type ListChange = { kind: 'unavailable' | 'back' } | { kind: 'cheaper' | 'dearer'; by: Minor };

/** Prices are compared only within one currency, and only of what can be had. */
export function changeSince(then: Offered | undefined, now: Offered): ListChange | undefined {
  if (!then) return undefined;
  if (then.available !== now.available) return { kind: now.available ? 'back' : 'unavailable' };
  if (!now.available || then.currency !== now.currency || then.price === now.price) return undefined;
  return now.price < then.price
    ? { kind: 'cheaper', by: then.price - now.price }
    : { kind: 'dearer', by: now.price - then.price };
}
