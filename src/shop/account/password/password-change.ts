import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import type { AccountContext } from '#shop/account/account-context.ts';
import { lockClient } from '#shop/account/lock-client.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { client, passwordReset } from '#shop/db/schema/index.ts';
import type { SessionHash } from '#shop/session/session.ts';
import { type PasswordRefusal, WRONG_PASSWORD } from './password-guard.ts';
import { hashPassword } from './passwords.ts';

/** What stays of who changes it: the session, and the token of the device. */
export type CurrentLogin = { session: SessionHash; device: string | undefined };
type Change = { current: string; next: string; keep: CurrentLogin | undefined };

/** Changes a password for who knows the current one. */
export async function changePassword(
  context: AccountContext,
  clientId: number,
  { current, next, keep }: Change,
): Promise<{ ok: true } | PasswordRefusal> {
  const checked = await context.guard.checkClient(clientId, current);
  if (!checked.ok) return checked;
  const passwordHash = await hashPassword(next);
  return context.database.orm.transaction(async (tx) => {
    const known = await lockClient(tx, clientId);
    if (known?.passwordHash !== checked.passwordHash) return WRONG_PASSWORD;
    await setPassword(context, tx, known, passwordHash, keep);
    return { ok: true };
  });
}

type Owner = { id: number; email: string; emailConfirmedAt: Date | null; language: Language };

/** Sets a password: everybody else is logged out, their devices are strangers again, links sent before are void, and a confirmed address hears of it. */
export async function setPassword(
  { sessions, devices, queueEmail, origin, clock }: AccountContext,
  tx: OrmOrTransaction,
  { id, email, emailConfirmedAt, language }: Owner,
  passwordHash: string,
  keep?: CurrentLogin,
): Promise<void> {
  const now = new Date(clock());
  await tx.update(client).set({ passwordHash, passwordChangedAt: now }).where(eq(client.id, id));
  await voidResets(tx, id, now);
  await sessions.endOthers(id, keep?.session, tx);
  await devices.forget(id, keep?.device, tx);
  const link = origin + linksIn(language).forgotPassword;
  if (emailConfirmedAt) await queueEmail({ kind: 'password_changed', to: email, language, link }, tx);
}

/** Ends every link for a new password that the client has not used. */
export async function voidResets(tx: OrmOrTransaction, clientId: number, now: Date): Promise<void> {
  const { expiresAt, usedAt } = passwordReset;
  await tx
    .update(passwordReset)
    .set({ expiresAt: now })
    .where(and(eq(passwordReset.clientId, clientId), isNull(usedAt), gt(expiresAt, now)));
}
