import { eq } from 'drizzle-orm';
import { networkOf } from '#domain/network.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { type Counter, countersOf, LOCK_MINUTES, MOST_FAILURES } from '#shop/account/login/login-counters.ts';
import type { Locked } from '#shop/account/password/password-guard.ts';
import { verifyPassword } from '#shop/account/password/passwords.ts';
import { staffMember } from '#shop/db/schema/index.ts';
import type { MemberRow, StaffContext } from './staff-context.ts';

export type Refused = { ok: false; problem: 'wrong' } | Locked;
export const WRONG = { ok: false, problem: 'wrong' } as const;

/** Tries a password at the entrance, within what the counters allow. It takes as long for an address that nobody has. */
export function tryAtEntrance(
  context: StaffContext,
  member: MemberRow | undefined,
  { email, password, ip }: { email: string; password: string; ip: string },
): Promise<{ ok: true } | Refused> {
  const who = { name: `staff ${member?.email ?? email.trim()}` };
  const isLetIn = member && member.blockedAt === null ? member.passwordHash : null;
  const counters = countersOf(who, { network: networkOf(ip), device: undefined }, false);
  return counted(context, counters, () => verifyPassword(isLetIn ?? undefined, password));
}

/** Asks somebody who is signed in for the password once more. */
export const askPassword = (
  context: StaffContext,
  { id, passwordHash }: Pick<MemberRow, 'id' | 'passwordHash'>,
  password: string,
): Promise<{ ok: true } | Refused> =>
  counted(context, [ownCounter(`staff asked ${id}`)], () =>
    verifyPassword(passwordHash ?? undefined, password),
  );

/** Asks whoever is at work for their own password. */
export async function askOwner(
  context: StaffContext,
  { id }: Pick<StaffActor, 'id'>,
  password: string,
): Promise<{ ok: true } | Refused> {
  const [member] = await context.database.orm.select().from(staffMember).where(eq(staffMember.id, id));
  return member ? askPassword(context, member, password) : WRONG;
}

/** Tries a passkey at the entrance. Wrong passwords do not count for it, so that nobody can shut its owner out. */
export const tryPasskey = (
  context: StaffContext,
  { passkey, ip }: { passkey: string; ip: string },
  isRight: () => Promise<boolean>,
): Promise<{ ok: true } | Refused> => {
  const from = { network: networkOf(ip), device: undefined };
  return counted(context, countersOf({ name: `staff passkey ${passkey}` }, from, false), isRight);
};

/** Tries a code of somebody whose password was right. */
export const tryCode = (
  context: StaffContext,
  staffId: number,
  isRight: () => Promise<boolean>,
): Promise<{ ok: true } | Refused> => counted(context, [ownCounter(`staff code ${staffId}`)], isRight);

const ownCounter = (key: string): Counter => ({
  ...{ key, most: MOST_FAILURES, lockSeconds: LOCK_MINUTES * 60, isShared: false },
});

async function counted(
  { failures }: StaffContext,
  counters: readonly Counter[],
  isRight: () => Promise<boolean>,
): Promise<{ ok: true } | Refused> {
  const seconds = await failures.begin(counters);
  if (seconds !== undefined) return { ok: false, problem: 'locked', seconds };
  if (!(await isRight())) return WRONG;
  await failures.succeed(counters);
  return { ok: true };
}
