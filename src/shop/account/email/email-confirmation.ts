import { and, eq, gt, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import type { AccountContext } from '#shop/account/account-context.ts';
import { lockClient } from '#shop/account/lock-client.ts';
import { voidResets } from '#shop/account/password/password-change.ts';
import { constraintOf } from '#shop/db/constraint.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { client, emailConfirmation } from '#shop/db/schema/index.ts';
import { hashOf, isToken, newToken } from '#shop/session/token.ts';

export const CONFIRM_HOURS = 48;
/** For one account; one address hears of several accounts, but not of any number. */
export const MOST_CONFIRMATIONS_AN_HOUR = 3;
const MOST_TO_ADDRESS_AN_HOUR = 5;
const HOUR = 3_600_000;
const KEPT_DAYS = 7;

type Owner = { id: number; login: string; language: Language };

/**
 * Writes to an address that an account names, unless too much was written already. Where it is another's, it hears
 * that it has an account: who named it sees no difference.
 */
export async function askToConfirm(
  { queueEmail, origin, clock }: Pick<AccountContext, 'queueEmail' | 'origin' | 'clock'>,
  tx: OrmOrTransaction,
  { id, login, language }: Owner,
  email: string,
): Promise<boolean> {
  const { clientId, createdAt } = emailConfirmation;
  const lately = gt(createdAt, new Date(clock() - HOUR));
  const ofClient = await tx.$count(emailConfirmation, and(eq(clientId, id), lately));
  const toAddress = await tx.$count(emailConfirmation, and(isTo(email), lately));
  if (ofClient >= MOST_CONFIRMATIONS_AN_HOUR || toAddress >= MOST_TO_ADDRESS_AN_HOUR) return false;
  await tx.delete(emailConfirmation).where(lte(createdAt, new Date(clock() - KEPT_DAYS * 24 * HOUR)));
  const token = newToken();
  await tx.insert(emailConfirmation).values({
    tokenHash: hashOf(token),
    clientId: id,
    email,
    createdAt: new Date(clock()),
    expiresAt: new Date(clock() + CONFIRM_HOURS * HOUR),
  });
  const links = linksIn(language);
  const others = and(hasEmail(email), isNotNull(client.emailConfirmedAt), ne(client.id, id));
  const isAnothers = (await tx.$count(client, others)) > 0;
  await queueEmail(
    isAnothers
      ? { kind: 'email_known', to: email, language, link: origin + links.forgotPassword }
      : {
          kind: 'confirm_email',
          ...{ to: email, language, login, hours: CONFIRM_HOURS },
          link: origin + links.confirmEmail(token),
        },
    tx,
  );
  return true;
}

/** Sends the link once more, to the address that waits for it. */
export function sendConfirmation(
  context: AccountContext,
  clientId: number,
): Promise<'sent' | 'nothing_waits' | 'too_many'> {
  return context.database.orm.transaction(async (tx) => {
    const known = await lockClient(tx, clientId);
    const waits = known?.newEmail ?? (known?.emailConfirmedAt ? undefined : known?.email);
    if (!known?.active || waits === undefined) return 'nothing_waits';
    return (await askToConfirm(context, tx, known, waits)) ? 'sent' : 'too_many';
  });
}

/** Which address the link of this token would confirm, and for whose account. */
export async function mayConfirm(
  { database, clock }: Pick<AccountContext, 'database' | 'clock'>,
  token: string,
): Promise<{ clientId: number; login: string; email: string } | undefined> {
  if (!isToken(token)) return undefined;
  const { email } = emailConfirmation;
  const isNamed = sql`lower(${email}) = lower(coalesce(${client.newEmail}, ${client.email}))`;
  const [found] = await database.orm
    .select({ clientId: client.id, login: client.login, email })
    .from(emailConfirmation)
    .innerJoin(client, eq(client.id, emailConfirmation.clientId))
    .where(and(isOpen(token, new Date(clock())), client.active, isNamed));
  return found;
}

/** Makes the address the account's own, once; other accounts that named it cannot have it any more. */
export async function confirmEmail(
  context: AccountContext,
  token: string,
): Promise<{ ok: true; clientId: number } | { ok: false }> {
  const found = await mayConfirm(context, token);
  if (!found) return { ok: false };
  const { orm } = context.database;
  try {
    const isDone = await orm.transaction((tx) => confirm(context, tx, token, found));
    return isDone ? { ok: true, clientId: found.clientId } : { ok: false };
  } catch (error) {
    if (constraintOf(error) === 'client_email_taken') return { ok: false };
    throw error;
  }
}

async function confirm(
  context: AccountContext,
  tx: OrmOrTransaction,
  token: string,
  { clientId, email }: { clientId: number; email: string },
): Promise<boolean> {
  const now = new Date(context.clock());
  const before = await lockClient(tx, clientId);
  const isStillOpen = (await tx.$count(emailConfirmation, isOpen(token, now))) > 0;
  if (!before?.active || !isStillOpen) return false;
  // The client first: who wants the same address at this moment waits here, and holds no link yet.
  const owned = { email, emailConfirmedAt: now, newEmail: null };
  await tx.update(client).set(owned).where(eq(client.id, clientId));
  await tx.update(emailConfirmation).set({ usedAt: now }).where(isOpen(token, now));
  await voidConfirmations(tx, eq(emailConfirmation.clientId, clientId), now);
  await voidConfirmations(tx, isTo(email), now);
  // A link that lies in the old mailbox must not open the account.
  await voidResets(tx, clientId, now);
  const { language, login } = before;
  if (before.emailConfirmedAt)
    await context.queueEmail({ kind: 'email_changed', to: before.email, language, newEmail: email }, tx);
  else {
    const link = context.origin + linksIn(language).account;
    await context.queueEmail({ kind: 'welcome', to: email, language, login, link }, tx);
  }
  return true;
}

/** Ends links that nobody has used. */
export async function voidConfirmations(
  tx: OrmOrTransaction,
  which: ReturnType<typeof eq>,
  now: Date,
): Promise<void> {
  const { usedAt, expiresAt } = emailConfirmation;
  await tx
    .update(emailConfirmation)
    .set({ expiresAt: now })
    .where(and(which, isNull(usedAt), gt(expiresAt, now)));
}

const isTo = (email: string) => sql`lower(${emailConfirmation.email}) = lower(${email})`;
const hasEmail = (email: string) => sql`lower(${client.email}) = lower(${email})`;

const isOpen = (token: string, now: Date) =>
  and(
    eq(emailConfirmation.tokenHash, hashOf(token)),
    isNull(emailConfirmation.usedAt),
    gt(emailConfirmation.expiresAt, now),
  );
