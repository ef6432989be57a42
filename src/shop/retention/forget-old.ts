import { and, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { keptSince } from '#domain/retention/kept-for.ts';
import type { Database } from '#shop/db/database.ts';
import {
  apiTokenKey,
  auditEntry,
  bankTransfer,
  complaint,
  contactMessage,
  formDraft,
  invoice,
  newsletterSubscriber,
  ownerEmailTold,
  paymentAttempt,
  paymentNotice,
  paymentRefund,
  shipment,
  staffSession,
  stock,
  webhook,
  webhookEvent,
  withdrawal,
} from '#shop/db/schema/index.ts';
import { forgetInvoices } from '#shop/order/forget-buyer.ts';

type Parts = { database: Pick<Database, 'orm'>; clock: () => number; fewLeft: number };

/** Forgets what has been kept for long enough (docs/operations.md). Done again at once, it finds nothing. */
export async function forgetOld({ database: { orm }, clock, fewLeft }: Parts): Promise<void> {
  const now = clock();
  const since = keptSince(now);
  const { clientId, answeredAt, doneAt, writtenAt } = contactMessage;
  const dealtWith = sql`greatest(${answeredAt}, ${doneAt})`;
  await orm.delete(newsletterSubscriber).where(lt(newsletterSubscriber.unsubscribedAt, since.newsletters));
  await orm
    .delete(contactMessage)
    .where(
      and(
        isNull(clientId),
        or(
          sql`${dealtWith} < ${since.answeredMessages.toISOString()}::timestamptz`,
          and(isNull(answeredAt), isNull(doneAt), lt(writtenAt, since.unansweredMessages)),
        ),
      ),
    );
  await orm.delete(staffSession).where(lt(staffSession.expiresAt, new Date(now)));
  await orm
    .update(auditEntry)
    .set({ ip: null })
    .where(and(isNotNull(auditEntry.ip), lt(auditEntry.at, since.auditIps)));
  await orm.delete(paymentRefund).where(lt(paymentRefund.askedAt, since.claims));
  await orm.delete(shipment).where(lt(shipment.askedAt, since.claims));
  await orm
    .update(shipment)
    .set({ label: null })
    .where(and(isNotNull(shipment.label), lt(shipment.askedAt, since.labels)));
  await orm.delete(paymentAttempt).where(lt(paymentAttempt.begunAt, since.claims));
  await orm.delete(paymentNotice).where(lt(paymentNotice.cameAt, since.claims));
  await orm.delete(formDraft).where(lt(formDraft.savedAt, since.drafts));
  await orm.delete(webhookEvent).where(lt(webhookEvent.createdAt, since.webhooks));
  await orm.delete(webhook).where(lt(webhook.removedAt, since.webhooks));
  await orm.delete(apiTokenKey).where(lt(apiTokenKey.doneAt, since.requestKeys));
  const { confirmedAt, begunAt } = withdrawal;
  await orm
    .delete(withdrawal)
    .where(or(lt(confirmedAt, since.claims), and(isNull(confirmedAt), lt(begunAt, since.firstSteps))));
  await orm.execute(sql`SELECT complaint_erase(array_agg(${complaint.id})) FROM ${complaint}
    WHERE ${and(ne(complaint.status, 'received'), isNull(complaint.erasedAt), lt(complaint.createdAt, since.claims))}`);
  await orm.delete(invoice).where(lt(invoice.issuedOn, since.claims.toISOString().slice(0, 10)));
  await forgetInvoices(orm, since.claims);
  const { takenAt, state } = bankTransfer;
  const isDismissed = and(eq(state, 'dismissed'), lt(takenAt, since.dismissedTransfers));
  await orm.delete(bankTransfer).where(or(lt(takenAt, since.claims), isDismissed));
  await forgetTold(orm, { told: since.told, fewLeft });
}

/** What was short and is no longer may be told again. */
async function forgetTold(orm: Database['orm'], { told, fewLeft }: { told: Date; fewLeft: number }) {
  const { event, object, toldAt } = ownerEmailTold;
  await orm.delete(ownerEmailTold).where(and(ne(event, 'low_stock'), lt(toldAt, told)));
  const left = sql`(SELECT sum(${stock.quantity}) FROM ${stock} WHERE ${stock.sizeId}::text = ${object})`;
  await orm
    .delete(ownerEmailTold)
    .where(and(eq(event, 'low_stock'), sql`coalesce(${left}, 'Infinity') > ${fewLeft}`));
}
