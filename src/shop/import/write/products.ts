import type pg from 'pg';
import { plainText } from '#shop/feed/plain-text.ts';
import { touch } from './touch.ts';

/** New products, and what has changed of those that are there. */
export async function writeProducts(client: pg.ClientBase): Promise<void> {
  await touch(client, ADD);
  await touch(client, CHANGE);
}

/** What a cell says, else what is there; an empty cell takes it back to what a new product has. */
const said = (column: string, type: string, there: string, empty: string) =>
  `CASE WHEN ${column} IS NULL THEN ${there} WHEN ${column} = '' THEN ${empty} ELSE ${column}::${type} END`;

/** That it spoils is kept apart from the other reasons, because prices ask for it too. */
const perishable = (column: string, there: string) => `coalesce(${column} = 'perishable', ${there})`;
const exception = (column: string, there: string) =>
  `CASE WHEN ${column} IS NULL THEN ${there} WHEN ${column} NOT IN ('', 'perishable') THEN ${column} END`;

const ADD = `
  INSERT INTO product (id, key, producer_id, series_id, vat_basis_points, unit, active, popularity, perishable,
    withdrawal_exception)
  SELECT product_id, key, producer_id, series_id, ${said('vat', 'integer', '2300', '2300')},
    ${said('unit', 'text', "'piece'", "'piece'")}, ${said('active', 'boolean', 'true', 'true')},
    ${said('popularity', 'integer', '0', '0')}, ${perishable('withdrawal_exception', 'false')},
    ${exception('withdrawal_exception', 'NULL')}
  FROM import_product JOIN import_maker USING (product_id, place) WHERE is_new ORDER BY place
  RETURNING id AS product_id`;

const CHANGE = `
  UPDATE product SET producer_id = wanted.producer_id, series_id = wanted.series_id,
    vat_basis_points = wanted.vat, unit = wanted.unit, active = wanted.active, popularity = wanted.popularity,
    perishable = wanted.perishable, withdrawal_exception = wanted.withdrawal_exception
  FROM (
    SELECT id,
      CASE WHEN given.producer IS NULL THEN there.producer_id ELSE maker.producer_id END AS producer_id,
      CASE WHEN given.series IS NULL THEN there.series_id ELSE maker.series_id END AS series_id,
      ${said('given.vat', 'integer', 'there.vat_basis_points', '2300')} AS vat,
      ${said('given.unit', 'text', 'there.unit', "'piece'")} AS unit,
      ${said('given.active', 'boolean', 'there.active', 'true')} AS active,
      ${said('given.popularity', 'integer', 'there.popularity', '0')} AS popularity,
      ${perishable('given.withdrawal_exception', 'there.perishable')} AS perishable,
      ${exception('given.withdrawal_exception', 'there.withdrawal_exception')} AS withdrawal_exception
    FROM import_product given JOIN import_maker maker USING (product_id) JOIN product there ON there.id = product_id
    WHERE NOT is_new
  ) wanted
  WHERE product.id = wanted.id
    AND (product.producer_id, product.series_id, vat_basis_points, product.unit, product.active, product.popularity,
      product.perishable, product.withdrawal_exception)
      IS DISTINCT FROM
      (wanted.producer_id, wanted.series_id, wanted.vat, wanted.unit, wanted.active, wanted.popularity,
      wanted.perishable, wanted.withdrawal_exception)
  RETURNING product.id AS product_id`;

/**
 * The texts in each language that has a name. A new name brings a new address. A feed knows no headings: its
 * description is compared with the plain text of ours, which it may have come from.
 */
export async function writeTexts(client: pg.ClientBase, plain: boolean): Promise<void> {
  for (const language of ['pl', 'en']) {
    await touch(client, addTexts(language));
    await touch(client, changeTexts(language), [plain]);
  }
}

const addTexts = (language: string) => `
  INSERT INTO product_text (product_id, language, name, slug, summary, description)
  SELECT product_id, '${language}', name_${language}, slug_${language}, coalesce(summary_${language}, ''),
    coalesce(nullif(description_${language}, ''), '[]')::jsonb
  FROM import_product
  WHERE name_${language} IS NOT NULL AND NOT EXISTS (
    SELECT FROM product_text there WHERE there.product_id = import_product.product_id AND language = '${language}')
  RETURNING product_id`;

const changeTexts = (language: string) => `
  UPDATE product_text SET name = wanted.name, slug = wanted.slug, summary = wanted.summary,
    description = wanted.description
  FROM (
    SELECT given.product_id, coalesce(name_${language}, there.name) AS name,
      CASE WHEN name_${language} <> there.name THEN slug_${language} ELSE there.slug END AS slug,
      coalesce(summary_${language}, there.summary) AS summary,
      CASE WHEN description_${language} IS NULL OR ($1 AND ${plainText('there')} = ${plainText('as_section')})
        THEN there.description
        ELSE as_section.description
      END AS description
    FROM import_product given
    JOIN product_text there ON there.product_id = given.product_id AND there.language = '${language}'
    CROSS JOIN LATERAL (
      SELECT coalesce(nullif(description_${language}, ''), '[]')::jsonb AS description, '' AS summary, '' AS name
    ) as_section
    WHERE NOT is_new
  ) wanted
  WHERE product_text.product_id = wanted.product_id AND product_text.language = '${language}'
    AND (product_text.name, product_text.slug, product_text.summary, product_text.description)
      IS DISTINCT FROM (wanted.name, wanted.slug, wanted.summary, wanted.description)
  RETURNING product_text.product_id`;
