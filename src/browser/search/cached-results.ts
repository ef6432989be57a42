import type { FoundGroup } from '#contract/search/live-search.ts';

const STORAGE_KEY = 'liveSearch';
/** Against memory: time takes nothing away (spec §7 Live search). */
const MOST_CACHED = 200;

type Cached = { key: string; groups: FoundGroup[] };

/** What was found for this before, in this tab. */
export const cachedResults = (key: string): FoundGroup[] | undefined =>
  readCache().find((one) => one.key === key)?.groups;

/** Of too many, the oldest goes. */
export function cacheResults(key: string, groups: FoundGroup[]): void {
  const cached = readCache();
  if (cached.some((one) => one.key === key)) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...cached, { key, groups }].slice(-MOST_CACHED)));
  } catch {
    // Storage may be full or forbidden: then the shop is asked again.
  }
}

function readCache(): Cached[] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
  } catch {
    return [];
  }
}
