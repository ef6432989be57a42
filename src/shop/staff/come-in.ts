import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { hashPassword } from '#shop/account/password/passwords.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { staffMember } from '#shop/db/schema/index.ts';
import { hasOwner, lockMember } from './members.ts';
import { setPassword } from './passwords.ts';
import { type Entered, enter } from './sign-in.ts';
import { actorOf, type MemberRow, type Seat, type StaffContext } from './staff-context.ts';
import { isOpenLink, memberOfLink, takeLink } from './staff-links.ts';

const USED_UP = { ok: false, problem: 'used_up' } as const;
export type ComeIn = Entered | typeof USED_UP;

/** Whose invitation it is, while it works. */
export const invited = ({ database, clock }: StaffContext, token: string): Promise<MemberRow | undefined> =>
  memberOfLink(database.orm, 'invitation', token, clock());

/** Whose password the link may change, while it works. */
export const mayReset = ({ database, clock }: StaffContext, token: string): Promise<MemberRow | undefined> =>
  memberOfLink(database.orm, 'password', token, clock());

/** Whether the link of the first owner works. */
export const isFirstOwner = ({ database, clock }: StaffContext, token: string): Promise<boolean> =>
  isOpenLink(database.orm, 'first_owner', token, clock());

/** Comes in by an invitation, with the password that is theirs from now on. */
export async function acceptInvitation(
  context: StaffContext,
  token: string,
  password: string,
  seat: Seat,
): Promise<ComeIn> {
  const found = await invited(context, token);
  if (!found) return USED_UP;
  const passwordHash = await hashPassword(password);
  return context.database.orm.transaction(async (tx): Promise<ComeIn> => {
    const member = await lockMember(tx, found.id);
    if (!member || member.blockedAt || !(await takeLink(tx, 'invitation', token, context.clock())))
      return USED_UP;
    await join(context, tx, member, passwordHash, seat);
    return enter(context, tx, member, seat);
  });
}

/** Sets a new password for who has the link, once: everybody else is signed out. The second step stays. */
export async function resetPassword(
  context: StaffContext,
  token: string,
  password: string,
  seat: Seat,
): Promise<{ ok: true } | typeof USED_UP> {
  const found = await mayReset(context, token);
  if (!found) return USED_UP;
  const passwordHash = await hashPassword(password);
  return context.database.orm.transaction(async (tx): Promise<{ ok: true } | typeof USED_UP> => {
    const member = await lockMember(tx, found.id);
    if (!member || member.blockedAt || !(await takeLink(tx, 'password', token, context.clock())))
      return USED_UP;
    await setPassword(context, tx, { member, passwordHash, actor: actorOf(member, seat) });
    return { ok: true };
  });
}

export type FirstOwner = { name: string; email: string; password: string; language: Language };

/** Makes the shop's first owner; of two who have the link only one becomes it. */
export async function becomeFirstOwner(
  context: StaffContext,
  token: string,
  { password, ...given }: FirstOwner,
  seat: Seat,
): Promise<ComeIn> {
  if (!(await isFirstOwner(context, token))) return USED_UP;
  const passwordHash = await hashPassword(password);
  return context.database.orm.transaction(async (tx): Promise<ComeIn> => {
    if (!(await takeLink(tx, 'first_owner', token, context.clock())) || (await hasOwner(tx))) return USED_UP;
    const createdAt = new Date(context.clock());
    const [member] = await tx
      .insert(staffMember)
      .values({ ...given, role: 'owner', createdAt })
      .onConflictDoNothing()
      .returning();
    if (!member) return USED_UP;
    await join(context, tx, member, passwordHash, seat);
    return enter(context, tx, member, seat);
  });
}

async function join(
  { clock }: StaffContext,
  tx: OrmOrTransaction,
  member: MemberRow,
  passwordHash: string,
  seat: Seat,
): Promise<void> {
  const at = new Date(clock());
  await tx
    .update(staffMember)
    .set({ passwordHash, passwordChangedAt: at })
    .where(eq(staffMember.id, member.id));
  if (member.role === 'owner') await closeDemo(tx, actorOf(member, seat), at);
  await writeAudit(tx, actorOf(member, seat), {
    at,
    action: 'staff.joined',
    object: { kind: 'staff', id: member.id },
  });
}

/** The shop belongs to somebody now: whoever tried it out goes. */
async function closeDemo(tx: OrmOrTransaction, actor: Actor, at: Date): Promise<void> {
  const closed = await tx
    .update(staffMember)
    .set({ blockedAt: at })
    .where(and(eq(staffMember.demo, true), isNull(staffMember.blockedAt)))
    .returning({ id: staffMember.id });
  for (const { id } of closed)
    await writeAudit(tx, actor, { at, action: 'staff.blocked', object: { kind: 'staff', id } });
}
