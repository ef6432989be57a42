import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { StaffActor } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { staffMember, staffRecoveryCode } from '#shop/db/schema/index.ts';
import { opened, SECRET_BYTES, sealed } from './app-secret.ts';
import { lockMember } from './members.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import type { StaffContext } from './staff-context.ts';
import { tellOfSecurity } from './tell-of-security.ts';
import { stepOfCode, totpAddress } from './totp.ts';
import { askOwner, type Refused, tryCode, WRONG } from './try-password.ts';

/** The secret that the app is to take, and whether it has one already. */
export type AppSetup = { isOn: boolean; codesLeft: number; secret?: Buffer; address?: string };

/** What the page of the app shows. Whoever has no app gets a secret, the same until a code proves that the app has it. */
export function appSetup(context: StaffContext, actor: StaffActor): Promise<AppSetup> {
  const { database, shopName } = context;
  return database.orm.transaction(async (tx) => {
    const member = await lockMember(tx, actor.id);
    if (!member) throw new Error('a member at work is not there');
    const codes = and(eq(staffRecoveryCode.staffId, actor.id), isNull(staffRecoveryCode.usedAt));
    const codesLeft = await tx.$count(staffRecoveryCode, codes);
    if (member.totpSecret) return { isOn: true, codesLeft };
    const begun = opened(context, actor.id, member.totpNewSecret);
    const secret = begun ?? randomBytes(SECRET_BYTES);
    if (!begun) {
      const totpNewSecret = sealed(context, actor.id, secret);
      await tx.update(staffMember).set({ totpNewSecret }).where(eq(staffMember.id, actor.id));
    }
    return {
      isOn: false,
      codesLeft,
      secret,
      address: totpAddress(secret, { shop: shopName, email: member.email }),
    };
  });
}

/**
 * From now on the app is asked for: a code of it shows that it has the secret, and the password that it is its owner's.
 * Answers with codes to write down.
 */
export async function setApp(
  context: StaffContext,
  actor: StaffActor,
  { code, current }: { code: string; current: string },
): Promise<{ ok: true; codes: string[] } | Refused | { ok: false; problem: 'wrong_password' }> {
  const asked = await askOwner(context, actor, current);
  if (!asked.ok) return asked.problem === 'wrong' ? { ok: false, problem: 'wrong_password' } : asked;
  let codes: string[] = [];
  const tried = await tryCode(context, actor.id, () =>
    context.database.orm.transaction(async (tx) => {
      const member = await lockMember(tx, actor.id);
      const secret = opened(context, actor.id, member?.totpNewSecret ?? null);
      const step = secret ? stepOfCode(secret, code, context.clock(), null) : undefined;
      if (!member || !secret || member.totpSecret || step === undefined) return false;
      const change = {
        totpSecret: sealed(context, actor.id, secret),
        totpNewSecret: null,
        totpCounter: step,
      };
      await tx.update(staffMember).set(change).where(eq(staffMember.id, actor.id));
      codes = await renewCodes(tx, actor.id);
      await note(context, tx, actor, 'staff.app_set');
      await tellOfSecurity(context, tx, member, 'app_set');
      return true;
    }),
  );
  return tried.ok ? { ok: true, codes } : tried;
}

/** The app is not asked for any more; whoever wants that has to know the password. */
export async function removeApp(
  context: StaffContext,
  actor: StaffActor,
  password: string,
): Promise<{ ok: true } | Refused> {
  const asked = await askOwner(context, actor, password);
  if (!asked.ok) return asked;
  await context.database.orm.transaction(async (tx) => {
    const member = await lockMember(tx, actor.id);
    if (!member?.totpSecret) return;
    const off = { totpSecret: null, totpNewSecret: null, totpCounter: null };
    await tx.update(staffMember).set(off).where(eq(staffMember.id, actor.id));
    await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, actor.id));
    await note(context, tx, actor, 'staff.app_removed');
    await tellOfSecurity(context, tx, member, 'app_removed');
  });
  return { ok: true };
}

/** New codes to write down in the place of the old ones, shown this once. */
export async function makeCodes(
  context: StaffContext,
  actor: StaffActor,
  password: string,
): Promise<{ ok: true; codes: string[] } | Refused> {
  const asked = await askOwner(context, actor, password);
  if (!asked.ok) return asked;
  return context.database.orm.transaction(async (tx) => {
    const member = await lockMember(tx, actor.id);
    if (!member?.totpSecret) return WRONG;
    const codes = await renewCodes(tx, actor.id);
    await note(context, tx, actor, 'staff.codes_made');
    return { ok: true, codes };
  });
}

/** Takes a code of the app; it works once. */
export async function takeTotpCode(
  context: StaffContext,
  tx: OrmOrTransaction,
  staffId: number,
  code: string,
) {
  const member = await lockMember(tx, staffId);
  const secret = opened(context, staffId, member?.totpSecret ?? null);
  if (!member || !secret) return false;
  const step = stepOfCode(secret, code, context.clock(), member.totpCounter);
  if (step === undefined) return false;
  await tx.update(staffMember).set({ totpCounter: step }).where(eq(staffMember.id, staffId));
  return true;
}

/** Takes one of the codes that were written down; it works once. */
export async function takeRecoveryCode(
  { clock }: StaffContext,
  tx: OrmOrTransaction,
  staffId: number,
  code: string,
) {
  const { codeHash, usedAt } = staffRecoveryCode;
  const taken = await tx
    .update(staffRecoveryCode)
    .set({ usedAt: new Date(clock()) })
    .where(
      and(
        ...[
          eq(staffRecoveryCode.staffId, staffId),
          eq(codeHash, recoveryHash(staffId, code)),
          isNull(usedAt),
        ],
      ),
    )
    .returning({ staffId: staffRecoveryCode.staffId });
  return taken.length > 0;
}

async function renewCodes(tx: OrmOrTransaction, staffId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, staffId));
  await tx
    .insert(staffRecoveryCode)
    .values(codes.map((code) => ({ staffId, codeHash: recoveryHash(staffId, code) })));
  return codes;
}

const note = (
  { clock }: StaffContext,
  tx: OrmOrTransaction,
  actor: StaffActor,
  action: 'staff.app_set' | 'staff.app_removed' | 'staff.codes_made',
) => writeAudit(tx, actor, { at: new Date(clock()), action, object: { kind: 'staff', id: actor.id } });
