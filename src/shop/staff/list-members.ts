import { asc, eq, sql } from 'drizzle-orm';
import { type Actor, may } from '#domain/staff/actor.ts';
import type { Database } from '#shop/db/database.ts';
import { staffMember } from '#shop/db/schema/index.ts';
import { demand } from './demand.ts';

/** A member as others see them: no secret of theirs. */
export type Member = {
  id: number;
  name: string;
  email: string;
  role: (typeof staffMember.$inferSelect)['role'];
  exceptions: (typeof staffMember.$inferSelect)['exceptions'];
  language: (typeof staffMember.$inferSelect)['language'];
  state: 'working' | 'invited' | 'blocked';
  hasApp: boolean;
  passkeys: number;
  isDemo: boolean;
  createdAt: Date;
  seenAt: Date | null;
};

const columns = {
  id: staffMember.id,
  name: staffMember.name,
  email: staffMember.email,
  role: staffMember.role,
  exceptions: staffMember.exceptions,
  language: staffMember.language,
  state: sql<Member['state']>`CASE WHEN ${staffMember.blockedAt} IS NOT NULL THEN 'blocked'
    WHEN ${staffMember.passwordHash} IS NULL AND NOT ${staffMember.demo} THEN 'invited' ELSE 'working' END`,
  hasApp: sql<boolean>`${staffMember.totpSecret} IS NOT NULL`,
  passkeys: sql<number>`(SELECT count(*)::integer FROM staff_passkey WHERE staff_id = staff_member.id)`,
  isDemo: staffMember.demo,
  createdAt: staffMember.createdAt,
  seenAt: staffMember.seenAt,
};

/** Everybody who works here, or has. */
export async function listMembers({ orm }: Pick<Database, 'orm'>, actor: Actor): Promise<Member[]> {
  demand(actor, 'staff.read');
  return orm
    .select(columns)
    .from(staffMember)
    .orderBy(sql`${staffMember.blockedAt} IS NOT NULL`, asc(staffMember.name), asc(staffMember.id));
}

/** One of them; undefined where there is none, or it is nobody's business. */
export async function findMember(
  { orm }: Pick<Database, 'orm'>,
  actor: Actor,
  id: number,
): Promise<Member | undefined> {
  if (!may(actor, 'staff.read')) return undefined;
  const [found] = await orm.select(columns).from(staffMember).where(eq(staffMember.id, id));
  return found;
}
