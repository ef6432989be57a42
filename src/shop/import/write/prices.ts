import type pg from 'pg';
import { touch } from './touch.ts';

/**
 * A price that differs from the one in effect begins now; what has been stays as it was. Without a cell for the
 * regular price a reduction goes on as long as it is one.
 */
export async function writePrices(client: pg.ClientBase, currency: string): Promise<void> {
  await touch(client, ADD, [currency]);
}

/** SQL: the price in effect beside each row. */
export const CURRENT_PRICE = `
  LEFT JOIN LATERAL (
    SELECT gross, regular, starts_at FROM price_step
    WHERE price_step.size_id = import_row.size_id AND currency = $1 AND starts_at <= now()
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
    FROM import_row ${CURRENT_PRICE}
    CROSS JOIN LATERAL (SELECT coalesce(price::integer, current.gross) AS gross) wanted
  ) wanted
  WHERE gross IS NOT NULL AND (gross, regular) IS DISTINCT FROM (old_gross, old_regular)
  RETURNING (SELECT product_id FROM size WHERE id = size_id) AS product_id`;
