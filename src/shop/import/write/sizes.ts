import type pg from 'pg';
import { SIZE_COLUMNS } from '#shop/import/columns.ts';
import { newId } from './new-id.ts';
import { touch, touchBySize } from './touch.ts';

/** New sizes, and what has changed of those that are there. */
export async function writeSizes(client: pg.ClientBase): Promise<void> {
  await client.query(NUMBERED);
  await client.query('ANALYZE import_size (size_id, product_id)');
  await touch(client, ADD);
  await touch(client, CHANGE);
  for (const language of ['pl', 'en']) {
    await touch(client, removeNames(language));
    await touch(client, changeNames(language));
    await touchBySize(client, addNames(language));
  }
}

/** Without what rows say of products: that is long, and not needed any more. */
const NUMBERED = `
  CREATE TEMP TABLE import_size ON COMMIT DROP AS
  SELECT staged.place, staged.size, product.product_id,
    coalesce(staged.size_id, ${newId('size')}) AS size_id,
    staged.size_id IS NULL AS is_new, ${SIZE_COLUMNS.map((column) => `staged.${column}`).join(', ')}
  FROM import_row staged JOIN import_product product USING (key)`;

/** Kept as '250 g'. */
const CONTENTS_AMOUNT = "nullif(split_part(contents, ' ', 1), '')::integer";
const CONTENTS_MEASURE = "nullif(split_part(contents, ' ', 2), '')";

const ADD = `
  INSERT INTO size (id, product_id, type, position, ean, code, shelf, weight_grams,
    contents_amount, contents_measure, begins_at, availability)
  SELECT size_id, product_id, size,
    coalesce(last, -1) + row_number() OVER (PARTITION BY product_id ORDER BY place),
    nullif(ean, ''), nullif(code, ''), nullif(shelf, ''), coalesce(nullif(weight_g, '')::integer, 0),
    ${CONTENTS_AMOUNT}, ${CONTENTS_MEASURE}, nullif(begins_at, '')::timestamptz,
    coalesce(nullif(availability, ''), 'enable')
  FROM import_size
  LEFT JOIN (
    SELECT product_id, max(position) AS last FROM size
    WHERE product_id IN (SELECT product_id FROM import_size WHERE is_new) GROUP BY product_id
  ) there USING (product_id)
  WHERE is_new
  RETURNING product_id`;

const CHANGE = `
  UPDATE size SET ean = wanted.ean, code = wanted.code, shelf = wanted.shelf, weight_grams = wanted.weight,
    contents_amount = wanted.contents_amount, contents_measure = wanted.contents_measure, begins_at = wanted.begins_at,
    availability = wanted.availability
  FROM (
    SELECT there.id,
      CASE WHEN given.ean IS NULL THEN there.ean ELSE nullif(given.ean, '') END AS ean,
      CASE WHEN given.code IS NULL THEN there.code ELSE nullif(given.code, '') END AS code,
      CASE WHEN given.shelf IS NULL THEN there.shelf ELSE nullif(given.shelf, '') END AS shelf,
      CASE WHEN weight_g IS NULL THEN weight_grams ELSE coalesce(nullif(weight_g, '')::integer, 0) END AS weight,
      CASE WHEN contents IS NULL THEN there.contents_amount ELSE ${CONTENTS_AMOUNT} END AS contents_amount,
      CASE WHEN contents IS NULL THEN there.contents_measure ELSE ${CONTENTS_MEASURE} END AS contents_measure,
      CASE WHEN given.begins_at IS NULL THEN there.begins_at
        ELSE nullif(given.begins_at, '')::timestamptz END AS begins_at,
      CASE WHEN given.availability IS NULL THEN there.availability
        ELSE coalesce(nullif(given.availability, ''), 'enable') END AS availability
    FROM import_size given JOIN size there ON there.id = size_id WHERE NOT is_new
  ) wanted
  WHERE size.id = wanted.id AND (
    size.ean, size.code, size.shelf, weight_grams, size.contents_amount, size.contents_measure, size.begins_at,
    size.availability
  ) IS DISTINCT FROM (
    wanted.ean, wanted.code, wanted.shelf, wanted.weight, wanted.contents_amount, wanted.contents_measure,
    wanted.begins_at, wanted.availability
  )
  RETURNING size.product_id`;

const removeNames = (language: string) => `
  DELETE FROM size_text USING import_size
  WHERE size_text.size_id = import_size.size_id AND language = '${language}' AND size_name_${language} = ''
  RETURNING import_size.product_id`;

const changeNames = (language: string) => `
  UPDATE size_text SET name = size_name_${language} FROM import_size
  WHERE size_text.size_id = import_size.size_id AND language = '${language}'
    AND size_name_${language} <> '' AND size_name_${language} <> name
  RETURNING import_size.product_id`;

/** A size without a name is called by its type. */
const addNames = (language: string) => `
  INSERT INTO size_text (size_id, language, name)
  SELECT size_id, '${language}', size_name_${language} FROM import_size
  WHERE size_name_${language} NOT IN ('', size) AND NOT EXISTS (
    SELECT FROM size_text there WHERE there.size_id = import_size.size_id AND language = '${language}')
  RETURNING size_id`;
