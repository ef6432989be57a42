import type pg from 'pg';
import { newId } from './new-id.ts';
import { touch } from './touch.ts';

/** The categories that products name by their paths; those that are missing are made, from the top down. */
export async function writeCategories(client: pg.ClientBase): Promise<void> {
  await client.query(LISTED);
  await client.query(PATHS);
  await client.query('ANALYZE import_listed_category, import_category');
  const { rows } = await client.query<{ deepest: number }>(
    'SELECT coalesce(max(depth), 0) AS deepest FROM import_category',
  );
  for (let depth = 1; depth <= (rows[0]?.deepest ?? 0); depth++) {
    await client.query(PARENTS, [depth]);
    await client.query(FIND, [depth]);
    await client.query(MAKE, [depth]);
    await client.query(FIND, [depth]);
  }
  await client.query(WANTED);
  await touch(client, REMOVE);
  await touch(client, ADD);
}

/** The paths of each list, in the form in which names are compared. Many products have the same list. */
const LISTED = `
  CREATE TEMP TABLE import_listed_category ON COMMIT DROP AS
  SELECT categories, place, number, array_agg(search_form(step->>'name') ORDER BY depth) AS path,
    array_agg(step->>'name' ORDER BY depth) AS names, array_agg(step->>'slug' ORDER BY depth) AS slugs
  FROM (
    SELECT categories, min(place) AS place FROM import_product WHERE categories <> '' GROUP BY categories
  ) list
  CROSS JOIN jsonb_array_elements(categories::jsonb) WITH ORDINALITY AS listed (steps, number)
  CROSS JOIN jsonb_array_elements(steps) WITH ORDINALITY AS stepped (step, depth)
  GROUP BY categories, place, number`;

/** Every path and all that lead to it; what it is called first, it is called. */
const PATHS = `
  CREATE TEMP TABLE import_category ON COMMIT DROP AS
  SELECT DISTINCT ON (path[:depth]) path[:depth] AS path, depth, path[:depth - 1] AS parent_path,
    names[depth] AS name, slugs[depth] AS slug, NULL::integer AS id, NULL::integer AS parent_id
  FROM (
    SELECT DISTINCT ON (path) path, names, slugs, place FROM import_listed_category ORDER BY path, place
  ) listed
  CROSS JOIN generate_series(1, cardinality(path)) AS depth
  ORDER BY path[:depth], place`;

const PARENTS = `
  UPDATE import_category SET parent_id = parent.id
  FROM import_category parent
  WHERE import_category.depth = $1 AND parent.depth = $1 - 1 AND parent.path = import_category.parent_path`;

const FIND = `
  UPDATE import_category SET id = found.id
  FROM (
    SELECT coalesce(parent_id, 0) AS parent, search_name, min(category.id) AS id
    FROM category JOIN category_text ON category_id = category.id GROUP BY 1, 2
  ) found
  WHERE depth = $1 AND import_category.id IS NULL
    AND found.parent = coalesce(import_category.parent_id, 0) AND found.search_name = path[depth]`;

const MAKE = `
  WITH given AS (
    SELECT ${newId('category')} AS id, parent_id, name, slug,
      row_number() OVER (PARTITION BY slug ORDER BY path) AS turn
    FROM import_category WHERE depth = $1 AND id IS NULL
  ), made AS (
    INSERT INTO category (id, key, parent_id, position)
    SELECT id, 'imported-' || id, parent_id, 10000 FROM given
  )
  INSERT INTO category_text (category_id, language, name, slug)
  SELECT id, language, name,
    CASE WHEN turn > 1 OR EXISTS (SELECT FROM category_text taken WHERE taken.language = spoken.language
      AND taken.slug = given.slug) THEN slug || '-' || id ELSE slug END
  FROM given CROSS JOIN unnest(ARRAY['pl', 'en']) AS spoken (language)`;

/** The lists of categories that differ from what the products have; the first is the main one. */
const WANTED = `
  CREATE TEMP TABLE import_product_category ON COMMIT DROP AS
  SELECT product_id, coalesce(wanted.ids, '{}') AS ids
  FROM import_product
  LEFT JOIN (
    SELECT categories, array_agg(id ORDER BY number) AS ids
    FROM (
      SELECT categories, id, min(number) AS number
      FROM import_listed_category JOIN import_category USING (path) GROUP BY 1, 2
    ) numbered
    GROUP BY categories
  ) wanted USING (categories)
  WHERE categories IS NOT NULL AND coalesce(wanted.ids, '{}') IS DISTINCT FROM ARRAY(
    SELECT category_id FROM product_category
    WHERE product_category.product_id = import_product.product_id ORDER BY main DESC, position, category_id)`;

const REMOVE = `
  DELETE FROM product_category USING import_product_category wanted
  WHERE product_category.product_id = wanted.product_id RETURNING product_category.product_id`;

const ADD = `
  INSERT INTO product_category (product_id, category_id, position, main)
  SELECT product_id, category_id, number - 1, number = 1
  FROM import_product_category CROSS JOIN unnest(ids) WITH ORDINALITY AS listed (category_id, number)
  RETURNING product_id`;
