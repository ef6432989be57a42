import { eq, or, type SQL } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { type basket, session, type shoppingList } from '#shop/db/schema/index.ts';

/** Names a session in the database; who only knows it cannot make the cookie. */
export type SessionHash = Buffer;

/** Who shops. What they gather belongs to the client where one is logged in, and to the session of a guest. */
export type Session = { hash: SessionHash; clientId: number | undefined };

/** The session of a client who is signed in. */
export type ClientSession = Session & { clientId: number };

export const asClient = (session: Session | undefined): ClientSession | undefined =>
  session?.clientId === undefined ? undefined : { ...session, clientId: session.clientId };

/** Which rows belong to whoever shops. */
export function ownedBy(
  { hash, clientId }: Session,
  table: typeof basket | typeof shoppingList,
): SQL | undefined {
  return clientId === undefined ? eq(table.sessionHash, hash) : eq(table.clientId, clientId);
}

/**
 * The session as it is now, held until the transaction ends: no login comes between. A guest who has just logged in
 * elsewhere is found by the hash from before, so that what was on its way is not lost.
 */
export async function holdSession(tx: OrmOrTransaction, known: Session): Promise<Session> {
  if (known.clientId !== undefined) return known;
  const [found] = await tx
    .select({ hash: session.tokenHash, clientId: session.clientId })
    .from(session)
    .where(or(eq(session.tokenHash, known.hash), eq(session.previousHash, known.hash)))
    .for('key share');
  if (!found) throw new Error('the session ended while it was used');
  return { hash: found.hash, clientId: found.clientId ?? undefined };
}
