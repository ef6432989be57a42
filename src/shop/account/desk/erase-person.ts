import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { OPEN_MONEY, OPEN_STAGES } from '#domain/account/open-business.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { lockClient } from '#shop/account/lock-client.ts';
import { isAddressOf, isOf, type Person } from '#shop/account/person.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import {
  backInStockSubscription,
  client,
  complaint,
  contactMessage,
  newsletterSubscriber,
  outboxEmail,
  shopOrder,
  withdrawal,
} from '#shop/db/schema/index.ts';
import { ERASED_EMAIL, forgetBuyer } from '#shop/order/forget-buyer.ts';
import { forgetDrafts } from '#shop/panel/drafts.ts';
import { demand } from '#shop/staff/demand.ts';
import type { ClientParts } from './client-parts.ts';
import { traceOf } from './trace.ts';

export type EraseOutcome =
  | { ok: true }
  | { ok: false; problem: 'wrong_email' | 'missing' }
  /** What is still to be done with or for the person, by its numbers. */
  | { ok: false; problem: 'open'; numbers: string[] };

/**
 * Forgets a client or a guest, once nothing is open. What the law asks for stays without the person: statements and
 * complaints by their numbers and days; orders, whose invoice keeps its address until the law lets it go.
 */
export function erasePerson(
  { database, queueEmail, clock }: ClientParts,
  actor: Actor,
  asked: Person,
  typed: string,
): Promise<EraseOutcome> {
  demand(actor, 'client.erase');
  return database.orm.transaction(async (tx): Promise<EraseOutcome> => {
    const known = asked.clientId === undefined ? undefined : await lockClient(tx, asked.clientId);
    if (asked.clientId !== undefined && !known) return { ok: false, problem: 'missing' };
    const email = known?.email ?? asked.email ?? '';
    if (!isSame(email, typed)) return { ok: false, problem: 'wrong_email' };
    // An address that a client has not shown to be theirs is somebody else's, perhaps.
    const person: Person = {
      clientId: known?.id,
      email: known && !known.emailConfirmedAt ? undefined : email,
    };
    const numbers = await openBusiness(tx, person);
    if (numbers.length > 0) return { ok: false, problem: 'open', numbers };
    const at = new Date(clock());
    const object = await traceOf(tx, person);
    await forgetBuyer(tx, isOf(person, shopOrder.clientId, shopOrder.email), at);
    await eraseRest(tx, person, at);
    if (known) {
      await forgetDrafts(tx, 'client', [known.id]);
      await tx.delete(client).where(eq(client.id, known.id));
    }
    if (known?.emailConfirmedAt)
      await queueEmail({ kind: 'account_removed', to: email, language: known.language }, tx);
    await writeAudit(tx, actor, { at, action: 'client.erased', object });
    return { ok: true };
  });
}

const isSame = (email: string, typed: string) =>
  email !== '' && email.trim().toLowerCase() === typed.trim().toLowerCase();

async function openBusiness(tx: OrmOrTransaction, person: Person): Promise<string[]> {
  const orders = await tx
    .select({ number: shopOrder.number })
    .from(shopOrder)
    .where(
      and(
        isOf(person, shopOrder.clientId, shopOrder.email),
        or(inArray(shopOrder.stage, OPEN_STAGES), inArray(shopOrder.moneyState, OPEN_MONEY)),
      ),
    )
    .for('update');
  const complaints = await tx
    .select({ number: complaint.number })
    .from(complaint)
    .where(and(isOf(person, complaint.clientId, complaint.email), eq(complaint.status, 'received')));
  const stated = await tx
    .select({ number: sql<string>`${withdrawal.number}` })
    .from(withdrawal)
    .where(
      and(
        isAddressOf(person, withdrawal.email),
        isNotNull(withdrawal.confirmedAt),
        isNull(withdrawal.handledAt),
      ),
    );
  return [...orders, ...complaints, ...stated].map(({ number }) => number);
}

async function eraseRest(tx: OrmOrTransaction, person: Person, at: Date): Promise<void> {
  const complaints = await tx
    .select({ id: complaint.id })
    .from(complaint)
    .where(isOf(person, complaint.clientId, complaint.email));
  await forgetDrafts(
    tx,
    'complaint',
    complaints.map(({ id }) => id),
  );
  await tx.execute(sql`SELECT complaint_erase(array_agg(${complaint.id})) FROM ${complaint}
    WHERE ${isOf(person, complaint.clientId, complaint.email)}`);
  await tx
    .update(withdrawal)
    .set({
      ...{ erasedAt: at, name: '–', email: ERASED_EMAIL, items: '' },
      tokenHash: sql`sha256(gen_random_uuid()::text::bytea)`,
    })
    .where(and(isAddressOf(person, withdrawal.email), isNotNull(withdrawal.confirmedAt)));
  await tx.delete(withdrawal).where(isAddressOf(person, withdrawal.email));
  const messages = await tx
    .delete(contactMessage)
    .where(isOf(person, contactMessage.clientId, contactMessage.email))
    .returning({ id: contactMessage.id });
  await forgetDrafts(
    tx,
    'message',
    messages.map(({ id }) => id),
  );
  await tx.delete(backInStockSubscription).where(isAddressOf(person, backInStockSubscription.email));
  await tx.delete(newsletterSubscriber).where(isAddressOf(person, newsletterSubscriber.email));
  await tx.delete(outboxEmail).where(isAddressOf(person, outboxEmail.recipient));
}
