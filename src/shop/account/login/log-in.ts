import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { asTyped } from '#domain/form/as-typed.ts';
import type { AccountContext } from '#shop/account/account-context.ts';
import type { Locked } from '#shop/account/password/password-guard.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { client } from '#shop/db/schema/index.ts';
import type { SessionHash } from '#shop/session/session.ts';
import type { SessionBasics } from '#shop/session/sessions.ts';
import type { TriedFrom } from './login-counters.ts';

export type LogInRequest = {
  /** A login or an e-mail address. */
  name: string;
  password: string;
  session: SessionHash | undefined;
  visit: SessionBasics;
  from: TriedFrom;
};

export type LogInOutcome =
  /** `device`: the token that this browser is known by from now on. */
  | { ok: true; token: string; clientId: number; device: string }
  /** Blocked: only who knows the password is told. */
  | { ok: false; problem: 'blocked' }
  | { ok: false; problem: 'wrong' }
  | Locked;

const WRONG = { ok: false, problem: 'wrong' } as const;

/** Lets a client in. Nothing in the answer tells a wrong password from a name that nobody has. */
export async function logIn(
  context: AccountContext,
  { name, password, session, visit, from }: LogInRequest,
): Promise<LogInOutcome> {
  const { database, guard, devices, sessions, clock } = context;
  const found = await findClients(database.orm, name);
  const tried = found.map(({ id, passwordHash }) => ({ clientId: id, passwordHash }));
  const checked = await guard.checkAny(tried, asTyped(name), password, from);
  if (!checked.ok) return checked.problem === 'locked' ? checked : WRONG;
  const { clientId, passwordHash } = checked;
  if (found.some(({ id, active }) => id === clientId && !active)) return { ok: false, problem: 'blocked' };
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
    const device = await devices.remember(from.device, clientId, tx);
    return { ok: true, token, clientId, device };
  });
}

/** With an address that nobody has confirmed so many accounts may be meant; the login always finds its own. */
const MOST_MEANT = 4;

/**
 * Whose login or address it is, capitals or not. A confirmed address has one owner, even where it is another's login.
 * Otherwise the account of that login is meant, or any that named the address: the password tells which.
 */
export async function findClients(orm: OrmOrTransaction, name: string) {
  // PostgreSQL knows no NUL in a text, so no client has one in the name.
  const asked = sql`lower(${asTyped(name).replaceAll('\u0000', ' ')})`;
  const { id, passwordHash, active, emailConfirmedAt } = client;
  const isEmail = sql`lower(${client.email}) = ${asked}`;
  const isLogin = sql`lower(${client.login}) = ${asked}`;
  const isOwner = sql<boolean>`(${isEmail} AND ${emailConfirmedAt} IS NOT NULL)`;
  const found = await orm
    .select({ id, passwordHash, active, emailConfirmedAt, isOwner })
    .from(client)
    .where(or(isEmail, isLogin))
    .orderBy(desc(isOwner), desc(isLogin), asc(id))
    .limit(MOST_MEANT);
  return found[0]?.isOwner ? found.slice(0, 1) : found;
}
