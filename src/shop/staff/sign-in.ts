import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { staffChallenge, staffMember } from '#shop/db/schema/index.ts';
import { hashOf, isToken, newToken } from '#shop/session/token.ts';
import { hasOwner, lockMember, memberByEmail } from './members.ts';
import { takeRecoveryCode, takeTotpCode } from './second-step.ts';
import { actorOf, type MemberRow, type Seat, type StaffContext } from './staff-context.ts';
import { beginSession } from './staff-sessions.ts';
import { type Refused, tryAtEntrance, tryCode, WRONG } from './try-password.ts';

const CHALLENGE_MINUTES = 10;
const MINUTE = 60_000;

/** `session` is for the cookie; `challenge` is the half of the way in that the second step completes. */
export type Entered = { ok: true; session: string };
export type SignInOutcome = Entered | { ok: true; challenge: string } | Refused;

/** Lets a member in by e-mail and password; who has an authenticator app is asked for its code first. */
export async function signIn(
  context: StaffContext,
  typed: { email: string; password: string },
  seat: Seat,
): Promise<SignInOutcome> {
  const { orm } = context.database;
  const member = await memberByEmail(orm, typed.email);
  const tried = await tryAtEntrance(context, member, { ...typed, ip: seat.ip });
  if (!tried.ok || !member) return tried.ok ? WRONG : tried;
  return orm.transaction(async (tx): Promise<SignInOutcome> => {
    const still = await lockMember(tx, member.id);
    // A password that was changed while it was tried lets nobody in.
    if (!still || still.blockedAt || still.passwordHash !== member.passwordHash) return WRONG;
    if (still.totpSecret) return { ok: true, challenge: await challenge(tx, still.id, context.clock()) };
    return enter(context, tx, still, seat);
  });
}

/** The second step: a code of the app, or one of those that were written down. */
export async function signInWithCode(
  context: StaffContext,
  { challenge: token, code, kind }: { challenge: string; code: string; kind: 'app' | 'recovery' },
  seat: Seat,
): Promise<Entered | Refused | { ok: false; problem: 'expired' }> {
  const { orm } = context.database;
  const waiting = await whoWaits(orm, token, context.clock());
  if (!waiting) return { ok: false, problem: 'expired' };
  const take = kind === 'app' ? takeTotpCode : takeRecoveryCode;
  const tried = await tryCode(context, waiting.id, () =>
    orm.transaction((tx) => take(context, tx, waiting.id, code)),
  );
  if (!tried.ok) return tried;
  return orm.transaction(async (tx): Promise<Entered | Refused> => {
    const member = await lockMember(tx, waiting.id);
    if (!member || member.blockedAt) return WRONG;
    await tx.delete(staffChallenge).where(eq(staffChallenge.staffId, member.id));
    if (kind === 'recovery')
      await writeAudit(tx, actorOf(member, seat), {
        ...{ at: new Date(context.clock()), action: 'staff.code_used' },
        object: { kind: 'staff', id: member.id },
      });
    return enter(context, tx, member, seat);
  });
}

/** Whether somebody is half way in. */
export const isWaiting = async (
  { database, clock }: StaffContext,
  token: string | undefined,
): Promise<boolean> => token !== undefined && (await whoWaits(database.orm, token, clock())) !== undefined;

export const DEMO_OWNER = { email: 'demo@panel.invalid', name: 'Demo' };

/** The demo shop lets anybody in as its owner, until it belongs to somebody. */
export async function enterDemo(context: StaffContext, seat: Seat): Promise<Entered | Refused> {
  return context.database.orm.transaction(async (tx): Promise<Entered | Refused> => {
    if (await hasOwner(tx)) return WRONG;
    const member = (await memberByEmail(tx, DEMO_OWNER.email)) ?? (await hireDemoOwner(tx, context.clock()));
    if (!member || member.blockedAt) return WRONG;
    return enter(context, tx, member, seat);
  });
}

/** Of several who come first at once, one makes the member whom all of them are. */
async function hireDemoOwner(tx: OrmOrTransaction, now: number): Promise<MemberRow | undefined> {
  await tx
    .insert(staffMember)
    .values({ ...DEMO_OWNER, role: 'owner', demo: true, createdAt: new Date(now) })
    .onConflictDoNothing();
  return memberByEmail(tx, DEMO_OWNER.email);
}

/** Begins the session of a member who has shown who they are. */
export async function enter(
  { clock }: Pick<StaffContext, 'clock'>,
  tx: OrmOrTransaction,
  member: MemberRow,
  seat: Seat,
): Promise<Entered> {
  const session = await beginSession(tx, member.id, seat, clock());
  await writeAudit(tx, actorOf(member, seat), {
    ...{ at: new Date(clock()), action: 'staff.signed_in', object: { kind: 'staff', id: member.id } },
  });
  return { ok: true, session };
}

async function challenge(tx: OrmOrTransaction, staffId: number, now: number): Promise<string> {
  const token = newToken();
  await tx.delete(staffChallenge).where(lte(staffChallenge.expiresAt, new Date(now)));
  await tx.insert(staffChallenge).values({
    ...{ tokenHash: hashOf(token), staffId, kind: 'second_step', createdAt: new Date(now) },
    expiresAt: new Date(now + CHALLENGE_MINUTES * MINUTE),
  });
  return token;
}

async function whoWaits(
  orm: OrmOrTransaction,
  token: string,
  now: number,
): Promise<{ id: number } | undefined> {
  if (!isToken(token)) return undefined;
  const { tokenHash, kind, expiresAt, staffId } = staffChallenge;
  const [found] = await orm
    .select({ id: staffMember.id })
    .from(staffChallenge)
    .innerJoin(staffMember, eq(staffMember.id, staffId))
    .where(
      and(
        ...[eq(tokenHash, hashOf(token)), eq(kind, 'second_step'), gt(expiresAt, new Date(now))],
        isNull(staffMember.blockedAt),
      ),
    );
  return found;
}
