import { PRODUCT_TIMEOUT_MS } from '#contract/wire.ts';

/** Gives up on an answer that takes too long. */
export function inTime(): AbortSignal {
  const giveUp = new AbortController();
  setTimeout(() => giveUp.abort(new Error('no data')), PRODUCT_TIMEOUT_MS);
  return giveUp.signal;
}
