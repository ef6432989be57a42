import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DemoSize } from '@witryna/demo/catalogue';
import { demoCatalogue } from '@witryna/demo/catalogue';
import { type LargeProduct, largeProduct } from '@witryna/demo/large';
import type { Minor } from '#domain/price/money.ts';
import { openDatabase } from '#shop/db/database.ts';
import { migrate } from '#shop/db/migrate.ts';
import { importCatalogue } from '#shop/import/import-catalogue.ts';
import { databaseUrl, onServer } from '#tests/support/database/on-server.ts';
import { csvLine } from '#tests/support/shop/csv-line.ts';
import type { Scaffold } from './scaffold.ts';
import { below, type Row } from './table.ts';

const ROWS = 100_000;
const LEAST_PRODUCTS = 10_000;
const NAME = 'witryna_bench_import';

/** How long the import of a large table takes on PostgreSQL: into an empty shop, and again. */
export async function imports(scaffold: Scaffold, serverUrl: string): Promise<Row[]> {
  const folder = scaffold.folder();
  const path = join(folder, 'products.csv');
  await pipeline(Readable.from(linesOf()), createWriteStream(path));
  await onServer(serverUrl, `CREATE DATABASE ${NAME}`);
  const database = await openDatabase({ url: databaseUrl(serverUrl, NAME) });
  const secondsOf = async (done: 'added' | 'unchanged') => {
    const start = performance.now();
    const imported = await importCatalogue(database, { path, currency: 'PLN', picturesFolder: folder });
    if (imported === 'interrupted' || imported.refused > 0 || imported[done] < LEAST_PRODUCTS)
      throw new Error('the import did something else');
    return (performance.now() - start) / 1000;
  };
  try {
    await migrate(database);
    return [
      rowOf('into an empty shop', await secondsOf('added')),
      rowOf('again, nothing differs', await secondsOf('unchanged')),
    ];
  } finally {
    await database.close();
  }
}

const rowOf = (what: string, seconds: number): Row => ({
  what: `import of 100 000 rows: ${what}`,
  measured: `${seconds.toFixed(1)} s`,
  comparedWith: 'PostgreSQL, search included',
  target: below(seconds, 60, 's'),
});

const HEAD = [
  ...[
    'key',
    'size',
    'name_pl',
    'name_en',
    'summary_pl',
    'summary_en',
    'description_pl',
    'description_en',
    'producer',
  ],
  ...['categories', 'parameters', 'unit', 'vat', 'popularity', 'size_name_pl', 'size_name_en', 'ean', 'code'],
  ...['weight_g', 'stock', 'price', 'regular_price'],
];

/** Products of the large catalogue, one line a size. */
function* linesOf(): Generator<string> {
  yield csvLine(HEAD);
  let line = 0;
  for (let number = 1; line < ROWS; number++) {
    const product = largeProduct(number, 'bench');
    for (const size of product.sizes.slice(0, ROWS - line)) yield csvLine(cellsOf(product, size, ++line));
  }
}

function cellsOf(product: LargeProduct, size: DemoSize, line: number): string[] {
  const { gross = 0, regular = gross } = size.prices.findLast(({ daysAgo }) => daysAgo >= 0) ?? {};
  const description = (language: 'pl' | 'en') =>
    product.description
      .flatMap(({ heading, paragraphs }) => [
        `# ${heading[language]}`,
        ...paragraphs.map((text) => text[language]),
      ])
      .join('\n\n');
  return [
    ...[product.key, size.type, product.name.pl, product.name.en, product.summary.pl, product.summary.en],
    ...[description('pl'), description('en'), product.producer, product.categories.map(pathOf).join('|')],
    product.parameters.map(({ name, value }) => `${name.pl}=${value.pl}`).join('|'),
    ...[product.unit, String(product.vatPercent), String(product.popularity), size.name.pl, size.name.en],
    ...[String(5_900_000_000_000 + line), `${product.key}-${size.type}`, String(size.weightGrams)],
    ...[String(size.stock), inMoney(gross), inMoney(regular)],
  ];
}

const inMoney = (amount: Minor) => (amount / 100).toFixed(2);

function pathOf(key: string): string {
  const found = demoCatalogue.categories.find((category) => category.key === key);
  if (!found) throw new Error(`there is no category '${key}'`);
  return found.parent === undefined ? found.name.pl : `${pathOf(found.parent)} > ${found.name.pl}`;
}
