import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { staffLink, staffMember } from '#shop/db/schema/index.ts';
import { hashOf, isToken, newToken } from '#shop/session/token.ts';
import type { MemberRow } from './staff-context.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
export const INVITATION_DAYS = 7;
export const PASSWORD_MINUTES = 60;
const LASTS = { invitation: INVITATION_DAYS * DAY, password: HOUR, first_owner: DAY } as const;

export type LinkKind = keyof typeof LASTS;

type LinkOf = { kind: LinkKind; staffId?: number | undefined };

/** Makes a link that works once; those of the same kind from before do not work any more. */
export async function makeLink(
  tx: OrmOrTransaction,
  { kind, staffId }: LinkOf,
  now: number,
): Promise<string> {
  await tx.delete(staffLink).where(lte(staffLink.expiresAt, new Date(now - DAY)));
  await voidLinks(tx, { kind, staffId }, now);
  const token = newToken();
  const expiresAt = new Date(now + LASTS[kind]);
  await tx.insert(staffLink).values({
    tokenHash: hashOf(token),
    kind,
    createdAt: new Date(now),
    expiresAt,
    ...(staffId && { staffId }),
  });
  return token;
}

/** The links of that kind that still work do so no longer. */
export async function voidLinks(tx: OrmOrTransaction, { kind, staffId }: LinkOf, now: number): Promise<void> {
  const owner = staffId === undefined ? isNull(staffLink.staffId) : eq(staffLink.staffId, staffId);
  const isOpenNow = and(isNull(staffLink.usedAt), gt(staffLink.expiresAt, new Date(now)));
  await tx
    .update(staffLink)
    .set({ expiresAt: new Date(now) })
    .where(and(owner, eq(staffLink.kind, kind), isOpenNow));
}

/** The member whose link it is, while it works. */
export async function memberOfLink(
  orm: OrmOrTransaction,
  kind: Exclude<LinkKind, 'first_owner'>,
  token: string,
  now: number,
): Promise<MemberRow | undefined> {
  if (!isToken(token)) return undefined;
  const [found] = await orm
    .select({ member: staffMember })
    .from(staffLink)
    .innerJoin(staffMember, eq(staffMember.id, staffLink.staffId))
    .where(and(isOpen(kind, token, now), isNull(staffMember.blockedAt)));
  return found?.member;
}

export async function isOpenLink(orm: OrmOrTransaction, kind: LinkKind, token: string, now: number) {
  return isToken(token) && (await orm.$count(staffLink, isOpen(kind, token, now))) > 0;
}

/** Uses the link up; false where somebody was faster. */
export async function takeLink(
  tx: OrmOrTransaction,
  kind: LinkKind,
  token: string,
  now: number,
): Promise<boolean> {
  const used = await tx
    .update(staffLink)
    .set({ usedAt: new Date(now) })
    .where(isOpen(kind, token, now))
    .returning({ kind: staffLink.kind });
  return used.length > 0;
}

const isOpen = (kind: LinkKind, token: string, now: number) =>
  and(
    eq(staffLink.tokenHash, hashOf(token)),
    eq(staffLink.kind, kind),
    isNull(staffLink.usedAt),
    gt(staffLink.expiresAt, new Date(now)),
  );
