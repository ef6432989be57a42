import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { staffMember, staffSession } from '#shop/db/schema/index.ts';
import { hashOf, isToken, newToken } from '#shop/session/token.ts';
import type { Seat } from './staff-context.ts';

const MINUTE = 60_000;
export const SESSION_HOURS = 12;
const SEEN_EVERY_MINUTES = 5;

/** Somebody at work: who, in which session, and how the back office speaks to them. */
export type Presence = {
  actor: StaffActor;
  session: Buffer;
  language: Language;
  email: string;
  isDemo: boolean;
  /** What the member has set for oneself. */
  hasSound: boolean;
  hasKeys: boolean;
};

export type StaffSessionRow = Pick<
  typeof staffSession.$inferSelect,
  'tokenHash' | 'createdAt' | 'seenAt' | 'browser' | 'system' | 'ip'
>;

/** Whom the cookie stands for, while the session lasts and nobody has shut them out. */
export async function findPresence(
  { orm }: Pick<Database, 'orm'>,
  token: string | undefined,
  ip: string,
  now: number,
): Promise<Presence | undefined> {
  if (!token || !isToken(token)) return undefined;
  const hash = hashOf(token);
  const { id, name, role, exceptions, language, email, demo, hasSound, hasKeys } = staffMember;
  const [found] = await orm
    .select({
      ...{ id, name, role, exceptions, language, email, demo, hasSound, hasKeys },
      seenAt: staffSession.seenAt,
    })
    .from(staffSession)
    .innerJoin(staffMember, eq(staffMember.id, staffSession.staffId))
    .where(
      and(
        eq(staffSession.tokenHash, hash),
        gt(staffSession.expiresAt, new Date(now)),
        isNull(staffMember.blockedAt),
      ),
    );
  if (!found) return undefined;
  if (now - found.seenAt.getTime() > SEEN_EVERY_MINUTES * MINUTE) await see({ orm }, hash, found.id, now);
  const { seenAt: _, language: spoken, email: address, demo: isDemo, ...rest } = found;
  const { hasSound: sound, hasKeys: keys, ...who } = rest;
  return {
    ...{ actor: { kind: 'staff', ip, ...who }, session: hash },
    ...{ language: spoken, email: address, isDemo, hasSound: sound, hasKeys: keys },
  };
}

/** Notes when somebody was here last. A database that takes nothing more still shows what it has. */
async function see(
  { orm }: Pick<Database, 'orm'>,
  hash: Buffer,
  staffId: number,
  now: number,
): Promise<void> {
  const seenAt = new Date(now);
  try {
    await orm.update(staffSession).set({ seenAt }).where(eq(staffSession.tokenHash, hash));
    await orm.update(staffMember).set({ seenAt }).where(eq(staffMember.id, staffId));
  } catch {
    // The next request tries again.
  }
}

/** Lets a member in; the answer is for the cookie. Sessions that are over go. */
export async function beginSession(
  tx: OrmOrTransaction,
  staffId: number,
  { ip, browser, system }: Seat,
  now: number,
): Promise<string> {
  const token = newToken();
  const at = new Date(now);
  await tx.delete(staffSession).where(lte(staffSession.expiresAt, at));
  await tx.insert(staffSession).values({
    ...{ tokenHash: hashOf(token), staffId, createdAt: at, seenAt: at, ip, browser, system },
    expiresAt: new Date(now + SESSION_HOURS * 60 * MINUTE),
  });
  await tx.update(staffMember).set({ seenAt: at }).where(eq(staffMember.id, staffId));
  return token;
}

export const sessionsOf = (
  orm: OrmOrTransaction,
  staffId: number,
  now: number,
): Promise<StaffSessionRow[]> => {
  const { tokenHash, createdAt, seenAt, browser, system, ip } = staffSession;
  return orm
    .select({ tokenHash, createdAt, seenAt, browser, system, ip })
    .from(staffSession)
    .where(and(eq(staffSession.staffId, staffId), gt(staffSession.expiresAt, new Date(now))))
    .orderBy(desc(seenAt), tokenHash);
};

/** Ends one session of a member, or all but the one to keep; answers with how many. */
export async function endSessions(
  tx: OrmOrTransaction,
  staffId: number,
  which: { only: Buffer } | { keep: Buffer | undefined },
): Promise<number> {
  const { tokenHash } = staffSession;
  const meant = 'only' in which ? eq(tokenHash, which.only) : which.keep && ne(tokenHash, which.keep);
  const ended = await tx
    .delete(staffSession)
    .where(and(eq(staffSession.staffId, staffId), meant))
    .returning({ staffId: staffSession.staffId });
  return ended.length;
}
