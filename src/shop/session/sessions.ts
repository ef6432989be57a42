import { and, desc, eq, gt, isNull, lte, ne, or } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Device } from '#domain/device.ts';
import { mergeCarts } from '#shop/basket/cart-merge.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { session } from '#shop/db/schema/index.ts';
import type { Session, SessionHash } from './session.ts';
import { hashOf, isToken, newToken } from './token.ts';

export const SESSION_DAYS = 60;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a session knows of its visit from the beginning. */
export type SessionBasics = { language: Language; currency: string; regionId: number } & Partial<Device>;
/** A new session: its hash for the database, its token for the cookie. */
export type NewSession = { hash: SessionHash; token: string };

/** A session as its client sees it. */
export type ClientSession = Device & { hash: SessionHash; seenAt: Date };

export type Sessions = ReturnType<typeof openSessions>;

export function openSessions({ orm }: Pick<Database, 'orm'>, clock: () => number) {
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** Removes sessions that have ended, with all that hangs on them; now and then, when a new one begins. */
  async function sweep(): Promise<void> {
    if (clock() - sweptAt < HOUR) return;
    sweptAt = clock();
    await orm.delete(session).where(lte(session.expiresAt, new Date(clock())));
  }

  /** Notes when it was used. A database that takes nothing more still lets its clients in. */
  const see = (hash: SessionHash) =>
    orm
      .update(session)
      .set({ seenAt: new Date(clock()) })
      .where(eq(session.tokenHash, hash))
      .catch(() => {});

  const expiry = () => new Date(clock() + SESSION_DAYS * DAY);

  return {
    /** The session a cookie stands for, while it lasts, and whose it is. */
    async find(token: string | undefined): Promise<Session | undefined> {
      if (!token || !isToken(token)) return undefined;
      const hash = hashOf(token);
      const [found] = await orm
        .select({ clientId: session.clientId, seenAt: session.seenAt })
        .from(session)
        .where(and(eq(session.tokenHash, hash), gt(session.expiresAt, new Date(clock()))));
      const isSeenLately = found && clock() - found.seenAt.getTime() < HOUR;
      if (found && found.clientId !== null && !isSeenLately) await see(hash);
      return found && { hash, clientId: found.clientId ?? undefined };
    },
    async start(given: SessionBasics): Promise<NewSession> {
      const token = newToken();
      const hash = hashOf(token);
      await sweep();
      await orm.insert(session).values({ tokenHash: hash, expiresAt: expiry(), ...given });
      return { hash, token };
    },
    /** Lets a client in under a new token. The old one is dead at once; what the guest gathered is the client's. */
    async logIn(
      old: SessionHash | undefined,
      clientId: number,
      given: SessionBasics,
      within: OrmOrTransaction = orm,
    ): Promise<NewSession> {
      const token = newToken();
      const hash = hashOf(token);
      const row = { tokenHash: hash, clientId, expiresAt: expiry(), seenAt: new Date(clock()), ...given };
      await within.transaction(async (tx) => {
        if (!old || !(await rotate(tx, old, row))) await tx.insert(session).values(row);
        await mergeCarts(tx, hash, clientId);
      });
      return { hash, token };
    },
    async logOut(hash: SessionHash): Promise<void> {
      await orm.delete(session).where(eq(session.tokenHash, hash));
    },
    /** Where the client is signed in, what was used last first. */
    ofClient: (clientId: number): Promise<ClientSession[]> =>
      orm
        .select({
          hash: session.tokenHash,
          browser: session.browser,
          system: session.system,
          seenAt: session.seenAt,
        })
        .from(session)
        .where(and(eq(session.clientId, clientId), gt(session.expiresAt, new Date(clock()))))
        .orderBy(desc(session.seenAt), session.tokenHash),
    /** Ends one session, if it is the client's own. */
    async end(clientId: number, hash: SessionHash): Promise<void> {
      await orm.delete(session).where(and(eq(session.clientId, clientId), eq(session.tokenHash, hash)));
    },
    /** Ends every session of the client, except the one to keep. */
    async endOthers(clientId: number, keep?: SessionHash, within: OrmOrTransaction = orm): Promise<void> {
      await within
        .delete(session)
        .where(and(eq(session.clientId, clientId), keep && ne(session.tokenHash, keep)));
    },
  };
}

type LoggedIn = typeof session.$inferInsert & { clientId: number };

/** Gives the old session its new hash. One that is another client's is no beginning: it ends. */
async function rotate(tx: OrmOrTransaction, old: SessionHash, row: LoggedIn): Promise<boolean> {
  const isOld = eq(session.tokenHash, old);
  const rotated = await tx
    .update(session)
    .set({ ...row, previousHash: old })
    .where(and(isOld, or(isNull(session.clientId), eq(session.clientId, row.clientId))))
    .returning({ clientId: session.clientId });
  if (rotated.length === 0) await tx.delete(session).where(isOld);
  return rotated.length > 0;
}
