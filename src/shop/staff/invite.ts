import { isNull } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { isWithin } from '#domain/staff/may-change-rights.ts';
import type { Role } from '#domain/staff/role.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import { constraintOf } from '#shop/db/constraint.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { staffLink, staffMember } from '#shop/db/schema/index.ts';
import { demand, NotAllowed } from './demand.ts';
import { hasOwner, lockMember } from './members.ts';
import type { MemberRow, StaffContext } from './staff-context.ts';
import { INVITATION_DAYS, makeLink, PASSWORD_MINUTES } from './staff-links.ts';

export type NewMember = { name: string; email: string; role: Role; language: Language };
export type Invited = { ok: true; id: number; link: string } | { ok: false; problem: 'used_email' };

/** Takes somebody on, and sends a link by which they come in and choose a password. */
export async function invite(context: StaffContext, actor: Actor, given: NewMember): Promise<Invited> {
  demand(actor, 'staff.invite');
  // Whom one invites gets no more rights than one has.
  if (!isWithin(actor, { role: given.role, exceptions: [] })) throw new NotAllowed('staff.rights');
  try {
    return await context.database.orm.transaction(async (tx): Promise<Invited> => {
      const at = new Date(context.clock());
      const [member] = await tx
        .insert(staffMember)
        .values({ ...given, createdAt: at })
        .returning();
      if (!member) throw new Error('the database returned no member');
      const { name, email, role, language } = given;
      await writeAudit(tx, actor, {
        ...{ at, action: 'staff.invited', object: { kind: 'staff', id: member.id } },
        change: { name: [null, name], email: [null, email], role: [null, role], language: [null, language] },
      });
      return { ok: true, id: member.id, link: await sendInvitation(context, tx, { member, actor }) };
    });
  } catch (error) {
    if (constraintOf(error) === 'staff_member_email_taken') return { ok: false, problem: 'used_email' };
    throw error;
  }
}

/** Sends a link once more: an invitation to who has not come yet, else one for a new password. */
export async function sendLink(context: StaffContext, actor: Actor, id: number): Promise<string | undefined> {
  demand(actor, 'staff.invite');
  return context.database.orm.transaction(async (tx) => {
    const member = await lockMember(tx, id);
    if (!member || member.blockedAt || member.demo) return undefined;
    await writeAudit(tx, actor, {
      ...{ at: new Date(context.clock()), action: 'staff.link_made', object: { kind: 'staff', id } },
    });
    return member.passwordHash
      ? sendPasswordLink(context, tx, member)
      : sendInvitation(context, tx, { member, actor });
  });
}

/** The link by which the shop's first owner comes in; undefined once there is one. */
export function firstOwnerLink({ database, origin, clock }: StaffContext): Promise<string | undefined> {
  return database.orm.transaction(async (tx) => {
    if (await hasOwner(tx)) return undefined;
    await tx.delete(staffLink).where(isNull(staffLink.staffId));
    return origin + panelLinks.firstOwner(await makeLink(tx, { kind: 'first_owner' }, clock()));
  });
}

async function sendInvitation(
  { queueEmail, origin, clock }: StaffContext,
  tx: OrmOrTransaction,
  { member: { id, name, email, language, role }, actor }: { member: MemberRow; actor: Actor },
): Promise<string> {
  const link =
    origin + panelLinks.invitation(await makeLink(tx, { kind: 'invitation', staffId: id }, clock()));
  const by = actor.kind === 'staff' && { by: actor.name };
  const said = { kind: 'staff_invitation', name, role, ...by, link, days: INVITATION_DAYS } as const;
  await queueEmail({ ...said, to: email, language }, tx);
  return link;
}

export async function sendPasswordLink(
  { queueEmail, origin, clock }: StaffContext,
  tx: OrmOrTransaction,
  { id, email, language }: MemberRow,
): Promise<string> {
  const link =
    origin + panelLinks.newPassword(await makeLink(tx, { kind: 'password', staffId: id }, clock()));
  await queueEmail({ kind: 'staff_password', to: email, language, link, minutes: PASSWORD_MINUTES }, tx);
  return link;
}
