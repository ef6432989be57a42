import { eq } from 'drizzle-orm';
import type { Actor } from '#domain/staff/actor.ts';
import { mayChangeRights } from '#domain/staff/may-change-rights.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import { staffChallenge, staffMember, staffPasskey, staffRecoveryCode } from '#shop/db/schema/index.ts';
import type { MemberOutcome } from './change-member.ts';
import { demand } from './demand.ts';
import { lockMember } from './members.ts';
import type { StaffContext } from './staff-context.ts';
import { endSessions } from './staff-sessions.ts';
import { tellOfSecurity } from './tell-of-security.ts';

/**
 * Takes the app, its recovery codes and all passkeys from a member who has lost them: from now on the password alone
 * opens the account. Whoever has found them is signed out.
 */
export async function resetSecondStep(
  { database, clock, queueEmail, origin }: StaffContext,
  actor: Actor,
  id: number,
): Promise<MemberOutcome> {
  demand(actor, 'staff.rights');
  return database.orm.transaction(async (tx): Promise<MemberOutcome> => {
    const member = await lockMember(tx, id);
    if (!member) return { ok: false, problem: 'missing' };
    const problem = mayChangeRights(actor, { id, from: member, to: member });
    if (problem) return { ok: false, problem };
    const off = { totpSecret: null, totpNewSecret: null, totpCounter: null };
    await tx.update(staffMember).set(off).where(eq(staffMember.id, id));
    await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, id));
    await tx.delete(staffChallenge).where(eq(staffChallenge.staffId, id));
    const { staffId } = staffPasskey;
    const passkeys = await tx.delete(staffPasskey).where(eq(staffId, id)).returning({ staffId });
    await endSessions(tx, id, { keep: undefined });
    await writeAudit(tx, actor, {
      ...{ at: new Date(clock()), action: 'staff.second_step_reset', object: { kind: 'staff', id } },
      change: { app: [member.totpSecret !== null, false], passkeys: [passkeys.length, 0] },
    });
    await tellOfSecurity({ queueEmail, origin }, tx, member, 'reset');
    return { ok: true };
  });
}
