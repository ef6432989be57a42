import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { nextRefundTryAt } from '#domain/payments/provider-refund.ts';
import type { Orm, OrmOrTransaction } from '#shop/db/database.ts';
import { paymentRefund, shopOrder } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { tellOwnerOfRefund } from '#shop/order/tell-owner-of-refund.ts';
import { notifyAddressOf } from '#shop/payments/notify-address.ts';
import type { PaymentProvider } from '#shop/payments/provider.ts';
import { type ProviderRefund, settleRefund } from './settle-refund.ts';

/** What is being asked for is left to whoever asks for so long, should that process end. */
const TAKEN_FOR = 60_000;

/**
 * Asks providers to give money back, or what became of what they were asked for before. Answers with how many times. The
 * name of a refund is the provider's too, so that a lost answer gives nothing back twice.
 */
export async function sendRefunds(
  parts: OrdersParts,
  providers: readonly PaymentProvider[],
  log: (line: string) => void,
): Promise<number> {
  for (let asked = 0; ; asked++) {
    const refund = await takeDue(parts.database.orm, parts.clock());
    if (!refund) return asked;
    await ask(parts, providers, refund).catch((error: unknown) =>
      log(`${refund.provider} did not say whether refund ${refund.name} goes back: ${String(error)}`),
    );
    await askLater(parts, refund);
  }
}

async function ask(
  parts: OrdersParts,
  providers: readonly PaymentProvider[],
  refund: ProviderRefund,
): Promise<void> {
  const provider = providers.find(({ name }) => name === refund.provider);
  if (!provider?.refund) return;
  const answer = await provider.refund({
    ...refund,
    isFirst: refund.tries === 1,
    isKnown: refund.state === 'sent',
    notifyAddress: notifyAddressOf(parts, provider),
  });
  if (answer.state === 'done') await settleRefund(parts, refund, { isDone: true });
  else if (answer.state === 'refused') await settleRefund(parts, refund, { isDone: false, why: answer.why });
  else await note(parts.database.orm, refund.id, { state: 'sent' });
}

async function takeDue(orm: Orm, now: number): Promise<ProviderRefund | undefined> {
  const { id, nextTryAt, tries } = paymentRefund;
  const due = orm
    .select({ id })
    .from(paymentRefund)
    .where(and(isOpen, lte(nextTryAt, new Date(now))))
    .orderBy(asc(nextTryAt), asc(id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await orm
    .update(paymentRefund)
    .set({ tries: sql`${tries} + 1`, nextTryAt: new Date(now + TAKEN_FOR) })
    .where(eq(id, due))
    .returning();
  return taken;
}

/** Where it has no answer yet: when it is asked for next, or that somebody has to look. */
async function askLater(parts: OrdersParts, refund: ProviderRefund): Promise<void> {
  const { orm } = parts.database;
  const now = parts.clock();
  const next = laterThan(now, refund.askedAt.getTime(), refund.tries);
  if (next === undefined) await orm.transaction((tx) => giveUp(tx, parts, refund));
  else await note(orm, refund.id, { nextTryAt: new Date(next) });
}

async function giveUp(
  tx: OrmOrTransaction,
  parts: OrdersParts,
  { id, orderId, entryId, amount }: ProviderRefund,
): Promise<void> {
  const endedAt = new Date(parts.clock());
  const given = await note(tx, id, { state: 'unclear', nextTryAt: null, endedAt });
  const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.id, orderId));
  if (given.length > 0 && order)
    await tellOwnerOfRefund(tx, parts, order, { entryId, what: 'unclear', amount });
}

function laterThan(now: number, askedAt: number, tries: number): number | undefined {
  const next = nextRefundTryAt(askedAt, tries);
  return next === undefined || next > now ? next : laterThan(now, askedAt, tries + 1);
}

const isOpen = inArray(paymentRefund.state, ['waiting', 'sent']);

const note = (orm: OrmOrTransaction, id: number, change: Partial<ProviderRefund>) =>
  orm
    .update(paymentRefund)
    .set(change)
    .where(and(eq(paymentRefund.id, id), isOpen))
    .returning({ id: paymentRefund.id });
