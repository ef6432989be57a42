import type { FoundGroup } from '#contract/live-search.ts';

const STORAGE_KEY = 'liveSearch';
const MOST_KEPT = 30;
/** A price may change while the tab is open. */
const KEPT_FOR_MS = 10 * 60_000;

type Kept = { key: string; at: number; groups: FoundGroup[] };

/** What was found for this before, in this tab and not long ago. */
export const keptResults = (key: string, now: number): FoundGroup[] | undefined =>
  freshAt(now).find((one) => one.key === key)?.groups;

/** Results keep the age they have: what is known already is not made younger. */
export function keepResults(key: string, groups: FoundGroup[], now: number): void {
  const kept = freshAt(now);
  if (kept.some((one) => one.key === key)) return;
  try {
    sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify([...kept, { key, at: now, groups }].slice(-MOST_KEPT)),
    );
  } catch {
    // Storage may be full or forbidden: then the shop is asked again.
  }
}

function freshAt(now: number): Kept[] {
  try {
    const kept: Kept[] = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return kept.filter(({ at }) => now - at < KEPT_FOR_MS);
  } catch {
    return [];
  }
}
