import { isBlocked } from '#domain/search/may-be-suggested.ts';
import type { SearchEngine } from '#shop/search/search-engine.ts';

/** The same search, that neither keeps nor suggests queries with words which the shop does not want to repeat. */
export function withBlockList(engine: SearchEngine, blocked: readonly string[]): SearchEngine {
  if (blocked.length === 0) return engine;
  return {
    ...engine,
    async suggest(text, language, limit) {
      const found = await engine.suggest(text, language, limit);
      return { ...found, queries: found.queries.filter((query) => !isBlocked(query, blocked)) };
    },
    heard: async (query) => (isBlocked(query.text, blocked) ? undefined : engine.heard(query)),
  };
}
