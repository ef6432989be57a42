import { sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { mayBeSuggested } from '#domain/search/may-be-suggested.ts';
import type { Orm } from '#shop/db/database.ts';

const LARGEST = 2 ** 31 - 1;

/** Counts what shoppers searched for and found, however they spelt it; the spelling with Polish letters stays. */
export async function noteQuery(orm: Orm, text: string, language: Language, found: number): Promise<void> {
  if (!(found > 0) || !mayBeSuggested(text)) return;
  await orm.execute(sql`
    INSERT INTO search_query AS known (language, phrase, hits)
    SELECT ${language}, phrase, ${Math.min(Math.round(found), LARGEST)}::int
    FROM search_spelling(${text.toLowerCase()}) AS phrase WHERE phrase <> ''
    ON CONFLICT (language, search_phrase) DO UPDATE SET
      phrase = CASE known.phrase WHEN known.search_phrase THEN excluded.phrase ELSE known.phrase END,
      count = least(known.count, ${LARGEST - 1}) + 1, hits = excluded.hits, last_asked_at = now()`);
}
