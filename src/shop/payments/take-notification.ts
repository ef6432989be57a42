import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { paymentNotice } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { findAttempt } from './attempts.ts';
import type { Notification, PaymentProvider, ToldRefund } from './provider.ts';
import { findRefund, settleRefund } from './refunds/settle-refund.ts';
import { type SettleOutcome, settleAttempt } from './settle-attempt.ts';

export type NotificationOutcome =
  | SettleOutcome
  /** 'no_attempt': it is the provider's word, of a payment that this shop has not asked for. */
  | { ok: false; problem: 'not_authentic' | 'no_attempt' };

/** Takes in what a provider tells of a payment. The same once more changes nothing. */
export async function takeNotification(
  parts: OrdersParts,
  provider: PaymentProvider,
  notification: Notification,
): Promise<NotificationOutcome> {
  const told = await provider.readNotification(notification);
  if (!told) return { ok: false, problem: 'not_authentic' };
  if (told === 'unrelated') return { ok: true, changed: false };
  const { orm } = parts.database;
  if ('refund' in told) return takeRefund(parts, provider, told);
  const found = await findAttempt(orm, provider.name, told.session);
  const notice = await keepNotice(orm, {
    provider: provider.name,
    contentHash: createHash('sha256').update(notification.body).digest(),
    attemptId: found?.attempt.id ?? null,
    cameAt: new Date(parts.clock()),
  });
  if (!found) return { ok: false, problem: 'no_attempt' };
  if (notice.handledAt) return { ok: true, changed: false };
  const outcome = await settleAttempt(parts, provider, found, told);
  if (isTakenIn(outcome))
    await orm
      .update(paymentNotice)
      .set({ handledAt: new Date(parts.clock()) })
      .where(eq(paymentNotice.id, notice.id));
  return outcome;
}

/** Of itself it is taken in once, so that it needs no notice. */
async function takeRefund(
  parts: OrdersParts,
  provider: PaymentProvider,
  told: ToldRefund,
): Promise<NotificationOutcome> {
  const refund = await findRefund(parts.database.orm, provider.name, told.refund);
  if (!refund) return { ok: false, problem: 'no_attempt' };
  return settleRefund(
    parts,
    refund,
    told.state === 'done' ? { isDone: true } : { isDone: false, why: told.why },
  );
}

/** Whether there is nothing more to do about it, so that the provider need not tell it again. */
export const isTakenIn = (outcome: NotificationOutcome): boolean =>
  outcome.ok || ['wrong_amount', 'cancelled', 'known_reference'].includes(outcome.problem);

async function keepNotice(orm: OrmOrTransaction, values: typeof paymentNotice.$inferInsert) {
  const [kept] = await orm
    .insert(paymentNotice)
    .values(values)
    .onConflictDoUpdate({
      target: [paymentNotice.provider, paymentNotice.contentHash],
      set: { times: sql`${paymentNotice.times} + 1` },
    })
    .returning();
  if (!kept) throw new Error('the database returned no notice');
  return kept;
}
