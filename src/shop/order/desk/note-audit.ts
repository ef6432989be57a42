import type { OrmOrTransaction } from '#shop/db/database.ts';
import { type AuditChange, auditEntry } from '#shop/db/schema/index.ts';
import { type DeskActor, writtenBy } from './desk-actor.ts';

export type DoneWithOrder = { action: string; number: string; now: Date; change: AuditChange };

/** Writes down who did what with an order; a shopper and a gateway act through the shop. */
export async function noteAudit(
  tx: OrmOrTransaction,
  actor: DeskActor,
  { action, number, now, change }: DoneWithOrder,
): Promise<void> {
  const { staffId, actorName } = writtenBy(actor);
  await tx.insert(auditEntry).values({
    at: now,
    actor: actor.kind === 'staff' || actor.kind === 'command_line' ? actor.kind : 'shop',
    staffId,
    actorName,
    ip: actor.kind === 'staff' ? actor.ip : null,
    action: `order.${action}`,
    objectKind: 'order',
    objectId: number,
    change,
  });
}
