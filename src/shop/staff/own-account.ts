import { eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { changedFields } from '#domain/audit/changed-fields.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import { staffMember } from '#shop/db/schema/index.ts';
import { lockMember } from './members.ts';
import type { StaffContext } from './staff-context.ts';
import { endSessions } from './staff-sessions.ts';

/** Changes one's own name and the language of the back office. */
export async function changeAccount(
  { database, clock }: StaffContext,
  actor: StaffActor,
  given: { name: string; language: Language },
): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const member = await lockMember(tx, actor.id);
    if (!member) return;
    const { name, language } = member;
    const change = changedFields({ name, language }, given);
    if (Object.keys(change).length === 0) return;
    await tx.update(staffMember).set(given).where(eq(staffMember.id, actor.id));
    await writeAudit(tx, actor, {
      ...{ at: new Date(clock()), action: 'staff.changed', object: { kind: 'staff', id: actor.id }, change },
    });
  });
}

export type OwnSettings = { hasSound: boolean; hasKeys: boolean };

/** What only changes how the back office speaks to oneself. */
export async function changeSettings(
  { database }: StaffContext,
  actor: StaffActor,
  { hasSound, hasKeys }: OwnSettings,
): Promise<void> {
  await database.orm.update(staffMember).set({ hasSound, hasKeys }).where(eq(staffMember.id, actor.id));
}

/** Ends one's own session, the one at hand or another. */
export async function endSession(
  { database, clock }: StaffContext,
  actor: StaffActor,
  which: { session: Buffer; isThis: boolean },
): Promise<void> {
  await database.orm.transaction(async (tx) => {
    if ((await endSessions(tx, actor.id, { only: which.session })) === 0) return;
    await writeAudit(tx, actor, {
      ...{ at: new Date(clock()), action: which.isThis ? 'staff.signed_out' : 'staff.sessions_ended' },
      object: { kind: 'staff', id: actor.id },
    });
  });
}

/** Ends all of one's sessions, this one too. */
export async function endAllSessions({ database, clock }: StaffContext, actor: StaffActor): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const ended = await endSessions(tx, actor.id, { keep: undefined });
    await writeAudit(tx, actor, {
      ...{ at: new Date(clock()), action: 'staff.sessions_ended', object: { kind: 'staff', id: actor.id } },
      change: { sessions: [ended, 0] },
    });
  });
}
