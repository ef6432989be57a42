import type pg from 'pg';
import { PRODUCT_COLUMNS, SLUG_COLUMNS } from '#shop/import/columns.ts';
import type { ImportedPart } from '#shop/import/part.ts';
import { newId } from './new-id.ts';
import { currentPrice } from './prices.ts';

/** Finds what the shop has of the rows, refuses what it cannot take, and gathers the rows of each product. */
export async function findProducts(
  client: pg.ClientBase,
  currency: string,
  only: ImportedPart | undefined,
): Promise<void> {
  await client.query('ANALYZE import_row (place, key, size)');
  if (only) await client.query(NAME_BY_EAN);
  await client.query(FIND);
  if (only) await refuse(client, UNKNOWN);
  await refuse(client, TWICE);
  await refuse(client, NEW_WITHOUT_PRICE);
  await refuse(client, REGULAR_BELOW_PRICE, [currency]);
  await client.query(GATHER);
  await client.query('ALTER TABLE import_product ADD PRIMARY KEY (key)');
  await refuse(client, NEW_WITHOUT_NAME);
  await refuse(client, SERIES_WITHOUT_PRODUCER);
  await client.query(
    'DELETE FROM import_product WHERE NOT EXISTS (SELECT FROM import_row WHERE import_row.key = import_product.key)',
  );
  await client.query('ANALYZE import_product (key, product_id, producer)');
}

const NAME_BY_EAN = `
  UPDATE import_row SET key = found.key, size = found.type
  FROM (
    SELECT place, min(product.key) AS key, min(size.type) AS type
    FROM import_row JOIN size USING (ean) JOIN product ON product.id = size.product_id
    WHERE import_row.key = '' GROUP BY place HAVING count(*) = 1
  ) found
  WHERE found.place = import_row.place`;

// A product that comes in one size only has it under either of two names (spec §9).
const FIND = `
  UPDATE import_row SET product_id = found.product_id, size_id = found.size_id, is_new = found.size_id IS NULL
  FROM (
    SELECT DISTINCT ON (place) place, product.id AS product_id, size.id AS size_id
    FROM import_row JOIN product ON product.key = import_row.key
    LEFT JOIN size ON size.product_id = product.id
      AND (size.type = import_row.size OR (import_row.size = 'uniw' AND size.type = 'onesize'))
    ORDER BY place, size.type = import_row.size DESC
  ) found
  WHERE found.place = import_row.place`;

/** Moves the rows that `selection` names (place, problem) to the refused. */
async function refuse(client: pg.ClientBase, selection: string, values: unknown[] = []): Promise<void> {
  await client.query(
    `
    WITH wrong AS (${selection}), removed AS (
      DELETE FROM import_row USING wrong WHERE import_row.place = wrong.place
      RETURNING import_row.place, import_row.line, import_row.key, wrong.problem
    )
    INSERT INTO import_refused SELECT place, line, key, problem FROM removed`,
    values,
  );
}

const UNKNOWN = `
  SELECT place, CASE
    WHEN key = '' THEN format('ean: %s is on no size of the shop, or on several.', ean)
    WHEN product_id IS NULL THEN format('key: the shop has no product ''%s''.', key)
    ELSE format('size: ''%s'' has no size ''%s''.', key, size)
  END AS problem
  FROM import_row WHERE size_id IS NULL`;

const TWICE = `
  SELECT place, format('size: ''%s'' of ''%s'' was in line %s already.', size, key, first) AS problem
  FROM (
    SELECT place, size, key, min(line) OVER (PARTITION BY key, size) AS first,
      row_number() OVER (PARTITION BY key, size ORDER BY place) AS turn
    FROM import_row
  ) counted
  WHERE turn > 1`;

const NEW_WITHOUT_PRICE = `
  SELECT place, 'price: is needed, for the size is new.' AS problem
  FROM import_row WHERE size_id IS NULL AND price IS NULL`;

/** Where the file has no price for it, the regular price is measured by the one in effect. */
const REGULAR_BELOW_PRICE = `
  SELECT place, 'regular_price: is below the price.' AS problem
  FROM import_row ${currentPrice('import_row')}
  WHERE price IS NULL AND regular_price <> '' AND regular_price::integer < gross`;

const NEW_WITHOUT_NAME = `
  SELECT import_row.place, 'name_pl: is needed, for the product is new.' AS problem
  FROM import_row JOIN import_product USING (key)
  WHERE import_product.is_new AND import_product.name_pl IS NULL`;

const SERIES_WITHOUT_PRODUCER = `
  SELECT import_row.place, 'series: needs a producer.' AS problem
  FROM import_row JOIN import_product USING (key) LEFT JOIN product ON product.id = import_product.product_id
  WHERE import_product.series <> ''
    AND coalesce(import_product.producer, product.producer_id::text, '') = ''`;

/**
 * What the first row with something in the cell says holds for the product. An empty cell says something only in
 * the product's first row: the others may leave out what is said already.
 */
const gathered = (column: string) => `
  coalesce(
    (array_agg(${column} ORDER BY place) FILTER (WHERE ${column} <> ''))[1],
    CASE WHEN (array_agg(${column} ORDER BY place))[1] = '' AND NOT bool_or(spoilt) THEN '' END
  ) AS ${column}`;

const NEVER_EMPTY = new Set<string>(['name_pl', 'name_en', ...SLUG_COLUMNS]);
const said = (column: string) =>
  NEVER_EMPTY.has(column)
    ? `(array_agg(${column} ORDER BY place) FILTER (WHERE ${column} <> ''))[1] AS ${column}`
    : gathered(column);

/** New products get their numbers in the order of the file. */
const GATHER = `
  CREATE TEMP TABLE import_product ON COMMIT DROP AS
  SELECT coalesce(known_id, ${newId('product')})
      AS product_id, known_id IS NULL AS is_new, gathered.*
  FROM (
    SELECT key, min(place) AS place, min(product_id) AS known_id,
      ${[...PRODUCT_COLUMNS, ...SLUG_COLUMNS].map(said).join(', ')}
    FROM (
      SELECT import_row.*, coalesce(refused.place < import_row.place, false) AS spoilt
      FROM import_row
      LEFT JOIN (SELECT key, min(place) AS place FROM import_refused GROUP BY key) refused USING (key)
    ) rows
    GROUP BY key ORDER BY min(place)
  ) gathered`;
