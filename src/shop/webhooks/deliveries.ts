import { and, asc, desc, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Actor } from '#domain/staff/actor.ts';
import { TEST_EVENT } from '#domain/webhooks/webhook-event.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import { webhook, webhookAttempt, webhookDelivery, webhookEvent } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';
import { tellSender } from './change-webhook.ts';
import type { WebhooksParts } from './webhooks-parts.ts';

const AT_ONCE = 50;

export type ShownDelivery = Pick<
  typeof webhookDelivery.$inferSelect,
  'id' | 'eventId' | 'state' | 'attempts' | 'nextTryAt'
> &
  Pick<typeof webhookEvent.$inferSelect, 'kind' | 'data' | 'happenedAt'> & {
    tried: Pick<
      typeof webhookAttempt.$inferSelect,
      'at' | 'milliseconds' | 'status' | 'problem' | 'answer'
    >[];
  };
export type DeliveryPage = { rows: ShownDelivery[]; older?: number | undefined };

/** What one address was told, or is to be told, and what came of each attempt; the latest first. */
export async function listDeliveries(
  { database: { orm } }: WebhooksParts,
  actor: Actor,
  webhookId: number,
  before?: number,
): Promise<DeliveryPage> {
  demand(actor, 'settings.read');
  const { id, eventId, state, attempts, nextTryAt } = webhookDelivery;
  const { kind, data, happenedAt } = webhookEvent;
  const found = await orm
    .select({ id, eventId, state, attempts, nextTryAt, kind, data, happenedAt })
    .from(webhookDelivery)
    .innerJoin(webhookEvent, eq(webhookEvent.id, eventId))
    .where(and(eq(webhookDelivery.webhookId, webhookId), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(AT_ONCE + 1);
  const rows = found.slice(0, AT_ONCE);
  const tried = await orm
    .select()
    .from(webhookAttempt)
    .where(
      inArray(
        webhookAttempt.deliveryId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(webhookAttempt.id));
  return {
    rows: rows.map((row) => ({ ...row, tried: tried.filter(({ deliveryId }) => deliveryId === row.id) })),
    ...(found.length > AT_ONCE && { older: rows.at(-1)?.id }),
  };
}

/** Writes a test to one address, whatever it wants to hear of; false where it is switched off or not there. */
export function sendTest(
  { database, clock }: WebhooksParts,
  actor: Actor,
  webhookId: number,
): Promise<boolean> {
  demand(actor, 'settings.webhooks');
  return database.orm.transaction(async (tx) => {
    const isThere = and(eq(webhook.id, webhookId), eq(webhook.isOn, true), isNull(webhook.removedAt));
    if ((await tx.select({ id: webhook.id }).from(webhook).where(isThere).for('share')).length === 0)
      return false;
    const happenedAt = new Date(clock());
    const [event] = await tx
      .insert(webhookEvent)
      .values({ kind: TEST_EVENT, happenedAt, data: { webhook: webhookId } })
      .returning({ id: webhookEvent.id });
    if (!event) throw new Error('the database returned no event');
    await tx.insert(webhookDelivery).values({ webhookId, eventId: event.id });
    const object = { kind: 'webhook', id: webhookId } as const;
    await writeAudit(tx, actor, { at: happenedAt, action: 'webhook.tested', object });
    await tellSender(tx);
    return true;
  });
}

/** Sends anew what was sent or given up; the id of its address, where that is still told anything. */
export function sendAgain(
  { database, clock }: WebhooksParts,
  actor: Actor,
  deliveryId: number,
): Promise<number | undefined> {
  demand(actor, 'settings.webhooks');
  return database.orm.transaction(async (tx) => {
    const [found] = await tx
      .update(webhookDelivery)
      .set({ state: 'waiting', attempts: 0, nextTryAt: null, endedAt: null })
      .from(webhook)
      .where(
        and(
          ...[eq(webhookDelivery.id, deliveryId), ne(webhookDelivery.state, 'waiting')],
          ...[eq(webhook.id, webhookDelivery.webhookId), eq(webhook.isOn, true)],
        ),
      )
      .returning({ webhookId: webhookDelivery.webhookId, eventId: webhookDelivery.eventId });
    if (!found) return undefined;
    const object = { kind: 'webhook', id: found.webhookId } as const;
    const change = { event: [null, found.eventId] as const };
    await writeAudit(tx, actor, { at: new Date(clock()), action: 'webhook.sent_again', object, change });
    await tellSender(tx);
    return found.webhookId;
  });
}
