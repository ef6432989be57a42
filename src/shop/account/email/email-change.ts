import { eq } from 'drizzle-orm';
import type { AccountContext } from '#shop/account/account-context.ts';
import { lockClient } from '#shop/account/lock-client.ts';
import { type PasswordRefusal, WRONG_PASSWORD } from '#shop/account/password/password-guard.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { client, emailConfirmation } from '#shop/db/schema/index.ts';
import { askToConfirm, voidConfirmations } from './email-confirmation.ts';

export type EmailOutcome =
  | { ok: true; waits: boolean }
  | PasswordRefusal
  | { ok: false; problem: 'too_many_emails' };

/** Thrown to undo what was written in the transaction. */
class TooManyEmails extends Error {}

/**
 * Notes another address, for who knows the password. A confirmed one stays until the new one is confirmed too, and
 * hears of the wish; one that was never confirmed gives way at once. The address that is there already ends the wish.
 */
export async function changeEmail(
  context: AccountContext,
  clientId: number,
  email: string,
  password: string,
): Promise<EmailOutcome> {
  const checked = await context.guard.checkClient(clientId, password);
  if (!checked.ok) return checked;
  try {
    return await context.database.orm.transaction(async (tx) => {
      const known = await lockClient(tx, clientId);
      if (known?.passwordHash !== checked.passwordHash) return WRONG_PASSWORD;
      const isSame = known.email.toLowerCase() === email.toLowerCase();
      await voidConfirmations(tx, eq(emailConfirmation.clientId, clientId), new Date(context.clock()));
      if (isSame && known.emailConfirmedAt) {
        await tx.update(client).set({ email, newEmail: null }).where(eq(client.id, clientId));
        return { ok: true, waits: false };
      }
      await note(context, tx, known, email);
      if (!(await askToConfirm(context, tx, known, email))) throw new TooManyEmails();
      return { ok: true, waits: true };
    });
  } catch (error) {
    if (error instanceof TooManyEmails) return { ok: false, problem: 'too_many_emails' };
    throw error;
  }
}

type Known = NonNullable<Awaited<ReturnType<typeof lockClient>>>;

async function note({ queueEmail }: AccountContext, tx: OrmOrTransaction, known: Known, email: string) {
  const { id, email: to, language } = known;
  const isOwn = known.emailConfirmedAt !== null;
  await tx
    .update(client)
    .set(isOwn ? { newEmail: email } : { email })
    .where(eq(client.id, id));
  if (isOwn) await queueEmail({ kind: 'email_change_asked', to, language, newEmail: email }, tx);
}

/** Ends the wish for another address. */
export async function keepEmail(
  { database, clock }: Pick<AccountContext, 'database' | 'clock'>,
  clientId: number,
): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const known = await lockClient(tx, clientId);
    if (!known?.newEmail) return;
    await tx.update(client).set({ newEmail: null }).where(eq(client.id, clientId));
    await voidConfirmations(tx, eq(emailConfirmation.clientId, clientId), new Date(clock()));
  });
}
