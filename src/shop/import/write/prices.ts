import type pg from 'pg';
import { touchBySize } from './touch.ts';

/**
 * A price that differs from the one in effect begins now; what has been stays as it was. Without a cell for the
 * regular price a reduction goes on as long as it is one.
 */
export async function writePrices(client: pg.ClientBase, currency: string): Promise<void> {
  await touchBySize(client, ADD, [currency]);
}

/** SQL: the price in effect beside each row of the table; a new size has none. */
export const currentPrice = (table: string) => `
  LEFT JOIN LATERAL (
    SELECT gross, regular, starts_at FROM price_step
    WHERE NOT ${table}.is_new AND price_step.size_id = ${table}.size_id AND currency = $1 AND starts_at <= now()
    ORDER BY starts_at DESC LIMIT 1
  ) current ON true`;

const ADD = `
  INSERT INTO price_step (size_id, currency, starts_at, gross, regular)
  SELECT size_id, $1, starts_at, gross, regular
  FROM (
    SELECT size_id, current.gross AS old_gross, current.regular AS old_regular, wanted.gross,
      CASE
        WHEN regular_price <> '' THEN regular_price::integer
        WHEN regular_price IS NULL AND current.gross < current.regular AND wanted.gross < current.regular
          THEN current.regular
        ELSE wanted.gross
      END AS regular,
      greatest(now(), current.starts_at + interval '1 microsecond') AS starts_at
    FROM import_size ${currentPrice('import_size')}
    CROSS JOIN LATERAL (SELECT coalesce(price::integer, current.gross) AS gross) wanted
  ) wanted
  WHERE gross IS NOT NULL AND (gross, regular) IS DISTINCT FROM (old_gross, old_regular)
  RETURNING size_id`;
