import { fillLarge } from '@witryna/demo/large';
import { type Filters, NO_FILTERS } from '#domain/product-list/filters.ts';
import { openCatalogue } from '#shop/catalogue/catalogue.ts';
import { type ChangeListener, type Database, openDatabase } from '#shop/db/database.ts';
import { migrate } from '#shop/db/migrate.ts';
import { openDatabaseSearch } from '#shop/search/database-search.ts';
import type { SearchEngine } from '#shop/search/search-engine.ts';
import { databaseUrl, onServer } from '#tests/support/database/on-server.ts';
import { below, median, type Row } from './table.ts';

const NAME = 'witryna_bench_search';
const SIZES = [1_000, 10_000, 100_000];
const ROUNDS = 200;
const SUGGESTED = 6;
const PORTION = 24;
const TARGETS = { live: 30, productList: 60 };
/** As shoppers type them: begun, whole, several, inflected, mistyped, by code. */
const TYPED = [
  'ka',
  'kaw',
  'kawa',
  'kawa ziar',
  'kawy ziarnistej',
  'herb',
  'zielona herbata',
  'mlyn',
  'mlyenk reczny',
  'filtry do',
  'kubek ceram',
  'czajnik elektryczny',
  'etiopia',
  'brazyl',
  'ekspers',
  'prezent dla',
  'norrvik',
  'bezkofeinowa',
  'hipopotam',
  '5908417010184',
];

/** Live search and a filtered category, uncached, at the server, in shops of three sizes on PostgreSQL. */
export async function search(serverUrl: string): Promise<Row[]> {
  await onServer(serverUrl, `CREATE DATABASE ${NAME}`);
  const listeners = new Set<ChangeListener>();
  const database = await openDatabase({ url: databaseUrl(serverUrl, NAME) });
  const engine = openDatabaseSearch(database);
  const catalogue = openCatalogue(overheard(database, listeners), { currency: 'PLN', engine });
  const forgetful = <Result>(ask: () => Promise<Result>) => {
    for (const forget of listeners) forget('all');
    return ask();
  };
  const pricing = () => ({ now: Date.now(), rate: 1, newForDays: 30, fewLeft: 5 });
  const live = async (text: string) => {
    const { products } = await engine.suggest(text, 'pl', SUGGESTED);
    return forgetful(() => catalogue.cards(products, 'pl', pricing()));
  };
  const productList = ({ category, filters }: Filtered) =>
    forgetful(() =>
      catalogue.productList(
        { categories: [category] },
        { page: 1, portion: PORTION, sort: 'popular', filters },
        'pl',
        pricing(),
      ),
    );
  try {
    await migrate(database);
    const rows: Row[] = [];
    for (const products of SIZES) {
      await fillLarge(database, { products });
      const filtered = await filteredCategories(database, engine);
      rows.push(
        rowOf('live search', products, await timesOf(TYPED, live), TARGETS.live),
        rowOf(
          'category with five filters',
          products,
          await timesOf(filtered, productList),
          TARGETS.productList,
        ),
      );
    }
    return rows;
  } finally {
    catalogue.close();
    await database.close();
  }
}

type Filtered = { category: number; filters: Filters };

/** The largest categories, each with five filters at once that leave something. */
async function filteredCategories({ pool }: Database, engine: SearchEngine): Promise<Filtered[]> {
  const { rows } = await pool.query<{ id: number }>(`
    SELECT unnest(category_ids) AS id FROM product_search GROUP BY 1 ORDER BY count(*) DESC LIMIT 8`);
  const filtered: Filtered[] = [];
  for (const { id: category } of rows) {
    const { groups, prices } = await engine.counts({ categories: [category] }, NO_FILTERS, 'pl');
    const chosen = (kind: string, most: number) =>
      groups
        .find((group) => group.kind === kind)
        ?.options.slice(0, most)
        .map(({ value }) => value) ?? [];
    filtered.push({
      category,
      filters: {
        ...NO_FILTERS,
        priceTo: Math.round((prices?.highest ?? 0) / 2),
        producers: chosen('producer', 8).map(Number),
        sizes: chosen('size', 3),
        values: chosen('parameter', 4).map(Number),
        available: true,
      },
    });
  }
  return filtered;
}

async function timesOf<Asked>(
  asked: readonly Asked[],
  ask: (one: Asked) => Promise<unknown>,
): Promise<number[]> {
  for (const one of asked) await ask(one);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const one = asked[round % asked.length];
    if (one === undefined) break;
    const start = performance.now();
    await ask(one);
    times.push(performance.now() - start);
  }
  return times;
}

function rowOf(what: string, products: number, times: readonly number[], target: number): Row {
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
  return {
    what: `${what}, ${products.toLocaleString('en').replaceAll(',', ' ')} products`,
    measured: `p99 ${p99.toFixed(1)} ms`,
    comparedWith: `median ${median(times).toFixed(1)} ms`,
    ...(products === SIZES.at(-1) && { target: below(p99, target, 'ms') }),
  };
}

/** Lets the bench tell the catalogue that everything has changed. */
function overheard(database: Database, listeners: Set<ChangeListener>): Database {
  return {
    ...database,
    onChange(listener) {
      listeners.add(listener);
      return database.onChange(listener);
    },
  };
}
