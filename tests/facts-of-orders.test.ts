import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const FACTS = 'shopOrder|shopOrderLine|moneyEntry|stockEntry|parcel|parcelLine|orderReturn|orderReturnLine';
const WRITES = new RegExp(`\\.(?:insert|update|delete)\\((?:${FACTS})\\)`);

/** Who else writes, and what: placing an order, until when it waits, when its points may be spent, who is forgotten. */
const OTHERS = [
  'src/shop/order/write-order.ts',
  'src/shop/order/settle.ts',
  'src/shop/order/stock.ts',
  'src/shop/order/unpaid-orders.ts',
  'src/shop/order/forget-buyer.ts',
  'src/shop/loyalty-points/order-loyalty-points.ts',
];

test('facts of an order are written at the desk alone, once it is placed', () => {
  const writers = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => WRITES.test(readFileSync(join(ROOT, file), 'utf8')));
  const outside = writers.filter((file) => !file.startsWith('src/shop/order/desk/'));
  expect(outside.sort()).toEqual([...OTHERS].sort());
  expect(writers.length).toBeGreaterThan(OTHERS.length + 5);
});
