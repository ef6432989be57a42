/** A process that lived shorter than this did not get far. */
const SHORT_LIFE_MS = 20_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** So many short lives one after the other are no accident. */
const MOST_SHORT_LIVES = 6;

/** What to do after a process has died: start another after a pause, or give up. */
export type Restart = { afterMs: number } | 'give up';

/** Decides from how long the last processes of one place lived, the latest last. */
export function restartAfter(livedMs: readonly number[]): Restart {
  const longOnes = livedMs.findLastIndex((lived) => lived >= SHORT_LIFE_MS);
  const shortOnes = livedMs.length - 1 - longOnes;
  if (shortOnes >= MOST_SHORT_LIVES) return 'give up';
  if (shortOnes === 0) return { afterMs: 0 };
  return { afterMs: Math.min(FIRST_PAUSE_MS * 2 ** (shortOnes - 1), LONGEST_PAUSE_MS) };
}
