import { and, eq, notInArray } from 'drizzle-orm';
import type { RefundState } from '#domain/payments/provider-refund.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { paymentRefund, shopOrder } from '#shop/db/schema/index.ts';
import { confirmRefund, failRefund, returnRefund } from '#shop/order/desk/refunds.ts';
import { statusOutcome } from '#shop/order/order-status.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import type { StatusOutcome } from '#shop/order/with-order.ts';

export type ProviderRefund = typeof paymentRefund.$inferSelect;

/** By the shop's own name of it. */
export async function findRefund(orm: OrmOrTransaction, provider: string, name: string) {
  const [found] = await orm
    .select()
    .from(paymentRefund)
    .where(and(eq(paymentRefund.provider, provider), eq(paymentRefund.name, name)));
  return found;
}

/** Writes down what became of it, once: in the ledger first, so that what ends in between is found once more. */
export async function settleRefund(
  parts: OrdersParts,
  { id, provider, orderId, entryId, name, state }: ProviderRefund,
  told: { isDone: true } | { isDone: false; why: string },
): Promise<StatusOutcome> {
  const { orm } = parts.database;
  const actor = { kind: 'gateway', id: provider } as const;
  const [order] = await orm
    .select({ number: shopOrder.number })
    .from(shopOrder)
    .where(eq(shopOrder.id, orderId));
  if (!order) return { ok: false, problem: 'no_order' };
  // A bank may return what had gone back before.
  const isReturned = state === 'done' && !told.isDone;
  const outcome = told.isDone
    ? await confirmRefund(parts, actor, order, { entryId, reference: name })
    : await (isReturned ? returnRefund : failRefund)(parts, actor, order, { entryId, reason: told.why });
  const isAnswered = !outcome.ok && ANSWERED.includes(outcome.problem);
  if (!outcome.ok && !isAnswered) return statusOutcome(outcome);
  await orm
    .update(paymentRefund)
    .set({
      ...{ state: told.isDone ? 'done' : 'failed', nextTryAt: null, endedAt: new Date(parts.clock()) },
    })
    // What somebody has looked up, and written down by hand, stays as it was said first.
    .where(and(eq(paymentRefund.id, id), notInArray(paymentRefund.state, isReturned ? ['failed'] : ENDED)));
  return { ok: true, changed: outcome.ok && outcome.changed };
}

const ENDED: RefundState[] = ['done', 'failed'];
/** There is nothing more to be written down about it. */
const ANSWERED: readonly string[] = ['not_asked', 'not_reversible'];
