import { isDatabaseUnavailable } from '#shop/db/is-database-unavailable.ts';
import type { SearchEngine, Wanted } from './search-engine.ts';

const LEFT_ALONE_MS = 10_000;

/**
 * Has texts looked up in a replica: no work of the database costs more, and nobody misses what was added a second ago.
 * Lists of categories are kept until they change, so they come from the database itself. A replica that is gone is left
 * alone for a while, and the database does its work.
 */
export function openReplicaSearch(
  own: SearchEngine,
  replica: SearchEngine,
  clock: () => number,
): SearchEngine {
  let askAgainAt = 0;

  async function ask<Answer>(question: (engine: SearchEngine) => Promise<Answer>): Promise<Answer> {
    if (clock() < askAgainAt) return question(own);
    try {
      return await question(replica);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      askAgainAt = clock() + LEFT_ALONE_MS;
      return question(own);
    }
  }

  const askFor = <Answer>(wanted: Wanted, question: (engine: SearchEngine) => Promise<Answer>) =>
    'text' in wanted ? ask(question) : question(own);

  return {
    list: (wanted, ...rest) => askFor(wanted, (engine) => engine.list(wanted, ...rest)),
    counts: (wanted, ...rest) => askFor(wanted, (engine) => engine.counts(wanted, ...rest)),
    suggest: (...asked) => ask((engine) => engine.suggest(...asked)),
    heard: own.heard,
  };
}
