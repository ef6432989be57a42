import { eq } from 'drizzle-orm';
import type { PasskeySignature } from '#contract/panel/passkey-answer.ts';
import type { SignInQuestion } from '#contract/panel/passkey-question.ts';
import { maySignCountFollow } from '#domain/staff/sign-count.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import { staffMember, staffPasskey } from '#shop/db/schema/index.ts';
import { lockMember } from '#shop/staff/members.ts';
import { type Entered, enter } from '#shop/staff/sign-in.ts';
import { actorOf, type Seat, type StaffContext } from '#shop/staff/staff-context.ts';
import { type Refused, tryPasskey, WRONG } from '#shop/staff/try-password.ts';
import { CHALLENGE_MS, newChallenge, takeChallenge } from './passkey-challenge.ts';
import { challengeIn, relyingParty, signCountOf } from './web-authn.ts';

/** Asks the browser for any passkey of this shop: whose it is, the passkey says itself. */
export async function askToSignIn(context: StaffContext, browser: string): Promise<SignInQuestion> {
  const { database, clock } = context;
  const challenge = await newChallenge(database.orm, { browser }, clock());
  const { id } = relyingParty(context);
  return { challenge, rpId: id, timeout: CHALLENGE_MS, userVerification: 'required' };
}

/**
 * Lets a member in by a passkey. It stands for both steps: the device is what one has, and by a finger, a face or a PIN
 * it has made sure who holds it.
 */
export async function signInWithPasskey(
  context: StaffContext,
  { answer, browser }: { answer: PasskeySignature; browser: string },
  seat: Seat,
): Promise<Entered | Refused | { ok: false; problem: 'expired' }> {
  const { database, clock } = context;
  const challenge = challengeIn(answer.response.clientDataJSON);
  if (!(await takeChallenge(database.orm, challenge, { browser }, clock())))
    return { ok: false, problem: 'expired' };
  let entered: Entered | undefined;
  const tried = await tryPasskey(context, { passkey: answer.id, ip: seat.ip }, async () => {
    entered = await enterBy(context, answer, challenge, seat);
    return entered !== undefined;
  });
  return tried.ok ? (entered ?? WRONG) : tried;
}

async function enterBy(
  context: StaffContext,
  answer: PasskeySignature,
  challenge: string,
  seat: Seat,
): Promise<Entered | undefined> {
  const { orm } = context.database;
  const { credentialId, publicKey, staffId } = staffPasskey;
  const isThis = eq(credentialId, Buffer.from(answer.id, 'base64url'));
  const [found] = await orm
    .select({ ...{ publicKey, staffId }, owner: staffMember.passkeyUser })
    .from(staffPasskey)
    .innerJoin(staffMember, eq(staffMember.id, staffPasskey.staffId))
    .where(isThis);
  if (!found || answer.response.userHandle !== found.owner.toString('base64url')) return undefined;
  const signCount = await signCountOf(context, answer, { challenge, publicKey: found.publicKey });
  if (signCount === undefined) return undefined;
  return orm.transaction(async (tx): Promise<Entered | undefined> => {
    const member = await lockMember(tx, found.staffId);
    const [passkey] = await tx.select().from(staffPasskey).where(isThis).for('update');
    if (!passkey || !member || member.blockedAt) return undefined;
    const at = new Date(context.clock());
    const mayFollow = maySignCountFollow(passkey.signCount, signCount);
    await writeAudit(tx, actorOf(member, seat), {
      ...{ at, action: mayFollow ? 'staff.passkey_used' : 'staff.passkey_refused' },
      ...{ object: { kind: 'staff', id: member.id }, change: { passkey: [passkey.name, passkey.name] } },
    });
    if (!mayFollow) return undefined;
    await tx.update(staffPasskey).set({ signCount, usedAt: at }).where(isThis);
    return enter(context, tx, member, seat);
  });
}
