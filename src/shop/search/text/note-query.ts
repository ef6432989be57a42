import { sql } from 'drizzle-orm';
import { mayBeSuggested } from '#domain/search/may-be-suggested.ts';
import type { Orm } from '#shop/db/database.ts';
import type { HeardQuery } from '#shop/search/search-engine.ts';

const LARGEST = 2 ** 31 - 1;

/**
 * Counts what shoppers searched for and found, however they spelt it; the spelling with Polish letters stays. Of a
 * visitor's network a digest is kept for the day, so that one alone cannot make a query known.
 */
export async function noteQuery(orm: Orm, { text, language, found, visitor }: HeardQuery): Promise<void> {
  if (!(found > 0) || !mayBeSuggested(text)) return;
  await orm.execute(sql`
    WITH spelt AS (
      SELECT phrase FROM search_spelling(${text.toLowerCase()}) AS phrase WHERE phrase <> ''
    ), met AS (
      INSERT INTO search_visitor (digest)
      SELECT sha256(convert_to(concat_ws(chr(10), ${visitor}::text, ${language}::text, search_form(phrase)), 'UTF8'))
      FROM spelt
      ON CONFLICT DO NOTHING RETURNING 1
    )
    INSERT INTO search_query AS known (language, phrase, hits, visitors)
    SELECT ${language}, phrase, ${Math.min(Math.round(found), LARGEST)}::int, (SELECT count(*) FROM met)
    FROM spelt
    ON CONFLICT (language, search_phrase) DO UPDATE SET
      phrase = CASE known.phrase WHEN known.search_phrase THEN excluded.phrase ELSE known.phrase END,
      count = least(known.count, ${LARGEST - 1}) + 1, hits = excluded.hits,
      visitors = least(known.visitors, ${LARGEST - 1}) + excluded.visitors, last_asked_at = now()`);
}
