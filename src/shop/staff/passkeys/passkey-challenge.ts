import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { staffChallenge } from '#shop/db/schema/index.ts';
import { hashOf, newToken } from '#shop/session/token.ts';

export const CHALLENGE_MINUTES = 5;
export const CHALLENGE_MS = CHALLENGE_MINUTES * 60_000;

/** Who was asked: a secret that only their browser has; and who it is, where that is known. */
export type Asked = { browser: string; staffId?: number };

/** What a passkey has to sign: it works once, for five minutes, and only in the browser that was asked. */
export async function newChallenge(tx: OrmOrTransaction, asked: Asked, now: number): Promise<string> {
  const challenge = newToken();
  await tx.delete(staffChallenge).where(lte(staffChallenge.expiresAt, new Date(now)));
  await tx.insert(staffChallenge).values({
    ...{ tokenHash: keyOf(challenge, asked), kind: kindOf(asked), staffId: asked.staffId ?? null },
    ...{ createdAt: new Date(now), expiresAt: new Date(now + CHALLENGE_MS) },
  });
  return challenge;
}

/** Uses a challenge up, whatever comes of it; false where it is not one that was asked with here. */
export async function takeChallenge(
  tx: OrmOrTransaction,
  challenge: string,
  asked: Asked,
  now: number,
): Promise<boolean> {
  const { tokenHash, kind, staffId, expiresAt } = staffChallenge;
  const taken = await tx
    .delete(staffChallenge)
    .where(
      and(
        ...[eq(tokenHash, keyOf(challenge, asked)), eq(kind, kindOf(asked)), gt(expiresAt, new Date(now))],
        asked.staffId === undefined ? isNull(staffId) : eq(staffId, asked.staffId),
      ),
    )
    .returning({ kind });
  return taken.length > 0;
}

const kindOf = ({ staffId }: Asked) => (staffId === undefined ? 'passkey_entrance' : 'passkey_new');

const keyOf = (challenge: string, { browser }: Asked) => hashOf(`${challenge} ${browser}`);
