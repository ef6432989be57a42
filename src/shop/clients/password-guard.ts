import { eq } from 'drizzle-orm';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { client } from '#shop/db/schema/index.ts';
import { keyOf, openLoginFailures } from './login-failures.ts';
import { verifyPassword } from './passwords.ts';

export type Locked = { ok: false; problem: 'locked'; seconds: number };
/** Why something that asks for the password was not done. */
export type PasswordRefusal = { ok: false; problem: 'wrong_password' } | Locked;

export const WRONG_PASSWORD = { ok: false, problem: 'wrong_password' } as const;

/** Known of a client before the password is tried; nothing of a name that nobody has. */
export type Tried = { clientId: number; passwordHash: string | undefined } | { name: string };

export type PasswordGuard = ReturnType<typeof openPasswordGuard>;

/** The one place where passwords are tried. It takes as long for a name that nobody has. */
export function openPasswordGuard(database: Pick<Database, 'orm'>, clock: () => number) {
  const failures = openLoginFailures(database, clock);

  async function check(tried: Tried, password: string): Promise<{ ok: true } | PasswordRefusal> {
    const seconds = await failures.begin(keyOf(tried));
    if (seconds !== undefined) return { ok: false, problem: 'locked', seconds };
    const passwordHash = 'clientId' in tried ? tried.passwordHash : undefined;
    if (!(await verifyPassword(passwordHash, password))) return WRONG_PASSWORD;
    await failures.clear(keyOf(tried));
    return { ok: true };
  }

  /** Tries the password on each account that a name may mean; on nobody's where it means none. */
  async function checkAny(
    meant: readonly { clientId: number; passwordHash: string | undefined }[],
    name: string,
    password: string,
  ): Promise<{ ok: true; clientId: number; passwordHash: string } | PasswordRefusal> {
    let refusal: PasswordRefusal | undefined;
    for (const tried of meant) {
      const checked = await check(tried, password);
      const { clientId, passwordHash } = tried;
      if (checked.ok && passwordHash !== undefined) return { ok: true, clientId, passwordHash };
      if (!checked.ok && refusal?.problem !== 'locked') refusal = checked;
    }
    if (refusal) return refusal;
    const checked = await check({ name }, password);
    return checked.ok ? WRONG_PASSWORD : checked;
  }

  return {
    checkAny,
    /** Asks a logged-in client again; the answer names the password that was right. */
    async checkClient(
      clientId: number,
      password: string,
    ): Promise<{ ok: true; passwordHash: string } | PasswordRefusal> {
      const [found] = await database.orm
        .select({ passwordHash: client.passwordHash })
        .from(client)
        .where(eq(client.id, clientId));
      if (!found) return WRONG_PASSWORD;
      const checked = await check({ clientId, ...found }, password);
      return checked.ok ? { ok: true, ...found } : checked;
    },
    /** Lifts the lock of a client. */
    forgive: (clientId: number, within?: OrmOrTransaction) => failures.clear(keyOf({ clientId }), within),
  };
}
