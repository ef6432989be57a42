import type pg from 'pg';
import { touch } from './touch.ts';

/**
 * The pictures of products, in their order. What is known of a picture that stays is kept. A feed puts the picture of
 * a size first: its order says nothing. Answers with how many pictures are named that the shop does not have.
 */
export async function writePictures(client: pg.ClientBase, inOrder: boolean): Promise<number> {
  await client.query(NAMED);
  const missing = await client.query('DELETE FROM import_picture WHERE NOT here');
  await client.query(WANTED, [inOrder]);
  await client.query(KEPT);
  await touch(client, REMOVE);
  await touch(client, ADD);
  return missing.rowCount ?? 0;
}

const NAMED = `
  CREATE TEMP TABLE import_picture ON COMMIT DROP AS
  SELECT product_id, name, min(number) AS number, bool_or(here)
    OR name IN (SELECT product_picture.name FROM product_picture) AS here
  FROM (
    SELECT product_id, picture->>'name' AS name, (picture->>'here')::boolean AS here, number
    FROM import_product
    CROSS JOIN jsonb_array_elements(nullif(pictures, '')::jsonb) WITH ORDINALITY AS listed (picture, number)
  ) named
  GROUP BY product_id, name`;

/** A product all of whose pictures are missing keeps those it has. */
const WANTED = `
  CREATE TEMP TABLE import_product_picture ON COMMIT DROP AS
  SELECT product_id, wanted.names
  FROM import_product
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(name ORDER BY number), '{}') AS names
    FROM import_picture WHERE import_picture.product_id = import_product.product_id
  ) wanted
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(name ORDER BY position), '{}') AS names
    FROM product_picture WHERE product_picture.product_id = import_product.product_id
  ) there
  WHERE pictures IS NOT NULL AND (pictures = '' OR wanted.names <> '{}') AND CASE
    WHEN $1 THEN wanted.names <> there.names
    ELSE NOT (wanted.names <@ there.names AND wanted.names @> there.names)
  END`;

const KEPT = `
  CREATE TEMP TABLE import_kept_picture ON COMMIT DROP AS
  SELECT DISTINCT ON (product_id, name) product_id, name, view, alt, size_id
  FROM product_picture JOIN import_product_picture USING (product_id) ORDER BY product_id, name, position`;

const REMOVE = `
  DELETE FROM product_picture USING import_product_picture wanted
  WHERE product_picture.product_id = wanted.product_id RETURNING product_picture.product_id`;

const ADD = `
  INSERT INTO product_picture (product_id, position, name, view, alt, size_id)
  SELECT product_id, number - 1, name, coalesce(view, 'front'), alt, size_id
  FROM import_product_picture
  CROSS JOIN unnest(names) WITH ORDINALITY AS listed (name, number)
  LEFT JOIN import_kept_picture USING (product_id, name)
  RETURNING product_id`;
