import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { numbers } from './query-values.ts';
import type { Wanted } from './search-engine.ts';
import type { TextSearch } from './search-text.ts';
import { scoreOf } from './text-query.ts';

/** Everything but a text: that one is understood first. */
export type WantedPlace = Exclude<Wanted, { text: string }>;
/** Where the rows come from, called `s`, which of them are meant, and which of these can be shown in the language. */
export type Source = { from: SQL; where: SQL; spoken: SQL; score?: SQL };

/** The products that stand in a place of the catalogue. */
export function inPlace(wanted: WantedPlace, language: Language): Source {
  return {
    from: sql`product_search s`,
    where: standsIn(wanted),
    spoken: sql`${language} = ANY (s.languages)`,
  };
}

function standsIn(wanted: WantedPlace): SQL {
  if ('categories' in wanted) return sql`s.category_ids && ${numbers(wanted.categories)}`;
  if ('producer' in wanted) return sql`s.producer_id = ANY (${numbers([wanted.producer])})`;
  if ('series' in wanted) return sql`s.series_id = ANY (${numbers([wanted.series])})`;
  return sql`s.reduced`;
}

/** The products whose document, called `d`, fits the text. */
export function matching(search: TextSearch, language: Language): Source {
  return {
    from: sql`product_document d JOIN product_search s USING (product_id)`,
    where: sql`d.document @@ ${search.query}::tsquery AND d.language = ${language}`,
    spoken: sql`true`,
    score: scoreOf(search),
  };
}
