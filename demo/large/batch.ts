import type pg from 'pg';
import { slugOf } from 'witryna/domain/page/slug.ts';
import type { DemoSize } from '#demo/catalogue/types.ts';
import { known, LANGUAGES } from '#demo/fill/tree.ts';
import { productPictures } from '#demo/pictures/jobs.ts';
import { batchTables } from './batch-tables.ts';
import type { LargeProduct } from './product.ts';
import { type Shared, valueKey } from './shared-rows.ts';

const DAY = 86_400_000;
const CURRENCY = 'PLN';

/** Writes these products with all that hangs on them, and answers with their ids; the caller holds the transaction. */
export async function writeBatch(
  client: pg.ClientBase,
  products: LargeProduct[],
  shared: Shared,
  now: number,
): Promise<number[]> {
  const tables = batchTables();
  const written: number[] = [];
  const productIds = await takeIds(client, 'product', products.length);
  const sizeCount = products.reduce((count, { sizes }) => count + sizes.length, 0);
  const sizeIds = await takeIds(client, 'size', sizeCount);
  for (const product of products) {
    const id = productIds();
    written.push(id);
    addProduct(tables, id, product, shared, now);
    for (const [position, size] of product.sizes.entries())
      addSize(tables, sizeIds(), id, product, size, position, shared, now);
  }
  for (const table of Object.values(tables)) await table.insert(client);
  return written;
}

type Tables = ReturnType<typeof batchTables>;

/** Numbers that the database gives to nobody else; each call answers with the next. */
async function takeIds(
  client: pg.ClientBase,
  table: 'product' | 'size',
  count: number,
): Promise<() => number> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT nextval(pg_get_serial_sequence('${table}', 'id'))::int AS id FROM generate_series(1, $1)`,
    [count],
  );
  const ids = rows.values();
  return () => ids.next().value?.id ?? 0;
}

function addProduct(tables: Tables, id: number, product: LargeProduct, shared: Shared, now: number): void {
  const oldest = Math.max(...product.sizes.flatMap(({ prices }) => prices.map(({ daysAgo }) => daysAgo)));
  tables.product.add({
    id,
    key: product.key,
    producer_id: known(shared.producers, product.producer),
    unit: product.unit,
    vat_basis_points: product.vatPercent * 100,
    perishable: product.perishable ?? false,
    points_earned: product.pointsEarned ?? 0,
    popularity: product.popularity,
    first_offered_at: dayBefore(now, oldest),
  });
  addTexts(tables, id, product);
  for (const [position, key] of product.categories.entries())
    tables.productCategory.add({
      product_id: id,
      category_id: known(shared.categories, key),
      position,
      main: position === 0,
    });
  for (const [position, { name, view }] of productPictures({ key: product.picturesOf }).entries())
    tables.productPicture.add({ product_id: id, position, name, view });
  for (const [position, { name, value }] of product.parameters.entries())
    tables.productParameter.add({
      product_id: id,
      parameter_value_id: known(shared.parameterValues, valueKey(name, value)),
      position,
    });
}

function addTexts(tables: Tables, id: number, { name, summary, description }: LargeProduct): void {
  for (const language of LANGUAGES)
    tables.productText.add({
      product_id: id,
      language,
      name: name[language],
      slug: slugOf(name[language]),
      summary: summary[language],
      description: JSON.stringify(
        description.map(({ heading, paragraphs }) => ({
          heading: heading[language],
          paragraphs: paragraphs.map((paragraph) => paragraph[language]),
        })),
      ),
    });
}

function addSize(
  tables: Tables,
  id: number,
  productId: number,
  { availability }: LargeProduct,
  size: DemoSize,
  position: number,
  { warehouse }: Shared,
  now: number,
): void {
  tables.size.add({
    id,
    product_id: productId,
    type: size.type,
    position,
    weight_grams: size.weightGrams,
    availability: availability?.status ?? 'enable',
  });
  for (const language of LANGUAGES) tables.sizeText.add({ size_id: id, language, name: size.name[language] });
  tables.stock.add({ size_id: id, warehouse_id: warehouse, quantity: size.stock });
  for (const { daysAgo, gross, regular } of size.prices)
    tables.priceStep.add({
      size_id: id,
      currency: CURRENCY,
      starts_at: dayBefore(now, daysAgo),
      gross,
      regular: regular ?? gross,
    });
}

const dayBefore = (now: number, days: number) => new Date((Math.floor(now / DAY) - days) * DAY).toISOString();
