import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { splitRefund } from '#domain/payments/provider-refund.ts';
import type { Minor } from '#domain/price/money.ts';
import { paymentAttempt, paymentRefund } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import type { Hand } from './hand.ts';
import type { MoneyEntryRow, OrderFile } from './order-file.ts';

/** Of what a payment is given back by its provider. */
type Way = { payment: MoneyEntryRow; session: string; transaction: string; left: Minor };

/**
 * Enters that money is asked to go back: the way that it came, as far as its provider gives back, a row for each payment; the
 * rest, or all of it, by hand. What providers are to be asked for is written along with it. Answers with the first row.
 */
export async function enterWays(
  hand: Hand,
  { amount, reason, byHand }: { amount: Minor; reason: string | null; byHand: boolean },
): Promise<number> {
  const ways = byHand ? [] : await waysBack(hand);
  const split = splitRefund(
    amount,
    ways.map(({ payment: { id }, left }) => ({ id, left })),
  );
  const entries: number[] = [];
  for (const part of split.parts) {
    const way = ways.find(({ payment }) => payment.id === part.paymentId);
    if (way) entries.push(await enterWay(hand, way, { amount: part.amount, reason }));
  }
  if (split.byHand > 0)
    entries.push(await hand.enter({ kind: 'refund_asked', amount: split.byHand, reason }));
  return entries[0] ?? 0;
}

async function enterWay(
  hand: Hand,
  { payment: { id: paymentEntryId, provider, currency }, session, transaction }: Way,
  { amount, reason }: { amount: Minor; reason: string | null },
): Promise<number> {
  const entryId = await hand.enter({ kind: 'refund_asked', amount, reason, provider });
  await hand.tx.insert(paymentRefund).values({
    ...{ orderId: hand.file.order.id, entryId, paymentEntryId, provider: provider ?? '', currency },
    ...{ session, transaction, amount, name: randomBytes(16).toString('hex') },
    ...{ askedAt: hand.now, nextTryAt: hand.now },
  });
  return entryId;
}

/** The payments of an order that their providers give back when asked. */
export const sentBackBy = ({ money, order }: Pick<OrderFile, 'money' | 'order'>, parts: Refunding) =>
  money.filter(
    ({ kind, provider, reversed, currency }) =>
      kind === 'payment' && !reversed && currency === order.currency && parts.refundsBy?.has(provider ?? ''),
  );
type Refunding = Pick<OrdersParts, 'refundsBy'>;

async function waysBack({ tx, parts, file }: Hand): Promise<Way[]> {
  const payments = sentBackBy(file, parts);
  if (payments.length === 0) return [];
  const failed = new Set(file.money.map(({ kind, about }) => (kind === 'refund_failed' ? about : null)));
  const asked = await tx.select().from(paymentRefund).where(eq(paymentRefund.orderId, file.order.id));
  // One that a bank has returned failed after it was confirmed.
  const gone = asked.filter(({ entryId, state }) => !failed.has(entryId) && state !== 'failed');
  const attempts = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.orderId, file.order.id));
  return payments.flatMap((payment) => {
    const session = attempts.find(
      ({ provider, reference }) => provider === payment.provider && reference === payment.reference,
    )?.session;
    const back = gone
      .filter(({ paymentEntryId }) => paymentEntryId === payment.id)
      .reduce((sum, { amount }) => sum + amount, 0);
    if (session === undefined || payment.reference === null) return [];
    return [{ payment, session, transaction: payment.reference, left: payment.amount - back }];
  });
}
