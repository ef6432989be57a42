import type pg from 'pg';
import type { FormValues } from '#domain/form/form-rules.ts';
import { priceAt } from '#domain/price/price-history.ts';
import { fieldOf, PRODUCT_FIELDS, SIZE_FIELDS, sizeFieldName } from '#domain/product/edit/product-edit.ts';
import { PRODUCT_LINES } from '#shop/import/lines/product-lines.ts';
import type { ProductDeskParts } from './product-desk-parts.ts';

export type DeskSize = {
  id: number;
  type: string;
  /** As the law shows it beside a reduced price. */
  lowest: number | undefined;
};
export type DeskProduct = {
  id: number;
  key: string;
  active: boolean;
  sizes: DeskSize[];
  pictures: string[];
  /** What its form says now. */
  values: FormValues;
};

type Line = Record<string, unknown> & { size: string };

/** A product as its form shows it, read from what an export says of it. */
export async function readDeskProduct(
  { currency, clock, timeZone }: Pick<ProductDeskParts, 'currency' | 'clock' | 'timeZone'>,
  client: Pick<pg.ClientBase, 'query'>,
  id: number,
  decimalSign: ',' | '.',
): Promise<DeskProduct | undefined> {
  const known = await client.query<Known>(KNOWN, [id]);
  const [product] = known.rows;
  if (!product) return undefined;
  const { rows } = await client.query<{ line: string | null }>(PRODUCT_LINES, [
    ...[id - 1, 1, currency, product.warehouse, true],
  ]);
  const lines = rows.flatMap(({ line }) => (line === null ? [] : [JSON.parse(line) as Line]));
  const sizes = await sizesOf(client, { id, currency });
  const lineOf = new Map(lines.map((line) => [line.size, line]));
  const [first] = lines;
  const ofProduct = PRODUCT_FIELDS.map((column) => [column, fieldOf(column, first?.[column], decimalSign)]);
  const ofSizes = sizes.flatMap(({ id: size, type }) =>
    SIZE_FIELDS.map((column) => [
      sizeFieldName(column, size),
      fieldOf(column, lineOf.get(type)?.[column], decimalSign),
    ]),
  );
  return {
    ...{ id, key: product.key, active: product.active, pictures: product.pictures },
    sizes: sizes.map(({ id: size, type, steps }) => ({
      ...{ id: size, type },
      lowest: priceAt(steps, clock(), product.perishable, timeZone)?.lowest,
    })),
    values: Object.fromEntries([...ofProduct, ...ofSizes]),
  };
}

type Known = {
  key: string;
  active: boolean;
  perishable: boolean;
  pictures: string[];
  warehouse: number | null;
};

const KNOWN = `
  SELECT key, active, perishable,
    ARRAY(SELECT name FROM product_picture WHERE product_id = product.id ORDER BY position) AS pictures,
    (SELECT id FROM warehouse WHERE NOT external ORDER BY position, id LIMIT 1) AS warehouse
  FROM product WHERE id = $1`;

type SizeSteps = { id: number; type: string; steps: { startsAt: number; gross: number; regular: number }[] };

async function sizesOf(
  client: Pick<pg.ClientBase, 'query'>,
  { id, currency }: { id: number; currency: string },
): Promise<SizeSteps[]> {
  const { rows } = await client.query<SizeSteps>(
    `
    SELECT size.id, size.type, coalesce((
      SELECT json_agg(json_build_object(
        'startsAt', (extract(epoch FROM starts_at) * 1000)::float8, 'gross', gross, 'regular', regular
      ) ORDER BY starts_at)
      FROM price_step WHERE size_id = size.id AND currency = $2
    ), '[]') AS steps
    FROM size WHERE product_id = $1 ORDER BY position, id`,
    [id, currency],
  );
  return rows;
}
