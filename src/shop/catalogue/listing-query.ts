import { type SQL, sql } from 'drizzle-orm';
import type { Sort } from '#domain/page/listing.ts';
import type { Orm } from '#shop/db/database.ts';
import type { FoundList, Slice, Wanted } from '#shop/search/search-engine.ts';
import type { Scope } from './product-facts.ts';

/** The ids of one slice of a list, and how many there are in all. */
export async function listIds(
  orm: Orm,
  { language, currency }: Scope,
  wanted: Wanted,
  { sort, limit, offset }: Slice,
): Promise<FoundList> {
  const { rows } = await orm.execute<{ id: number; total: number }>(sql`
    SELECT p.id, count(*) OVER ()::int AS total
    FROM product p
    JOIN product_text t ON t.product_id = p.id AND t.language = ${language}
    ${sort === 'cheapest' || sort === 'dearest' ? priceNow(currency) : sql``}
    WHERE p.active AND ${condition(wanted, currency)}
    ORDER BY ${ORDERS[sort]}, p.id
    LIMIT ${limit} OFFSET ${offset}`);
  return { ids: rows.map((row) => row.id), total: rows[0]?.total ?? 0 };
}

const ORDERS: Record<Sort, SQL> = {
  best: sql`p.popularity DESC`,
  popular: sql`p.popularity DESC`,
  newest: sql`p.first_offered_at DESC`,
  cheapest: sql`price.gross`,
  dearest: sql`price.gross DESC`,
  name: sql`t.search_name`,
};

/** The lowest price now among a product's sizes. */
const priceNow = (currency: string) => sql`
  LEFT JOIN LATERAL (
    SELECT min(step.gross) AS gross
    FROM size s
    JOIN LATERAL (
      SELECT gross FROM price_step
      WHERE size_id = s.id AND currency = ${currency} AND starts_at <= now()
      ORDER BY starts_at DESC LIMIT 1
    ) step ON true
    WHERE s.product_id = p.id
  ) price ON true`;

function condition(wanted: Wanted, currency: string): SQL {
  // A shop without categories yet has nothing in them.
  if ('categories' in wanted && wanted.categories.length === 0) return sql`false`;
  if ('categories' in wanted)
    return sql`EXISTS (
      SELECT 1 FROM product_category c WHERE c.product_id = p.id AND c.category_id IN (${sql.join([...wanted.categories], sql`, `)}))`;
  if ('producer' in wanted) return sql`p.producer_id = ${wanted.producer}`;
  if ('series' in wanted) return sql`p.series_id = ${wanted.series}`;
  if ('text' in wanted) return matching(wanted.text);
  return sql`EXISTS (
    SELECT 1 FROM size s
    JOIN LATERAL (
      SELECT gross, regular FROM price_step
      WHERE size_id = s.id AND currency = ${currency} AND starts_at <= now()
      ORDER BY starts_at DESC LIMIT 1
    ) step ON step.gross < step.regular
    WHERE s.product_id = p.id AND NOT s.phone_price AND NOT s.gratis)`;
}

/** Every word must stand in the product's or its producer's name, blind to case and Polish letters. */
function matching(text: string): SQL {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return sql`false`;
  const each = words.map(
    (word) => sql`(t.search_name LIKE '%' || ${likeLiteral(word)} || '%' OR EXISTS (
      SELECT 1 FROM producer_text f WHERE f.producer_id = p.producer_id AND f.language = t.language
        AND f.search_name LIKE '%' || ${likeLiteral(word)} || '%'))`,
  );
  return sql.join(each, sql` AND `);
}

/** The word as it is kept for searching, with LIKE's own signs taken literally. */
const likeLiteral = (word: string) => sql`search_form(${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)})`;
