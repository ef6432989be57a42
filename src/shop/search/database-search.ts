import type { Language } from '#contract/language.ts';
import type { PriceType } from '#domain/price/money.ts';
import type { Database } from '#shop/db/database.ts';
import { openPrepared, type RunQuery, runOnce } from '#shop/db/run-prepared.ts';
import { countOptions } from './filters/count-options.ts';
import { countInIndex } from './index/count-in-index.ts';
import { openSearchIndex } from './index/search-index.ts';
import { listProducts } from './list-products.ts';
import type { SearchEngine, Wanted } from './search-engine.ts';
import { noteQuery } from './text/note-query.ts';
import { searchText, type TextSearch } from './text/search-text.ts';
import { openSuggestions } from './text/suggestions.ts';
import { inPlace, matching, type Source } from './wanted-products.ts';

/** Searches with what PostgreSQL has: full text, trigrams and arrays; counts in memory (docs/decisions/0023). */
export function openDatabaseSearch(database: Database, priceType: PriceType = 'gross'): SearchEngine {
  const { orm } = database;
  const runPlanned = openPrepared(database);
  const searchIndex = openSearchIndex(runPlanned, priceType);
  /** How much a text finds differs too much for one plan. */
  const runFor = (wanted: Wanted): RunQuery =>
    'text' in wanted ? (query) => runOnce(database, query) : runPlanned;
  const underWay = new Map<string, Promise<TextSearch>>();

  /** A page asks for its list and its counts at once: both go by one reading of the text. */
  function read(text: string, language: Language): Promise<TextSearch> {
    const key = `${language} ${text}`;
    const known = underWay.get(key);
    if (known) return known;
    const reading = searchText(orm, text, language).finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  }

  async function sourceOf(
    wanted: Wanted,
    language: Language,
  ): Promise<Source & Pick<TextSearch, 'corrected'>> {
    if (!('text' in wanted)) return inPlace(wanted, language, priceType);
    const search = await read(wanted.text, language);
    return { ...matching(search, language, priceType), corrected: search.corrected };
  }

  return {
    async list(wanted, filters, slice, language) {
      const { corrected, ...source } = await sourceOf(wanted, language);
      const found = await listProducts(runFor(wanted), source, filters, slice, language);
      return { ...found, ...(corrected !== undefined && { corrected }) };
    },
    async counts(wanted, filters, language) {
      const counts =
        'text' in wanted
          ? undefined
          : await countInIndex(runPlanned, searchIndex.current, wanted, filters, language);
      return counts ?? countOptions(runFor(wanted), await sourceOf(wanted, language), filters, language);
    },
    suggest: openSuggestions(database),
    heard: (query) => noteQuery(orm, query),
  };
}
