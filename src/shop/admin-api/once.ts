import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { TokenActor } from '#domain/staff/actor.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { apiTokenKey } from '#shop/db/schema/index.ts';

export type Keyed = { key: string; content: readonly unknown[]; at: Date };

/**
 * Notes the key of a request in the transaction that does it: 'new' is to be done, 'done' was, and with 'key_reused' it
 * was for something else. Of two at once the second waits for the first.
 */
export async function once(
  tx: OrmOrTransaction,
  { id: tokenId }: TokenActor,
  { key, content, at }: Keyed,
): Promise<'new' | 'done' | 'key_reused'> {
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest();
  const noted = await tx
    .insert(apiTokenKey)
    .values({ tokenId, key, contentHash, doneAt: at })
    .onConflictDoNothing()
    .returning({ key: apiTokenKey.key });
  if (noted.length > 0) return 'new';
  const [known] = await tx
    .select({ hash: apiTokenKey.contentHash })
    .from(apiTokenKey)
    .where(and(eq(apiTokenKey.tokenId, tokenId), eq(apiTokenKey.key, key)));
  return known?.hash.equals(contentHash) ? 'done' : 'key_reused';
}
