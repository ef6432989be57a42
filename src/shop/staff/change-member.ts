import { eq } from 'drizzle-orm';
import { changedFields } from '#domain/audit/changed-fields.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { type JoinedRights, joinRights } from '#domain/staff/joined-rights.ts';
import { mayChangeRights, type RightsRefusal } from '#domain/staff/may-change-rights.ts';
import { neededExceptions, type RightException, type RightsOwner } from '#domain/staff/rights-owner.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { staffMember } from '#shop/db/schema/index.ts';
import { demand } from './demand.ts';
import { hasOtherOwner, lockMember } from './members.ts';
import type { MemberRow, StaffContext } from './staff-context.ts';

export type MemberOutcome = { ok: true } | { ok: false; problem: RightsRefusal | 'last_owner' | 'missing' };
export type RightsOutcome =
  | MemberOutcome
  /** Somebody has meanwhile set some of them in another way: what they are by now. */
  | ({ ok: false; problem: 'changed'; now: RightsOwner } & JoinedRights);

const missing = { ok: false, problem: 'missing' } as const;

/** Gives a member another role, or single rights beside it; `was` is what they were for whoever changes them. */
export async function changeRights(
  context: StaffContext,
  actor: Actor,
  id: number,
  sent: RightsOwner,
  was?: RightsOwner,
): Promise<RightsOutcome> {
  demand(actor, 'staff.rights');
  return context.database.orm.transaction(async (tx): Promise<RightsOutcome> => {
    const refused = await lockedOut(tx, id, sent.role !== 'owner');
    const member = await lockMember(tx, id);
    if (!member) return missing;
    const now = { role: member.role, exceptions: member.exceptions };
    const { wanted, disputed } = joinRights({ was: was ?? now, sent, now });
    if (disputed.length > 0) return { ok: false, problem: 'changed', now, wanted, disputed };
    const to = { role: wanted.role, exceptions: neededExceptions(wanted.role, wanted.exceptions) };
    const problem = mayChangeRights(actor, { id, from: member, to }) ?? (member.role === 'owner' && refused);
    if (problem) return { ok: false, problem };
    const change = changedFields(said(member), said(to));
    if (Object.keys(change).length === 0) return { ok: true };
    await tx.update(staffMember).set(to).where(eq(staffMember.id, id));
    await writeAudit(tx, actor, {
      ...{
        at: new Date(context.clock()),
        action: 'staff.rights_changed',
        object: { kind: 'staff', id },
        change,
      },
    });
    return { ok: true };
  });
}

/** Shuts a member out at once, or lets them come again. What they have done stays written. */
export async function setBlocked(
  context: StaffContext,
  actor: Actor,
  id: number,
  blocked: boolean,
): Promise<MemberOutcome> {
  demand(actor, 'staff.rights');
  return context.database.orm.transaction(async (tx): Promise<MemberOutcome> => {
    const refused = await lockedOut(tx, id, blocked);
    const member = await lockMember(tx, id);
    if (!member) return missing;
    const problem =
      mayChangeRights(actor, { id, from: member, to: member }) ?? (member.role === 'owner' && refused);
    if (problem) return { ok: false, problem };
    if ((member.blockedAt !== null) === blocked) return { ok: true };
    const at = new Date(context.clock());
    await tx
      .update(staffMember)
      .set({ blockedAt: blocked ? at : null })
      .where(eq(staffMember.id, id));
    await writeAudit(tx, actor, {
      ...{ at, action: blocked ? 'staff.blocked' : 'staff.unblocked', object: { kind: 'staff', id } },
    });
    return { ok: true };
  });
}

/** Whether nobody would own the shop any more. Owners are held first, always in the same order. */
const lockedOut = async (tx: OrmOrTransaction, id: number, leaves: boolean): Promise<'last_owner' | false> =>
  leaves && !(await hasOtherOwner(tx, id)) && 'last_owner';

const said = ({ role, exceptions }: Pick<MemberRow, 'role'> & { exceptions: readonly RightException[] }) => ({
  role,
  exceptions: [...exceptions].sort((one, other) => one.right.localeCompare(other.right)),
});
