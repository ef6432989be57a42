import type { AuditAction, AuditObject } from '#domain/audit/audit-action.ts';
import type { Actor } from '#domain/staff/actor.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { type AuditChange, auditEntry } from '#shop/db/schema/index.ts';

export type Deed = {
  at: Date;
  action: AuditAction;
  object: { kind: AuditObject; id: string | number };
  change?: AuditChange;
};

type ActorColumns = Pick<
  typeof auditEntry.$inferInsert,
  'actor' | 'staffId' | 'tokenId' | 'actorName' | 'ip'
>;

/** Writes down what somebody has done, in the transaction that does it. */
export async function writeAudit(tx: OrmOrTransaction, actor: Actor, deed: Deed): Promise<void> {
  const { at, action, object, change = {} } = deed;
  await tx.insert(auditEntry).values({
    ...{ at, action, objectKind: object.kind, objectId: String(object.id), change },
    ...columnsOf(actor),
  });
}

function columnsOf(actor: Actor): ActorColumns {
  switch (actor.kind) {
    case 'staff':
      return { actor: 'staff', staffId: actor.id, actorName: actor.name, ip: actor.ip };
    case 'token':
      return { actor: 'token', tokenId: actor.id, actorName: actor.name, ip: actor.ip };
    default:
      return { actor: actor.kind };
  }
}
