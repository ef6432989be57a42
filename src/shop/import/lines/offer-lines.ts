/** SQL: the next products after $1, at most $2 of them. */
export const CHOSEN = 'SELECT * FROM product WHERE id > $1 ORDER BY id LIMIT $2';

/** SQL: what a size has in the warehouse, as an import takes it. */
export const stockIn = (warehouse: string) => `
  coalesce((
    SELECT CASE WHEN quantity IS NULL THEN '"unlimited"'::json ELSE to_json(trim_scale(quantity)) END
    FROM stock WHERE stock.size_id = size.id AND warehouse_id = ${warehouse}
  ), '0'::json)`;

/** SQL: what a size costs now, where an import takes such a price; `regular_price` only where it is reduced. */
export const priceIn = (currency: string) => `
  LEFT JOIN LATERAL (
    SELECT round(gross / 100.0, 2) AS price,
      CASE WHEN regular > gross THEN round(regular / 100.0, 2) END AS regular_price
    FROM price_step
    WHERE price_step.size_id = size.id AND currency = ${currency} AND starts_at <= now()
    ORDER BY starts_at DESC LIMIT 1
  ) current ON price > 0`;

const OF_SIZE = `'key', product.key, 'size', size.type, 'ean', size.ean, 'code', size.code`;

export const STOCK_LINES = `
  SELECT product.id, CASE WHEN size.id IS NOT NULL THEN json_strip_nulls(json_build_object(
    ${OF_SIZE}, 'warehouse', $4::text, 'stock', ${stockIn('$3')}
  ))::text END AS line
  FROM (${CHOSEN}) product LEFT JOIN size ON size.product_id = product.id
  ORDER BY product.id, size.position, size.id`;

/** A size that costs nothing in this currency has no line. */
export const PRICE_LINES = `
  SELECT product.id, CASE WHEN current.price IS NOT NULL THEN json_strip_nulls(json_build_object(
    ${OF_SIZE}, 'currency', $3::text, 'price', current.price, 'regular_price', current.regular_price
  ))::text END AS line
  FROM (${CHOSEN}) product LEFT JOIN size ON size.product_id = product.id ${priceIn('$3')}
  ORDER BY product.id, size.position, size.id`;
