import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { PriceType } from '#domain/price/money.ts';
import { numbers } from './filters/query-values.ts';
import type { Wanted } from './search-engine.ts';
import type { TextSearch } from './text/search-text.ts';
import { scoreOf } from './text/text-query.ts';

/** Everything but a text: that one is understood first. */
export type WantedPlace = Exclude<Wanted, { text: string }>;
/**
 * Where the rows come from, called `s`, which of them are meant, which of these can be shown in the language, and the
 * price that they are filtered and sorted by.
 */
export type Source = { from: SQL; where: SQL; spoken: SQL; price: SQL; score?: SQL };

/** The products that stand in a place of the catalogue. */
export function inPlace(wanted: WantedPlace, language: Language, priceType: PriceType): Source {
  return {
    from: sql`product_search s`,
    where: standsIn(wanted),
    spoken: sql`${language} = ANY (s.languages)`,
    price: PRICES[priceType],
  };
}

function standsIn(wanted: WantedPlace): SQL {
  if ('categories' in wanted) return sql`s.category_ids && ${numbers(wanted.categories)}`;
  if ('producer' in wanted) return sql`s.producer_id = ANY (${numbers([wanted.producer])})`;
  if ('series' in wanted) return sql`s.series_id = ANY (${numbers([wanted.series])})`;
  return sql`s.reduced`;
}

const PRICES: Record<PriceType, SQL> = { gross: sql`s.price`, net: sql`s.price_net` };

/** The products whose document, called `d`, fits the text. */
export function matching(search: TextSearch, language: Language, priceType: PriceType): Source {
  return {
    from: sql`product_document d JOIN product_search s USING (product_id)`,
    where: sql`d.document @@ ${search.query}::tsquery AND d.language = ${language}`,
    spoken: sql`true`,
    price: PRICES[priceType],
    score: scoreOf(search),
  };
}
