import { $basket } from '#browser/basket/basket-store.ts';
import {
  type FoundGroup,
  groupsFromWire,
  type SearchWanted,
  TEXT_SEARCH_QUERY,
} from '#contract/search/live-search.ts';
import { GRAPHQL_PATH, PRODUCT_TIMEOUT_MS } from '#contract/wire.ts';
import { cachedResults, cacheResults } from './cached-results.ts';
import type { LiveSearchSettings } from './search-parts.ts';

type Asking = Pick<LiveSearchSettings, 'limit' | 'language' | 'currency'>;

/** What is found for a text; kept by text, language, currency and the code that changes prices (spec §7 Live search). */
export async function fetchResults(
  text: string,
  { limit, language, currency }: Asking,
  signal: AbortSignal,
): Promise<FoundGroup[]> {
  const key = JSON.stringify([language, currency, text.toLowerCase(), $basket.get()?.rebate_code]);
  const groups = cachedResults(key) ?? (await ask({ text, limit }, signal));
  cacheResults(key, groups);
  return groups;
}

async function ask(wanted: SearchWanted, signal: AbortSignal): Promise<FoundGroup[]> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), PRODUCT_TIMEOUT_MS);
  signal.addEventListener('abort', () => giveUp.abort());
  try {
    const response = await fetch(GRAPHQL_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: TEXT_SEARCH_QUERY, variables: wanted }),
      signal: giveUp.signal,
    });
    if (!response.ok) throw new Error(`search: ${response.status}`);
    return groupsFromWire(await response.json());
  } finally {
    clearTimeout(timer);
  }
}
