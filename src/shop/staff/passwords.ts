import { eq } from 'drizzle-orm';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { hashPassword } from '#shop/account/password/passwords.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { staffChallenge, staffMember } from '#shop/db/schema/index.ts';
import { sendPasswordLink } from './invite.ts';
import { lockMember, memberByEmail } from './members.ts';
import { actorOf, type MemberRow, type StaffContext } from './staff-context.ts';
import { voidLinks } from './staff-links.ts';
import { endSessions } from './staff-sessions.ts';
import { askPassword, type Refused, WRONG } from './try-password.ts';

/** Changes one's own password; all other sessions end. */
export async function changePassword(
  context: StaffContext,
  actor: StaffActor,
  { current, next, keep }: { current: string; next: string; keep: Buffer },
): Promise<{ ok: true } | Refused> {
  const { orm } = context.database;
  const [known] = await orm.select().from(staffMember).where(eq(staffMember.id, actor.id));
  const asked = known ? await askPassword(context, known, current) : WRONG;
  if (!asked.ok) return asked;
  const passwordHash = await hashPassword(next);
  return orm.transaction(async (tx): Promise<{ ok: true } | Refused> => {
    const member = await lockMember(tx, actor.id);
    if (!member || member.passwordHash !== known?.passwordHash) return WRONG;
    await setPassword(context, tx, { member, passwordHash, actor, keep });
    return { ok: true };
  });
}

/** Sends a link for a new password to whoever works here under that address. It never says so. */
export async function requestPassword(context: StaffContext, email: string, ip: string): Promise<void> {
  const found = await memberByEmail(context.database.orm, email);
  if (!found?.passwordHash || found.blockedAt) return;
  await context.database.orm.transaction(async (tx) => {
    const member = await lockMember(tx, found.id);
    if (!member?.passwordHash || member.blockedAt) return;
    await sendPasswordLink(context, tx, member);
    await writeAudit(tx, actorOf(member, { ip }), {
      ...{ at: new Date(context.clock()), action: 'staff.password_asked' },
      object: { kind: 'staff', id: member.id },
    });
  });
}

type NewPassword = { member: MemberRow; passwordHash: string; actor: StaffActor; keep?: Buffer };

/** Sets it, and shuts every way in that the old one has opened: sessions, half of a way in, links for a new one. */
export async function setPassword(
  { clock, queueEmail, origin }: StaffContext,
  tx: OrmOrTransaction,
  { member: { id, email, language }, passwordHash, actor, keep }: NewPassword,
): Promise<void> {
  const at = new Date(clock());
  // An app that was only begun goes too: whoever had the session may have copied its secret.
  const change = { passwordHash, passwordChangedAt: at, totpNewSecret: null };
  await tx.update(staffMember).set(change).where(eq(staffMember.id, id));
  await endSessions(tx, id, { keep });
  await tx.delete(staffChallenge).where(eq(staffChallenge.staffId, id));
  await voidLinks(tx, { kind: 'password', staffId: id }, clock());
  await writeAudit(tx, actor, { at, action: 'staff.password_changed', object: { kind: 'staff', id } });
  await queueEmail(
    { kind: 'password_changed', to: email, language, link: origin + panelLinks.forgotten },
    tx,
  );
}
