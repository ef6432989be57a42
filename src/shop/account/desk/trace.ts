import { desc } from 'drizzle-orm';
import type { AuditObject } from '#domain/audit/audit-action.ts';
import { isOf, type Person } from '#shop/account/person.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { shopOrder } from '#shop/db/schema/index.ts';

/** By what the audit log may name a person, for it forgets nothing: a client's number, or a guest's latest order. */
export async function traceOf(
  tx: OrmOrTransaction,
  person: Person,
): Promise<{ kind: AuditObject; id: string | number }> {
  if (person.clientId !== undefined) return { kind: 'client', id: person.clientId };
  const [latest] = await tx
    .select({ number: shopOrder.number })
    .from(shopOrder)
    .where(isOf(person, shopOrder.clientId, shopOrder.email))
    .orderBy(desc(shopOrder.id))
    .limit(1);
  return { kind: 'guest', id: latest?.number ?? '–' };
}
