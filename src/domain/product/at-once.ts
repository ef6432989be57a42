import { type AtOnce, hasSizeChoice, type SizeOffer } from './product.ts';
import type { ProductRecord } from './product-record.ts';
import { canBuy } from './purchase.ts';
import { quantityRules } from './quantity-limits.ts';

/** What goes into the basket without a choice; undefined where there is something to choose, or to ask. */
export function atOnceOf(record: ProductRecord, offers: readonly SizeOffer[]): AtOnce | undefined {
  const [only] = offers;
  if (!only || hasSizeChoice(offers) || !canBuy(only.purchase)) return undefined;
  return { size: only.type, quantity: quantityRules(record, only).min };
}
