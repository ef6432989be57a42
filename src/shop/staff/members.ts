import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { staffMember } from '#shop/db/schema/index.ts';
import type { MemberRow } from './staff-context.ts';

/** The member of an address, capitals or not. */
export async function memberByEmail(orm: OrmOrTransaction, email: string): Promise<MemberRow | undefined> {
  const asked = email.trim().replaceAll('\u0000', ' ');
  const [found] = await orm
    .select()
    .from(staffMember)
    .where(sql`lower(${staffMember.email}) = lower(${asked})`);
  return found;
}

/** The member, held for this transaction: whatever else changes the account waits. */
export async function lockMember(tx: OrmOrTransaction, id: number): Promise<MemberRow | undefined> {
  const [found] = await tx.select().from(staffMember).where(eq(staffMember.id, id)).for('no key update');
  return found;
}

/**
 * Whether somebody else than this member is an owner who can come in. All owners are held until the transaction ends:
 * two cannot shut each other out at once.
 */
export async function hasOtherOwner(tx: OrmOrTransaction, id: number): Promise<boolean> {
  const owners = await tx
    .select({ id: staffMember.id, passwordHash: staffMember.passwordHash, demo: staffMember.demo })
    .from(staffMember)
    .where(and(eq(staffMember.role, 'owner'), isNull(staffMember.blockedAt)))
    .orderBy(asc(staffMember.id))
    .for('no key update');
  return owners.some((owner) => owner.id !== id && owner.passwordHash !== null);
}

/** Whether somebody owns the shop and has a password, so that neither a first owner nor the demo's is needed. */
export async function hasOwner(orm: OrmOrTransaction): Promise<boolean> {
  const { role, passwordHash, demo } = staffMember;
  return (await orm.$count(staffMember, and(eq(role, 'owner'), isNotNull(passwordHash), ne(demo, true)))) > 0;
}
