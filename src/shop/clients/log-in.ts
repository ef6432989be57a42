import { and, desc, eq, or, sql } from 'drizzle-orm';
import { asTyped } from '#domain/form/as-typed.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { client } from '#shop/db/schema/index.ts';
import type { SessionHash } from '#shop/session/session.ts';
import type { SessionBasics } from '#shop/session/sessions.ts';
import type { AccountDoor } from './accounts.ts';
import type { Locked } from './password-guard.ts';

export type LogInRequest = {
  /** A login or an e-mail address. */
  name: string;
  password: string;
  session: SessionHash | undefined;
  visit: SessionBasics;
};

export type LogInOutcome =
  | { ok: true; token: string; clientId: number }
  | { ok: false; problem: 'wrong' }
  | Locked;

const WRONG = { ok: false, problem: 'wrong' } as const;

/** Lets a client in. Nothing in the answer tells a wrong password from a name that nobody has. */
export async function logIn(
  door: AccountDoor,
  { name, password, session, visit }: LogInRequest,
): Promise<LogInOutcome> {
  const { database, guard, sessions, clock } = door;
  const found = await findClient(database.orm, name);
  const tried = found
    ? { clientId: found.id, passwordHash: found.active ? found.passwordHash : undefined }
    : { name: asTyped(name) };
  const checked = await guard.check(tried, password);
  if (!checked.ok) return checked.problem === 'locked' ? checked : WRONG;
  if (!found) return WRONG;
  const { id: clientId, passwordHash } = found;
  return database.orm.transaction(async (tx): Promise<LogInOutcome> => {
    // A password that was changed while it was tried, or an account shut meanwhile, lets nobody in.
    const still = and(eq(client.id, clientId), eq(client.passwordHash, passwordHash), client.active);
    const entered = await tx
      .update(client)
      .set({ lastLoginAt: new Date(clock()) })
      .where(still)
      .returning({ id: client.id });
    if (entered.length === 0) return WRONG;
    const { token } = await sessions.logIn(session, clientId, visit, tx);
    return { ok: true, token, clientId };
  });
}

/** Whose login or address it is, capitals or not. A login may look like another's address: the address comes first. */
export async function findClient(orm: OrmOrTransaction, name: string) {
  // PostgreSQL knows no NUL in a text, so no client has one in the name.
  const asked = sql`lower(${asTyped(name).replaceAll('\u0000', ' ')})`;
  const isEmail = sql`lower(${client.email}) = ${asked}`;
  const [found] = await orm
    .select({ id: client.id, passwordHash: client.passwordHash, active: client.active })
    .from(client)
    .where(or(isEmail, sql`lower(${client.login}) = ${asked}`))
    .orderBy(desc(isEmail))
    .limit(1);
  return found;
}
