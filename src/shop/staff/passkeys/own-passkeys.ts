import { and, asc, eq } from 'drizzle-orm';
import type { NewPasskey } from '#contract/panel/passkey-answer.ts';
import type { NewPasskeyQuestion } from '#contract/panel/passkey-question.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { staffPasskey } from '#shop/db/schema/index.ts';
import { lockMember } from '#shop/staff/members.ts';
import type { StaffContext } from '#shop/staff/staff-context.ts';
import { tellOfSecurity } from '#shop/staff/tell-of-security.ts';
import { askOwner, type Refused } from '#shop/staff/try-password.ts';
import { CHALLENGE_MS, newChallenge, takeChallenge } from './passkey-challenge.ts';
import { challengeIn, madePasskey, relyingParty } from './web-authn.ts';

export const MOST_PASSKEYS = 10;
/** EdDSA, ES256 and RS256, the best first. */
const ALGORITHMS = [-8, -7, -257];

export type OwnPasskey = { id: string; name: string; createdAt: Date; usedAt: Date | null };

/** One's own passkeys, the oldest first. */
export async function passkeysOf(orm: OrmOrTransaction, staffId: number): Promise<OwnPasskey[]> {
  const { credentialId, name, createdAt, usedAt } = staffPasskey;
  const rows = await orm
    .select({ credentialId, name, createdAt, usedAt })
    .from(staffPasskey)
    .where(eq(staffPasskey.staffId, staffId))
    .orderBy(asc(createdAt), asc(credentialId));
  return rows.map(({ credentialId: id, ...row }) => ({ id: id.toString('base64url'), ...row }));
}

type TooMany = { ok: false; problem: 'too_many' };

/** Asks the browser for a new passkey, once the password has shown whose it will be. */
export async function askForPasskey(
  context: StaffContext,
  actor: StaffActor,
  { current, browser }: { current: string; browser: string },
): Promise<{ ok: true; question: NewPasskeyQuestion } | Refused | TooMany> {
  const asked = await askOwner(context, actor, current);
  if (!asked.ok) return asked;
  const { database, clock } = context;
  return database.orm.transaction(
    async (tx): Promise<{ ok: true; question: NewPasskeyQuestion } | TooMany> => {
      const member = await lockMember(tx, actor.id);
      if (!member) throw new Error('a member at work is not there');
      const known = await passkeysOf(tx, actor.id);
      if (known.length >= MOST_PASSKEYS) return { ok: false, problem: 'too_many' };
      const challenge = await newChallenge(tx, { browser, staffId: actor.id }, clock());
      const { id, name } = relyingParty(context);
      return {
        ok: true,
        question: {
          challenge,
          rp: { id, name },
          user: {
            ...{ id: member.passkeyUser.toString('base64url'), name: member.email, displayName: member.name },
          },
          pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
          excludeCredentials: known.map((passkey) => ({ type: 'public-key', id: passkey.id })),
          authenticatorSelection: {
            ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
          },
          attestation: 'none',
          timeout: CHALLENGE_MS,
        },
      };
    },
  );
}

export type AddedPasskey = { ok: true } | TooMany | { ok: false; problem: 'expired' | 'wrong' | 'taken' };

/** Adds the passkey that the browser has made. The password was asked for with the question, which works once. */
export async function addPasskey(
  context: StaffContext,
  actor: StaffActor,
  { answer, browser, name }: { answer: NewPasskey; browser: string; name: string },
): Promise<AddedPasskey> {
  const { database, clock } = context;
  const challenge = challengeIn(answer.response.clientDataJSON);
  const asked = { browser, staffId: actor.id };
  if (!(await takeChallenge(database.orm, challenge, asked, clock())))
    return { ok: false, problem: 'expired' };
  const made = await madePasskey(context, answer, challenge);
  if (!made) return { ok: false, problem: 'wrong' };
  return database.orm.transaction(async (tx): Promise<AddedPasskey> => {
    const member = await lockMember(tx, actor.id);
    if (!member) throw new Error('a member at work is not there');
    const { staffId } = staffPasskey;
    if ((await tx.$count(staffPasskey, eq(staffId, actor.id))) >= MOST_PASSKEYS)
      return { ok: false, problem: 'too_many' };
    const at = new Date(clock());
    const added = await tx
      .insert(staffPasskey)
      .values({ ...made, staffId: actor.id, name, createdAt: at })
      .onConflictDoNothing()
      .returning({ staffId });
    if (added.length === 0) return { ok: false, problem: 'taken' };
    await writeAudit(tx, actor, {
      ...{ at, action: 'staff.passkey_added', object: { kind: 'staff', id: actor.id } },
      change: { passkey: [null, name] },
    });
    await tellOfSecurity(context, tx, member, 'passkey_added');
    return { ok: true };
  });
}

/** Removes one of one's own passkeys; whoever wants that has to know the password. */
export async function removePasskey(
  context: StaffContext,
  actor: StaffActor,
  { id, current }: { id: string; current: string },
): Promise<{ ok: true } | Refused> {
  const asked = await askOwner(context, actor, current);
  if (!asked.ok) return asked;
  const { database, clock } = context;
  await database.orm.transaction(async (tx) => {
    const member = await lockMember(tx, actor.id);
    const { credentialId, staffId, name } = staffPasskey;
    const [removed] = await tx
      .delete(staffPasskey)
      .where(and(eq(credentialId, Buffer.from(id, 'base64url')), eq(staffId, actor.id)))
      .returning({ name });
    if (!member || !removed) return;
    await writeAudit(tx, actor, {
      ...{ at: new Date(clock()), action: 'staff.passkey_removed', object: { kind: 'staff', id: actor.id } },
      change: { passkey: [removed.name, null] },
    });
    await tellOfSecurity(context, tx, member, 'passkey_removed');
  });
  return { ok: true };
}
