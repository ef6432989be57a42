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

/** Writes down what somebody has done, in the transaction that does it. */
export async function writeAudit(tx: OrmOrTransaction, actor: Actor, deed: Deed): Promise<void> {
  const { at, action, object, change = {} } = deed;
  await tx.insert(auditEntry).values({
    ...{ at, action, objectKind: object.kind, objectId: String(object.id), change },
    ...(actor.kind === 'staff'
      ? { actor: 'staff', staffId: actor.id, actorName: actor.name, ip: actor.ip }
      : { actor: actor.kind }),
  });
}
