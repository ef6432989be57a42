import type pg from 'pg';

/** Runs a write that returns `product_id`, and notes the products that it has really changed. */
export async function touch(client: pg.ClientBase, write: string, values: unknown[] = []): Promise<void> {
  await client.query(
    `WITH written AS (${write}) INSERT INTO import_touched SELECT DISTINCT product_id FROM written`,
    values,
  );
}

/** The same for a write that returns `size_id`. */
export async function touchBySize(
  client: pg.ClientBase,
  write: string,
  values: unknown[] = [],
): Promise<void> {
  await client.query(
    `WITH written AS (${write}) INSERT INTO import_touched
    SELECT DISTINCT product_id FROM written JOIN import_size USING (size_id)`,
    values,
  );
}
