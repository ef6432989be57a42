import { eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Database } from '#shop/db/database.ts';
import { client } from '#shop/db/schema/index.ts';
import type { QueueEmail } from '#shop/email/queue-email.ts';
import { openAddresses } from './addresses.ts';
import { openConsents } from './consents.ts';
import { exportAll } from './export-all.ts';
import { openHistory } from './history.ts';
import { lockClient } from './lock-client.ts';
import { openPasswordGuard, type PasswordRefusal, WRONG_PASSWORD } from './password/password-guard.ts';

/** What clients say about themselves and may change at any time. */
export type PersonalData = {
  firstname: string;
  lastname: string;
  phone: string | null;
  phone2: string | null;
  /** '1990-12-31' */
  birthDate: string | null;
  language: Language;
};

/** What belongs to a client who is logged in. Every function reaches that client's own rows and no others. */
export function openAccountData(
  database: Pick<Database, 'orm'>,
  queueEmail: QueueEmail,
  clock: () => number,
) {
  const { orm } = database;
  const guard = openPasswordGuard(database, clock);

  async function load(clientId: number) {
    const { login, email, emailConfirmedAt, newEmail, bankAccount, createdAt } = client;
    const { firstname, lastname, phone, phone2, birthDate, language } = client;
    const names = { login, email, emailConfirmedAt, newEmail, firstname, lastname };
    const [found] = await orm
      .select({ ...names, phone, phone2, birthDate, language, bankAccount, createdAt })
      .from(client)
      .where(eq(client.id, clientId));
    return found;
  }

  async function saveData(clientId: number, data: PersonalData): Promise<void> {
    const { firstname, lastname, phone, phone2, birthDate, language } = data;
    await orm
      .update(client)
      .set({ firstname, lastname, phone, phone2, birthDate, language })
      .where(eq(client.id, clientId));
  }

  /** An IBAN without spaces; null takes it away. */
  async function setBankAccount(clientId: number, bankAccount: string | null): Promise<void> {
    await orm.update(client).set({ bankAccount }).where(eq(client.id, clientId));
  }

  /** Deletes the account and all that hangs on it; orders stay, as the law demands, and are nobody's. */
  async function remove(clientId: number, password: string): Promise<{ ok: true } | PasswordRefusal> {
    const checked = await guard.checkClient(clientId, password);
    if (!checked.ok) return checked;
    return orm.transaction(async (tx) => {
      const known = await lockClient(tx, clientId);
      if (known?.passwordHash !== checked.passwordHash) return WRONG_PASSWORD;
      await tx.delete(client).where(eq(client.id, clientId));
      const { email: to, language } = known;
      if (known.emailConfirmedAt) await queueEmail({ kind: 'account_removed', to, language }, tx);
      return { ok: true };
    });
  }

  return {
    load,
    saveData,
    setBankAccount,
    remove,
    exportAll: (clientId: number) => exportAll(database, clientId),
    ...openAddresses(database),
    ...openConsents(database, clock),
    ...openHistory(database),
  };
}
