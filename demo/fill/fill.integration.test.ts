import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from 'witryna/tests/support/database/database.ts';
import { fillDemoShop } from './fill-demo-shop.ts';

describe.each(['pglite', 'postgres'] as const)('the filled demo shop (%s)', (kind) => {
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    await fillDemoShop(opened.database, Date.now());
  }, 120_000);
  afterAll(() => opened?.remove());
  const rows = async (text: string) =>
    (await opened?.database.pool.query<unknown[]>({ text, rowMode: 'array' }))?.rows;

  test('knows which size a picture shows', async () => {
    expect(
      await rows(`
        SELECT picture.name, size.type, alt ->> 'en'
        FROM product_picture picture JOIN product ON product.id = picture.product_id
        LEFT JOIN size ON size.id = picture.size_id
        WHERE product.key = 'kubek-osada-300' ORDER BY picture.position LIMIT 4`),
    ).toEqual([
      ['kubek-osada-300-front-1', 'piaskowy', 'Clay mug, 300\u00a0ml, sand'],
      ['kubek-osada-300-bialy-1', 'bialy', 'Clay mug, 300\u00a0ml, white'],
      ['kubek-osada-300-grafit-1', 'grafit', 'Clay mug, 300\u00a0ml, graphite'],
      ['kubek-osada-300-detail-1', null, null],
    ]);
  });

  test('shows no size of another product', async () => {
    const strangers = `SELECT name FROM product_picture picture JOIN size ON size.id = picture.size_id
      WHERE size.product_id <> picture.product_id`;
    expect(await rows(strangers)).toEqual([]);
  });

  test('has limits of single sizes and of a subscription', async () => {
    expect(
      await rows(`
        SELECT product.key, size.type, size.min_quantity::float, size.max_quantity::float
        FROM size JOIN product ON product.id = product_id
        WHERE num_nonnulls(size.min_quantity, size.max_quantity) > 0 ORDER BY 1`),
    ).toEqual([
      ['filtry-do-karafki', '3f', 3, null],
      ['panama-boquete-geisha', '250g', null, 2],
    ]);
    const subscribed = `SELECT key, min_quantity_subscription::float FROM product
      WHERE min_quantity_subscription IS NOT NULL`;
    expect(await rows(subscribed)).toEqual([['mielona-do-prasy', 2]]);
  });

  test('delivers in Poland by weight, also for cash at the door', async () => {
    expect(
      await rows(`
        SELECT key, prepaid, up_to_weight_grams, gross, free_from
        FROM delivery_rate JOIN delivery_method ON delivery_method.id = delivery_method_id
        WHERE region_id = 1143020003 ORDER BY delivery_rate.id`),
    ).toEqual([
      ['point', true, 25_000, 1190, 19900],
      ['courier', true, 5_000, 1590, 24900],
      ['courier', true, 30_000, 2490, 24900],
      ['courier', false, 5_000, 2190, null],
      ['courier', false, 30_000, 3090, null],
      ['collection', true, null, 0, null],
      ['email', true, null, 0, null],
    ]);
  });

  test('has two thousand pickup points in Poland', async () => {
    const counted = `SELECT key, region_id, count(*)::int FROM pickup_point
      JOIN delivery_method ON delivery_method.id = delivery_method_id GROUP BY 1, 2`;
    expect(await rows(counted)).toEqual([['point', 1143020003, 2000]]);
  });

  test('has discount codes that can be used at once', async () => {
    expect(
      await rows(`
        SELECT code, kind, value, min_basket, active AND starts_at < now() AND ends_at IS NULL
        FROM rebate_code ORDER BY id`),
    ).toEqual([
      ['MGLA10', 'percentage', 1000, null, true],
      ['KAWA20', 'quota', 2000, 10000, true],
      ['DOSTAWA0', 'free_shipping', 0, null, true],
    ]);
  });
});
