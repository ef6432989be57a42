import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { linksIn } from '#contract/links.ts';
import type { AccountContext } from '#shop/account/account-context.ts';
import { sendConfirmation } from '#shop/account/email/email-confirmation.ts';
import { lockClient } from '#shop/account/lock-client.ts';
import { findClients } from '#shop/account/login/log-in.ts';
import type { TriedFrom } from '#shop/account/login/login-counters.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { client, passwordReset } from '#shop/db/schema/index.ts';
import { hashOf, isToken, newToken } from '#shop/session/token.ts';
import { setPassword, voidResets } from './password-change.ts';
import { hashPassword } from './passwords.ts';

export const RESET_MINUTES = 60;
export const MOST_RESETS_AN_HOUR = 3;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Sends a link for a new password to the client of that login or address, if there is one. It never says so. An
 * address that nobody has confirmed gets the link that confirms it instead: it must not open an account.
 */
export async function requestReset(context: AccountContext, name: string): Promise<void> {
  const { orm } = context.database;
  for (const { id, active, emailConfirmedAt } of await findClients(orm, name)) {
    if (!active) continue;
    if (emailConfirmedAt) await orm.transaction((tx) => sendLink(context, tx, id));
    else await sendConfirmation(context, id);
  }
}

async function sendLink({ queueEmail, origin, clock }: AccountContext, tx: OrmOrTransaction, id: number) {
  const known = await lockClient(tx, id);
  if (!known?.active || !known.emailConfirmedAt) return;
  const { clientId, createdAt } = passwordReset;
  const now = new Date(clock());
  const lately = and(eq(clientId, id), gt(createdAt, new Date(clock() - HOUR)));
  if ((await tx.$count(passwordReset, lately)) >= MOST_RESETS_AN_HOUR) return;
  await voidResets(tx, id, now);
  await tx.delete(passwordReset).where(lte(createdAt, new Date(clock() - DAY)));
  const token = newToken();
  await tx.insert(passwordReset).values({
    tokenHash: hashOf(token),
    clientId: id,
    createdAt: now,
    expiresAt: new Date(clock() + RESET_MINUTES * MINUTE),
  });
  const { email, language } = known;
  const link = origin + linksIn(language).newPassword(token);
  await queueEmail({ kind: 'password_reset', to: email, language, link, minutes: RESET_MINUTES }, tx);
}

/** Whose password the link of this token may change, with the login that the password must differ from. */
export async function mayReset(
  { database, clock }: Pick<AccountContext, 'database' | 'clock'>,
  token: string,
): Promise<{ clientId: number; login: string } | undefined> {
  if (!isToken(token)) return undefined;
  const [found] = await database.orm
    .select({ clientId: client.id, login: client.login })
    .from(passwordReset)
    .innerJoin(client, eq(client.id, passwordReset.clientId))
    .where(and(isOpen(token, new Date(clock())), client.active));
  return found;
}

/** Sets a new password for who has the link, once. It also lifts the lock, and makes the device a known one. */
export async function resetPassword(
  context: AccountContext,
  token: string,
  next: string,
  from: TriedFrom,
): Promise<{ ok: true; clientId: number; device: string } | { ok: false }> {
  const found = await mayReset(context, token);
  if (!found) return { ok: false };
  const { clientId } = found;
  const passwordHash = await hashPassword(next);
  return context.database.orm.transaction(async (tx) => {
    const known = await lockClient(tx, clientId);
    if (!known?.active || !(await use(tx, token, new Date(context.clock())))) return { ok: false };
    await setPassword(context, tx, known, passwordHash);
    await context.guard.forgive(clientId, from, tx);
    return { ok: true, clientId, device: await context.devices.remember(from.device, clientId, tx) };
  });
}

async function use(tx: OrmOrTransaction, token: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(passwordReset)
    .set({ usedAt: now })
    .where(isOpen(token, now))
    .returning({ clientId: passwordReset.clientId });
  return used.length > 0;
}

const isOpen = (token: string, now: Date) =>
  and(
    eq(passwordReset.tokenHash, hashOf(token)),
    isNull(passwordReset.usedAt),
    gt(passwordReset.expiresAt, now),
  );
