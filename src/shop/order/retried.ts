import { setTimeout as sleep } from 'node:timers/promises';
import { constraintOf } from '#shop/db/constraint.ts';
import type { Orm, OrmOrTransaction } from '#shop/db/database.ts';

const TRIES = 5;
const PAUSE_MS = 20;

/** Runs the work in one transaction, and again from the beginning where it only met another one. */
export async function retried<T>(orm: Orm, work: (tx: OrmOrTransaction) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await orm.transaction(work);
    } catch (error) {
      if (tried === TRIES || !hasMetAnother(error)) throw error;
      await sleep(PAUSE_MS * tried * Math.random());
    }
  }
}

const SERIALISATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/** Two orders with one key at once: the second finds the first when it looks again. */
const hasMetAnother = (error: unknown) =>
  [SERIALISATION_FAILURE, DEADLOCK].includes(codeOf(error) ?? '') ||
  constraintOf(error) === 'shop_order_idempotency_key_key';

function codeOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return undefined;
}
