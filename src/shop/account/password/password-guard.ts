import { eq } from 'drizzle-orm';
import { type KnownDevices, openKnownDevices } from '#shop/account/login/known-devices.ts';
import { askedAgain, type Counter, countersOf, type TriedFrom } from '#shop/account/login/login-counters.ts';
import { openLoginFailures } from '#shop/account/login/login-failures.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { client } from '#shop/db/schema/index.ts';
import { verifyPassword } from './passwords.ts';

export type Locked = { ok: false; problem: 'locked'; seconds: number };
/** Why something that asks for the password was not done. */
export type PasswordRefusal = { ok: false; problem: 'wrong_password' } | Locked;

export const WRONG_PASSWORD = { ok: false, problem: 'wrong_password' } as const;

/** Known of a client before the password is tried; without a hash nothing is right. */
export type Tried = { clientId: number; passwordHash: string | undefined };
type Checked = { ok: true; clientId: number; passwordHash: string } | PasswordRefusal;

export type PasswordGuard = ReturnType<typeof openPasswordGuard>;

/** The one place where passwords are tried. It takes as long for a name that nobody has. */
export function openPasswordGuard(
  database: Pick<Database, 'orm'>,
  clock: () => number,
  devices: KnownDevices = openKnownDevices(database, clock),
) {
  const failures = openLoginFailures(database, clock);

  /** Tries the password on each that is meant, within what the counters allow; on nobody's where none is. */
  async function check(
    meant: readonly Tried[],
    counters: readonly Counter[],
    password: string,
  ): Promise<Checked> {
    const seconds = await failures.begin(counters);
    if (seconds !== undefined) return { ok: false, problem: 'locked', seconds };
    if (meant.length === 0) await verifyPassword(undefined, password);
    for (const { clientId, passwordHash } of meant) {
      const isRight = await verifyPassword(passwordHash, password);
      if (!isRight || passwordHash === undefined) continue;
      await failures.succeed(counters);
      return { ok: true, clientId, passwordHash };
    }
    return WRONG_PASSWORD;
  }

  return {
    /** Tries the password of whoever a name may mean, at the entrance. */
    async checkAny(
      meant: readonly Tried[],
      name: string,
      password: string,
      from: TriedFrom,
    ): Promise<Checked> {
      const [only, ...others] = meant;
      const who = only && others.length === 0 ? { clientId: only.clientId } : { name };
      const ids = meant.map(({ clientId }) => clientId);
      const isKnown = await devices.knows(from.device, ids);
      return check(meant, countersOf(who, from, isKnown), password);
    },
    /** Asks a logged-in client again; the answer names the password that was right. */
    async checkClient(clientId: number, password: string): Promise<Checked> {
      const [found] = await database.orm
        .select({ passwordHash: client.passwordHash })
        .from(client)
        .where(eq(client.id, clientId));
      if (!found) return WRONG_PASSWORD;
      return check([{ clientId, ...found }], [askedAgain(clientId)], password);
    },
    /** Lifts what keeps a client out of the account, from there and altogether. */
    forgive(clientId: number, from: TriedFrom, within?: OrmOrTransaction): Promise<void> {
      const counters = [...countersOf({ clientId }, from, false), askedAgain(clientId)];
      const own = counters.filter(({ isShared }) => !isShared);
      return failures.clear(
        own.map(({ key }) => key),
        within,
      );
    },
  };
}
