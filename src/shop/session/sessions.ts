import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Database } from '#shop/db/database.ts';
import { session } from '#shop/db/schema/index.ts';

/** Names a session in the database; who only knows it cannot make the cookie. */
export type SessionHash = Buffer;

export const SESSION_DAYS = 60;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type Sessions = ReturnType<typeof openSessions>;

export function openSessions({ orm }: Pick<Database, 'orm'>, clock: () => number) {
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** Removes sessions that have ended, with all that hangs on them; now and then, when a new one begins. */
  async function sweep(): Promise<void> {
    if (clock() - sweptAt < HOUR) return;
    sweptAt = clock();
    await orm.delete(session).where(lte(session.expiresAt, new Date(clock())));
  }

  return {
    /** The session a cookie stands for, while it lasts. */
    async find(token: string | undefined): Promise<SessionHash | undefined> {
      if (!token || !/^[\w-]{43}$/.test(token)) return undefined;
      const hash = hashOf(token);
      const [found] = await orm
        .select({ hash: session.tokenHash })
        .from(session)
        .where(and(eq(session.tokenHash, hash), gt(session.expiresAt, new Date(clock()))));
      return found && hash;
    },
    /** A new session: its hash for the database, its token for the cookie. */
    async start(given: {
      language: Language;
      currency: string;
      regionId: number;
    }): Promise<{ hash: SessionHash; token: string }> {
      const token = randomBytes(32).toString('base64url');
      const hash = hashOf(token);
      const expiresAt = new Date(clock() + SESSION_DAYS * DAY);
      await sweep();
      await orm.insert(session).values({ tokenHash: hash, expiresAt, ...given });
      return { hash, token };
    },
  };
}

const hashOf = (token: string): SessionHash => createHash('sha256').update(token).digest();
