import type { FoundGroup } from '#contract/live-search.ts';

const STORAGE_KEY = 'liveSearch';
/** Against memory: time takes nothing away (spec §7 Live search). */
const MOST_KEPT = 200;

type Kept = { key: string; groups: FoundGroup[] };

/** What was found for this before, in this tab. */
export const keptResults = (key: string): FoundGroup[] | undefined =>
  readKept().find((one) => one.key === key)?.groups;

/** Of too many, the oldest goes. */
export function keepResults(key: string, groups: FoundGroup[]): void {
  const kept = readKept();
  if (kept.some((one) => one.key === key)) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...kept, { key, groups }].slice(-MOST_KEPT)));
  } catch {
    // Storage may be full or forbidden: then the shop is asked again.
  }
}

function readKept(): Kept[] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
  } catch {
    return [];
  }
}
