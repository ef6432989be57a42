import { sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Orm } from '#shop/db/database.ts';

export type Name = { id: number; slug: string; name: string; words: string[]; stems: string[] };

export type Names = Record<'producers' | 'series' | 'categories' | 'infoPages', Name[]>;

/** All that has a name beside products, in the order of the shop. */
export async function loadNames(orm: Orm, language: Language): Promise<Names> {
  const { rows } = await orm.execute<Name & { kind: keyof Names }>(sql`
    SELECT kind, id, slug, name, string_to_array(search_form(search_spelling(name)), ' ') AS words,
      string_to_array(search_stems, ' ') AS stems
    FROM (
      SELECT 'producers' AS kind, id, slug, name, search_stems, position, language
      FROM producer JOIN producer_text ON producer_id = id
      UNION ALL
      SELECT 'series', id, slug, name, search_stems, position, language FROM series JOIN series_text ON series_id = id
      UNION ALL
      SELECT 'categories', id, slug, name, search_stems, position, language
      FROM category JOIN category_text ON category_id = id
      UNION ALL
      SELECT 'infoPages', id, slug, title, search_stems, position, language
      FROM info_page JOIN info_page_text ON info_page_id = id
    ) named
    WHERE language = ${language} ORDER BY position, id`);
  const of = (kind: keyof Names) => rows.filter((row) => row.kind === kind);
  return {
    producers: of('producers'),
    series: of('series'),
    categories: of('categories'),
    infoPages: of('infoPages'),
  };
}
