import type pg from 'pg';
import { newId } from './new-id.ts';
import { touch, touchBySize } from './touch.ts';

/** Parameters and their values by their names; those that are missing are made, in both languages alike. */
export async function writeParameters(client: pg.ClientBase): Promise<void> {
  await client.query(GIVEN);
  await client.query('ANALYZE import_parameter (parameters, name_form, value_form)');
  await client.query(MAKE_NAMES);
  await client.query(FIND_NAMES);
  await client.query(MAKE_VALUES);
  await client.query(FIND_VALUES);
  await client.query(WANTED);
  await touch(client, REMOVE);
  await touch(client, ADD);
}

/** What sizes are made of, where it differs; the parameters are written, and so are the sizes. */
export async function writeSizeParts(client: pg.ClientBase): Promise<void> {
  await client.query(WANTED_PARTS);
  await touchBySize(client, REMOVE_PARTS);
  await touchBySize(client, ADD_PARTS);
}

/** The pairs of each list. Many products have the same list. */
const GIVEN = `
  CREATE TEMP TABLE import_parameter ON COMMIT DROP AS
  SELECT parameters, place, number, pair->>'name' AS name, pair->>'value' AS value,
    search_form(pair->>'name') AS name_form, search_form(pair->>'value') AS value_form,
    NULL::integer AS parameter_id, NULL::integer AS value_id
  FROM (
    SELECT parameters, min(place) AS place
    FROM (
      SELECT parameters, place FROM import_product
      UNION ALL
      SELECT size_parts, place FROM import_row
    ) given
    WHERE parameters <> '' GROUP BY parameters
  ) list
  CROSS JOIN jsonb_array_elements(parameters::jsonb) WITH ORDINALITY AS listed (pair, number)`;

const MAKE_NAMES = `
  WITH given AS (
    SELECT ${newId('parameter')} AS id, name
    FROM (
      SELECT DISTINCT ON (name_form) name, name_form FROM import_parameter ORDER BY name_form, place, number
    ) named
    WHERE name_form NOT IN (SELECT search_form(name) FROM parameter_text)
  ), made AS (
    INSERT INTO parameter (id, key, position) SELECT id, 'imported-' || id, 10000 FROM given
  )
  INSERT INTO parameter_text (parameter_id, language, name)
  SELECT id, language, name FROM given CROSS JOIN unnest(ARRAY['pl', 'en']) AS spoken (language)`;

const FIND_NAMES = `
  UPDATE import_parameter SET parameter_id = found.id
  FROM (SELECT search_form(name) AS form, min(parameter_id) AS id FROM parameter_text GROUP BY 1) found
  WHERE found.form = name_form`;

const KNOWN_VALUES = `
  SELECT parameter_id, search_form(name) AS form, min(parameter_value.id) AS id
  FROM parameter_value JOIN parameter_value_text ON parameter_value_id = parameter_value.id
  WHERE parameter_id IN (SELECT parameter_id FROM import_parameter) GROUP BY 1, 2`;

const MAKE_VALUES = `
  WITH given AS (
    SELECT ${newId('parameter_value')} AS id, named.parameter_id, value
    FROM (
      SELECT DISTINCT ON (parameter_id, value_form) parameter_id, value_form, value
      FROM import_parameter ORDER BY parameter_id, value_form, place, number
    ) named
    LEFT JOIN (${KNOWN_VALUES}) known
      ON known.parameter_id = named.parameter_id AND known.form = named.value_form
    WHERE known.id IS NULL
  ), made AS (
    INSERT INTO parameter_value (id, parameter_id, key, position)
    SELECT id, parameter_id, 'imported-' || id, 10000 FROM given
  )
  INSERT INTO parameter_value_text (parameter_value_id, language, name)
  SELECT id, language, value FROM given CROSS JOIN unnest(ARRAY['pl', 'en']) AS spoken (language)`;

const FIND_VALUES = `
  UPDATE import_parameter SET value_id = known.id
  FROM (${KNOWN_VALUES}) known
  WHERE known.parameter_id = import_parameter.parameter_id AND known.form = value_form`;

/** The values of each list, in its order. */
const LISTS = `
  SELECT parameters, array_agg(value_id ORDER BY number) AS ids
  FROM (SELECT parameters, value_id, min(number) AS number FROM import_parameter GROUP BY 1, 2) numbered
  GROUP BY parameters`;

/** The lists of values that differ from what the products have. */
const WANTED = `
  CREATE TEMP TABLE import_product_parameter ON COMMIT DROP AS
  SELECT import_product.product_id, coalesce(wanted.ids, '{}') AS ids
  FROM import_product
  LEFT JOIN (${LISTS}) wanted USING (parameters)
  WHERE parameters IS NOT NULL AND coalesce(wanted.ids, '{}') IS DISTINCT FROM ARRAY(
    SELECT parameter_value_id FROM product_parameter
    WHERE product_parameter.product_id = import_product.product_id ORDER BY position, parameter_value_id)`;

const REMOVE = `
  DELETE FROM product_parameter USING import_product_parameter wanted
  WHERE product_parameter.product_id = wanted.product_id RETURNING product_parameter.product_id`;

const ADD = `
  INSERT INTO product_parameter (product_id, parameter_value_id, position)
  SELECT product_id, value_id, number - 1
  FROM import_product_parameter CROSS JOIN unnest(ids) WITH ORDINALITY AS listed (value_id, number)
  RETURNING product_id`;

const WANTED_PARTS = `
  CREATE TEMP TABLE import_size_part ON COMMIT DROP AS
  SELECT size_id, coalesce(wanted.ids, '{}') AS ids
  FROM import_size LEFT JOIN (${LISTS}) wanted ON wanted.parameters = size_parts
  WHERE size_parts IS NOT NULL AND coalesce(wanted.ids, '{}') IS DISTINCT FROM ARRAY(
    SELECT parameter_value_id FROM size_part WHERE size_part.size_id = import_size.size_id ORDER BY position)`;

const REMOVE_PARTS = `
  DELETE FROM size_part USING import_size_part wanted WHERE size_part.size_id = wanted.size_id
  RETURNING size_part.size_id`;

const ADD_PARTS = `
  INSERT INTO size_part (size_id, parameter_value_id, position)
  SELECT size_id, value_id, number - 1
  FROM import_size_part CROSS JOIN unnest(ids) WITH ORDINALITY AS listed (value_id, number)
  RETURNING size_id`;
