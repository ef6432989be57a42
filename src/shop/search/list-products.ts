import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Filters } from '#domain/product-list/filters.ts';
import type { Sort } from '#domain/product-list/product-list.ts';
import type { RunQuery } from '#shop/db/run-prepared.ts';
import { filterConditions } from './filters/filter-conditions.ts';
import type { FoundList, Slice } from './search-engine.ts';
import type { Source } from './wanted-products.ts';

/** How many of the most popular are put in order by how well they match; the rest follow by popularity. */
const RANKED = 500;

/** The ids of one slice of a list, and how many there are in all. */
export async function listProducts(
  run: RunQuery,
  { from, where, spoken, price, score }: Source,
  filters: Filters,
  { sort, limit, offset }: Slice,
  language: Language,
): Promise<FoundList> {
  const filtered = (await filterConditions(run, filters, price)).map(({ holds }) => sql`AND ${holds}`);
  const ordered =
    sort === 'best' && score
      ? bestFirst(score, language)
      : sql`SELECT hits.product_id FROM hits ${sort === 'name' ? names(language) : sql``} ORDER BY ${ORDERS[sort]}`;
  const [found] = await run<FoundList>(sql`
    WITH hits AS MATERIALIZED (
      SELECT s.product_id, s.popularity, s.first_offered_at, ${price} AS price, s.available FROM ${from}
      WHERE ${where} ${sql.join(filtered, sql` `)} AND ${spoken}
    )
    SELECT (SELECT count(*)::int FROM hits) AS total, array(
      ${ordered}, hits.product_id LIMIT ${limit} OFFSET ${offset}
    ) AS ids`);
  return found ?? { ids: [], total: 0 };
}

const bestFirst = (score: SQL, language: Language) => sql`
  SELECT hits.product_id FROM hits
  LEFT JOIN (
    SELECT d.product_id, ${score} AS score
    FROM (SELECT * FROM hits ORDER BY popularity DESC, product_id LIMIT ${RANKED}) s
    JOIN product_document d ON d.product_id = s.product_id AND d.language = ${language}
  ) ranked ON ranked.product_id = hits.product_id
  ORDER BY ranked.score DESC NULLS LAST, popularity DESC`;

const names = (language: Language) =>
  sql`JOIN product_text t ON t.product_id = hits.product_id AND t.language = ${language}`;

const ORDERS: Record<Sort, SQL> = {
  best: sql`popularity DESC`,
  popular: sql`popularity DESC`,
  newest: sql`first_offered_at DESC`,
  cheapest: sql`price`,
  dearest: sql`price DESC NULLS LAST`,
  name: sql`t.search_name`,
};
