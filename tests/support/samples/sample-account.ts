import { eq, sql } from 'drizzle-orm';
import { openAccountData } from '#shop/account/account-data.ts';
import { openAccounts } from '#shop/account/accounts.ts';
import type { TriedFrom } from '#shop/account/login/login-counters.ts';
import type { NewClient } from '#shop/account/register.ts';
import type { Database } from '#shop/db/database.ts';
import { client } from '#shop/db/schema/index.ts';
import type { Email } from '#shop/email/email.ts';
import type { QueueEmail } from '#shop/email/queue-email.ts';
import { openSessions } from '#shop/session/sessions.ts';

export const ORIGIN = 'https://sklep.example';
export const PASSWORD = 'dobre hasło';
export const POLAND = 1143020003;
export const VISIT = { language: 'pl', currency: 'PLN', regionId: POLAND } as const;
/** A browser that nobody has signed in with yet. */
export const HERE: TriedFrom = { network: '192.0.2.1', device: undefined };
export const ADDRESS = {
  firstname: 'Anna',
  lastname: 'Nowak',
  street: 'Długa 5',
  zipcode: '00-950',
  city: 'Warszawa',
  regionId: POLAND,
};

export type AccountDesk = ReturnType<typeof openAccountDesk>;

/** The accounts of a shop, its clock, and the e-mails that it has written. */
export function openAccountDesk(database: Database) {
  const emails: Email[] = [];
  const queueEmail: QueueEmail = async (message, within = database.orm) => {
    // Outside of the transaction this would wait for ever: the embedded database has one connection.
    await within.execute(sql`SELECT 1`);
    emails.push(message);
  };
  const hands = { now: Date.now(), queueEmail };
  const clock = () => hands.now;
  const parts = {
    database,
    clock,
    queueEmail: ((...given) => hands.queueEmail(...given)) satisfies QueueEmail,
  };
  const sessions = openSessions(database, clock);
  const accounts = openAccounts({ ...parts, sessions, origin: ORIGIN });
  return Object.assign(hands, {
    emails,
    sessions,
    accounts,
    data: openAccountData(database, parts.queueEmail, clock),
    /** A client whose login is also the name of the address, which is confirmed unless it is to be left open. */
    async addClient(login: string, changes: Partial<NewClient> = {}, isConfirmed = true): Promise<number> {
      const outcome = await accounts.register({ ...newClient(login), ...changes });
      if (!outcome.ok) throw new Error(`${login} cannot be registered: ${outcome.problem}`);
      if (isConfirmed) await confirmFor(database, outcome.clientId);
      emails.length = 0;
      return outcome.clientId;
    },
    logIn: (name: string, password = PASSWORD, from: TriedFrom = HERE) =>
      accounts.logIn({ name, password, session: undefined, visit: VISIT, from }),
  });
}

/** As if the client had followed the link. */
export async function confirmFor({ orm }: Pick<Database, 'orm'>, clientId: number): Promise<void> {
  await orm.update(client).set({ emailConfirmedAt: new Date() }).where(eq(client.id, clientId));
}

export const newClient = (login: string): NewClient => ({
  login,
  email: `${login}@example.org`,
  password: PASSWORD,
  firstname: 'Anna',
  lastname: 'Nowak',
  language: 'pl',
  consents: [],
});
