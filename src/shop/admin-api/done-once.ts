import { and, eq } from 'drizzle-orm';
import type { TokenActor } from '#domain/staff/actor.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { apiTokenKey } from '#shop/db/schema/index.ts';
import { type Keyed, once } from './once.ts';

type Done<Outcome> = Outcome & { ok: true };
type Answer<Outcome, Kept> =
  | { is: 'done_now'; outcome: Outcome }
  | { is: 'done_before'; kept: Kept }
  | { is: 'key_reused' };

/**
 * Does something once for its key, in one transaction with what it does. What is kept of the outcome is told again; where
 * nothing was done, the key may be used again.
 */
export async function doneOnce<Outcome extends { ok: boolean }, Kept>(
  { orm }: { orm: OrmOrTransaction },
  actor: TokenActor,
  keyed: Keyed,
  work: (tx: OrmOrTransaction) => Promise<Outcome>,
  kept: (outcome: Done<Outcome>) => Kept,
): Promise<Answer<Outcome, Kept>> {
  const ofKey = and(eq(apiTokenKey.tokenId, actor.id), eq(apiTokenKey.key, keyed.key));
  try {
    return await orm.transaction(async (tx): Promise<Answer<Outcome, Kept>> => {
      const asked = await once(tx, actor, keyed);
      if (asked === 'key_reused') return { is: asked };
      if (asked === 'done') {
        const [known] = await tx.select({ outcome: apiTokenKey.outcome }).from(apiTokenKey).where(ofKey);
        return { is: 'done_before', kept: known?.outcome as Kept };
      }
      const outcome = await work(tx);
      if (!outcome.ok) throw new Undone(outcome);
      await tx
        .update(apiTokenKey)
        .set({ outcome: kept(outcome as Done<Outcome>) })
        .where(ofKey);
      return { is: 'done_now', outcome };
    });
  } catch (error) {
    if (error instanceof Undone) return { is: 'done_now', outcome: error.outcome as Outcome };
    throw error;
  }
}

/** Takes the key back with the rest. */
class Undone extends Error {
  readonly outcome: unknown;
  constructor(outcome: unknown) {
    super('nothing was done');
    this.outcome = outcome;
  }
}
