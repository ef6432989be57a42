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
