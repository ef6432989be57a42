import { slugOf } from 'witryna/domain/page/slug.ts';
import type { Database } from 'witryna/shop/db/database.ts';
import type { Text } from '#demo/catalogue/types.ts';
import { known } from '#demo/fill/tree.ts';
import { largeProducers } from './producers.ts';
import type { LargeProduct } from './product.ts';

/** The numbers of the rows that many products refer to, by key. */
export type Shared = {
  categories: Map<string, number>;
  producers: Map<string, number>;
  /** By `valueKey`; grows with the products. */
  parameterValues: Map<string, number>;
  warehouse: number;
};

/** Names a value with its parameter, as the demo shop's own values are named. */
export const valueKey = (name: Text, value: Text) => `${name.pl} ${value.pl}`;

/** What is there already, and the large catalogue's producers. */
export async function readShared({ pool }: Database): Promise<Shared> {
  await addProducers(pool);
  const warehouses = await idsByKey(pool, 'SELECT key, id FROM warehouse');
  return {
    categories: await idsByKey(pool, 'SELECT key, id FROM category'),
    producers: await idsByKey(pool, 'SELECT key, id FROM producer'),
    parameterValues: new Map(),
    warehouse: known(warehouses, 'roastery'),
  };
}

type Pool = Database['pool'];

async function idsByKey(pool: Pool, query: string, values: unknown[] = []): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ key: string; id: number }>(query, values);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

async function addProducers(pool: Pool): Promise<void> {
  await pool.query(
    `WITH given AS (
      SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
        WITH ORDINALITY AS given (key, country, name, slug, pl, en, position)
    ), added AS (
      INSERT INTO producer (key, country, position) SELECT key, country, 1000 + position FROM given
      ON CONFLICT (key) DO NOTHING RETURNING id, key
    )
    INSERT INTO producer_text (producer_id, language, name, slug, description)
    SELECT id, language, name, slug, CASE language WHEN 'pl' THEN pl ELSE en END
    FROM added JOIN given USING (key) CROSS JOIN unnest(ARRAY['pl', 'en']) AS language`,
    columns(
      largeProducers.map(({ key, country, name, description: { pl, en } }) => [
        key,
        country,
        name,
        slugOf(name),
        pl,
        en,
      ]),
    ),
  );
}

/** Sees to it that every parameter value of these products has its row. */
export async function shareParameterValues(
  { pool }: Database,
  products: LargeProduct[],
  { parameterValues }: Shared,
): Promise<void> {
  const missing = new Map<string, { name: Text; value: Text }>();
  for (const { parameters } of products)
    for (const { name, value } of parameters)
      if (!parameterValues.has(valueKey(name, value))) missing.set(valueKey(name, value), { name, value });
  if (missing.size === 0) return;
  // In one order for everybody: whoever else adds the same values waits for us, and we never for them.
  const sorted = [...missing].sort(([one], [other]) => (one < other ? -1 : 1));
  await addParameters(
    pool,
    sorted.map(([, { name }]) => name),
  );
  await addValues(pool, sorted);
  const ids = await idsByKey(pool, 'SELECT key, id FROM parameter_value WHERE key = ANY ($1)', [
    sorted.map(([key]) => slugOf(key)),
  ]);
  for (const [key] of sorted) parameterValues.set(key, known(ids, slugOf(key)));
}

async function addParameters(pool: Pool, names: Text[]): Promise<void> {
  const distinct = [...new Map(names.map((name) => [name.pl, name])).values()];
  await pool.query(
    `WITH given AS (SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) AS given (key, pl, en)
    ), added AS (
      INSERT INTO parameter (key, position) SELECT key, 100 FROM given
      ON CONFLICT (key) DO NOTHING RETURNING id, key
    )
    INSERT INTO parameter_text (parameter_id, language, name)
    SELECT id, language, CASE language WHEN 'pl' THEN pl ELSE en END
    FROM added JOIN given USING (key) CROSS JOIN unnest(ARRAY['pl', 'en']) AS language`,
    columns(distinct.map(({ pl, en }) => [slugOf(pl), pl, en])),
  );
}

async function addValues(pool: Pool, values: [string, { name: Text; value: Text }][]): Promise<void> {
  await pool.query(
    `WITH given AS (
      SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS given (parameter, key, pl, en)
    ), added AS (
      INSERT INTO parameter_value (parameter_id, key, position)
      SELECT parameter.id, given.key, 1000 FROM given JOIN parameter ON parameter.key = given.parameter
      ON CONFLICT (parameter_id, key) DO NOTHING RETURNING id, key
    )
    INSERT INTO parameter_value_text (parameter_value_id, language, name)
    SELECT id, language, CASE language WHEN 'pl' THEN pl ELSE en END
    FROM added JOIN given USING (key) CROSS JOIN unnest(ARRAY['pl', 'en']) AS language`,
    columns(values.map(([key, { name, value }]) => [slugOf(name.pl), slugOf(key), value.pl, value.en])),
  );
}

/** Rows turned into columns, for `unnest`. */
function columns(rows: string[][]): string[][] {
  return (rows[0] ?? []).map((_, index) => rows.map((row) => row[index] ?? ''));
}
