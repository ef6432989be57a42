import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import {
  ANSWERED_WITHIN,
  nextAskAt,
  type PaymentNow,
  type PaymentProblem,
  paymentNow,
} from '#domain/payments/payment-attempt.ts';
import type { Minor } from '#domain/price/money.ts';
import type { Orm, OrmOrTransaction } from '#shop/db/database.ts';
import { paymentAttempt, shopOrder } from '#shop/db/schema/index.ts';
import { loadFile } from '#shop/order/desk/order-file.ts';
import type { OrderRow } from '#shop/order/order-row.ts';
import { lockOrder } from '#shop/order/with-order.ts';
import { isToken, newToken } from '#shop/session/token.ts';
import type { PayableOrder } from './provider.ts';

export type Attempt = typeof paymentAttempt.$inferSelect;

/** An attempt that is asked about is left to whoever asks for so long, should that process end. */
const TAKEN_FOR = 60_000;

/**
 * Writes a new try down, before its provider hears of it, of what is missing at that moment: the shopper's page may be
 * older than a payment. 'confirming': a code was typed a moment ago, and of two at once one is charged.
 */
export function addAttempt(
  orm: Orm,
  { number, currency }: PayableOrder,
  { provider, method, isCode, now }: { provider: string; method: string; isCode: boolean; now: number },
): Promise<Attempt | 'confirming' | 'nothing_due'> {
  return orm.transaction(async (tx) => {
    const order = await lockOrder(tx, number);
    const amount = order ? await missingOf(tx, order) : 0;
    if (!order || amount <= 0) return 'nothing_due';
    if (isCode && (await findPaymentNow(tx, number, now)) === 'confirming') return 'confirming';
    const [added] = await tx
      .insert(paymentAttempt)
      .values({
        ...{ orderId: order.id, provider, method, amount, currency, session: newToken() },
        ...{ begunAt: new Date(now), nextAskAt: dateOf(nextAskAt(now, 0)) },
      })
      .returning();
    if (!added) throw new Error('the database returned no attempt');
    return added;
  });
}

async function missingOf(tx: OrmOrTransaction, order: OrderRow): Promise<Minor> {
  const { facts } = await loadFile(tx, order);
  return facts.isCancelled ? 0 : Math.max(0, -facts.money.balance);
}

/** By the shop's own name of it. */
export async function findAttempt(orm: OrmOrTransaction, provider: string, session: string) {
  if (!isToken(session)) return undefined;
  const [found] = await orm
    .select({ attempt: paymentAttempt, orderNumber: shopOrder.number })
    .from(paymentAttempt)
    .innerJoin(shopOrder, eq(shopOrder.id, paymentAttempt.orderId))
    .where(and(eq(paymentAttempt.provider, provider), eq(paymentAttempt.session, session)));
  return found;
}

/** What came of the tries of the last minutes. */
export async function findPaymentNow(
  orm: OrmOrTransaction,
  orderNumber: string,
  now: number,
): Promise<PaymentNow | undefined> {
  const { state, problem, method, begunAt, id, orderId } = paymentAttempt;
  const tries = await orm
    .select({ state, problem, method, begunAt })
    .from(paymentAttempt)
    .innerJoin(shopOrder, eq(shopOrder.id, orderId))
    .where(and(eq(shopOrder.number, orderNumber), gt(begunAt, new Date(now - ANSWERED_WITHIN))))
    .orderBy(desc(id));
  return paymentNow(
    tries.map((one) => ({ ...one, isCode: one.method !== 'page', begunAt: one.begunAt.getTime() })),
    now,
  );
}

const isOpen = inArray(paymentAttempt.state, ['begun', 'pending']);

/** The provider knows of it. */
export async function notePending(orm: OrmOrTransaction, id: number, reference?: string): Promise<void> {
  await orm
    .update(paymentAttempt)
    .set({ state: 'pending', ...(reference !== undefined && { reference }) })
    .where(and(eq(paymentAttempt.id, id), isOpen));
}

/** It came to nothing, unless it was paid meanwhile. */
export async function noteFailed(
  orm: OrmOrTransaction,
  id: number,
  { problem, now }: { problem?: PaymentProblem | undefined; now: number },
): Promise<void> {
  await orm
    .update(paymentAttempt)
    .set({ state: 'failed', problem: problem ?? null, nextAskAt: null, endedAt: new Date(now) })
    .where(and(eq(paymentAttempt.id, id), isOpen));
}

/** Money came, however late: also for what had failed or was given up. */
export async function notePaid(
  orm: OrmOrTransaction,
  id: number,
  { reference, now }: { reference: string; now: number },
): Promise<void> {
  await orm
    .update(paymentAttempt)
    .set({ state: 'paid', reference, problem: null, nextAskAt: null, endedAt: new Date(now) })
    .where(eq(paymentAttempt.id, id));
}

/** The next attempt whose provider is to be asked, taken so that nobody else asks at once. */
export async function takeDue(orm: Orm, now: number): Promise<Attempt | undefined> {
  const due = orm
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(and(isOpen, lte(paymentAttempt.nextAskAt, new Date(now))))
    .orderBy(asc(paymentAttempt.nextAskAt), asc(paymentAttempt.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await orm
    .update(paymentAttempt)
    .set({ asked: sql`${paymentAttempt.asked} + 1`, nextAskAt: new Date(now + TAKEN_FOR) })
    .where(eq(paymentAttempt.id, due))
    .returning();
  return taken;
}

/** Where it has not ended: when it is asked about next, or that it is given up. */
export async function askLater(
  orm: OrmOrTransaction,
  { id, begunAt, asked }: Attempt,
  now: number,
): Promise<void> {
  const next = laterThan(now, begunAt.getTime(), asked);
  const change = next === undefined ? ({ state: 'expired', endedAt: new Date(now) } as const) : {};
  await orm
    .update(paymentAttempt)
    .set({ ...change, nextAskAt: dateOf(next) })
    .where(and(eq(paymentAttempt.id, id), isOpen));
}

/** A shop that was closed meanwhile asks once, and goes on from there. */
function laterThan(now: number, begunAt: number, asked: number): number | undefined {
  const next = nextAskAt(begunAt, asked);
  return next === undefined || next > now ? next : laterThan(now, begunAt, asked + 1);
}

const dateOf = (instant: number | undefined) => (instant === undefined ? null : new Date(instant));
