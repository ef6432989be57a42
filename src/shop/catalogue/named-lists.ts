import { sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Orm } from '#shop/db/database.ts';

/** A producer or a series: its products make a list of their own. */
export type NamedList = {
  id: number;
  name: string;
  slug: string;
  /** Its slug in each language. */
  slugs: Record<string, string>;
  description: string;
};

export const loadProducer = (orm: Orm, id: number, language: Language) =>
  load(orm, { texts: sql`producer_text`, key: sql`producer_id` }, id, language);

export const loadSeries = (orm: Orm, id: number, language: Language) =>
  load(orm, { texts: sql`series_text`, key: sql`series_id` }, id, language);

/** Every producer and every series in one language that has something to show. */
export async function allNamedLists(
  orm: Orm,
  language: Language,
): Promise<{ kind: 'producer' | 'series'; id: number; slug: string }[]> {
  const { rows } = await orm.execute<{ kind: 'producer' | 'series'; id: number; slug: string }>(sql`
    SELECT 'producer' AS kind, producer_id AS id, slug FROM producer_text one
    WHERE language = ${language}
      AND EXISTS (SELECT 1 FROM product p WHERE p.producer_id = one.producer_id AND p.active)
    UNION ALL
    SELECT 'series', series_id, slug FROM series_text one
    WHERE language = ${language}
      AND EXISTS (SELECT 1 FROM product p WHERE p.series_id = one.series_id AND p.active)
    ORDER BY kind, id`);
  return rows;
}

type Table = { texts: ReturnType<typeof sql>; key: ReturnType<typeof sql> };

async function load(
  orm: Orm,
  { texts, key }: Table,
  id: number,
  language: Language,
): Promise<NamedList | undefined> {
  const { rows } = await orm.execute<NamedList>(sql`
    SELECT ${key} AS id, name, slug, description,
      (SELECT json_object_agg(one.language, one.slug) FROM ${texts} one WHERE one.${key} = ${id}) AS slugs
    FROM ${texts} WHERE ${key} = ${id} AND language = ${language}`);
  return rows[0];
}
