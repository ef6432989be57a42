import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '#shop/db/database.ts';
import { webhook, webhookDelivery } from '#shop/db/schema/index.ts';

export type DeafWebhook = { id: number; address: string; dead: number };

/** Addresses that since then did not take what they were told in spite of every try, the worst first. */
export function deafWebhooks({ orm }: Pick<Database, 'orm'>, since: Date): Promise<DeafWebhook[]> {
  const { id, address } = webhook;
  const dead = sql<number>`count(*)::int`;
  return orm
    .select({ id, address, dead })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(id, webhookDelivery.webhookId))
    .where(
      and(eq(webhookDelivery.state, 'dead'), gte(webhookDelivery.endedAt, since), isNull(webhook.removedAt)),
    )
    .groupBy(id, address)
    .orderBy(desc(dead), id);
}
