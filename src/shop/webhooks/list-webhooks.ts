import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#domain/staff/actor.ts';
import { webhook, webhookDelivery } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';
import type { WebhooksParts } from './webhooks-parts.ts';

/** An address as the back office shows it; its secret is never shown again. */
export type ShownWebhook = Pick<
  typeof webhook.$inferSelect,
  'id' | 'address' | 'events' | 'isOn' | 'problem' | 'oldSecretUntil' | 'version' | 'createdAt'
> & { waiting: number; dead: number };

const { id, address, events, isOn, problem, oldSecretUntil, version, createdAt } = webhook;
const countOf = (state: 'waiting' | 'dead') =>
  sql<number>`(SELECT count(*)::int FROM ${webhookDelivery} WHERE ${and(eq(webhookDelivery.webhookId, id), eq(webhookDelivery.state, state))})`;
const SHOWN = {
  ...{ id, address, events, isOn, problem, oldSecretUntil, version, createdAt },
  ...{ waiting: countOf('waiting'), dead: countOf('dead') },
};

export function listWebhooks({ database }: WebhooksParts, actor: Actor): Promise<ShownWebhook[]> {
  demand(actor, 'settings.read');
  return shown(database, undefined);
}

export async function findWebhook(
  { database }: WebhooksParts,
  actor: Actor,
  wanted: number,
): Promise<ShownWebhook | undefined> {
  demand(actor, 'settings.read');
  const [found] = await shown(database, eq(id, wanted));
  return found;
}

const shown = ({ orm }: WebhooksParts['database'], which: SQL | undefined) =>
  orm
    .select(SHOWN)
    .from(webhook)
    .where(and(isNull(webhook.removedAt), which))
    .orderBy(asc(id));
