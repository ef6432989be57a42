import { askMany, pathsOf } from './ask.ts';
import { launchBrowser } from './browser.ts';
import { cachedPages } from './cached-pages.ts';
import { imports } from './import.ts';
import { findLoadGenerator } from './load.ts';
import { miniCart } from './mini-cart.ts';
import { orders } from './orders.ts';
import { panel } from './panel.ts';
import { partialNavigation } from './partial-navigation.ts';
import { startPostgres } from './postgres.ts';
import type { Scaffold } from './scaffold.ts';
import { search } from './search.ts';
import { type RunningShop, startShop } from './shop-process.ts';
import { sizeSwitch } from './size-switch.ts';
import { below, median, type Row } from './table.ts';
import { uncachedPages } from './uncached-pages.ts';
import { validation } from './validation.ts';
import { withoutScripts } from './without-scripts.ts';

export type Output = { write(text: string): unknown };

const REQUESTS = 1000;

/** Every measurement, one after the other, on data of its own. */
export async function runAll(scaffold: Scaffold, executablePath: string | undefined, out: Output) {
  const say = (line: string) => out.write(`› ${line}\n`);
  const load = findLoadGenerator(scaffold);
  const dataFolder = scaffold.folder();
  const startedAgain: number[] = [];
  const again = async () => {
    const shop = await startShop(scaffold, dataFolder);
    startedAgain.push(shop.openedIn);
    return shop;
  };

  say('First start, with an empty data folder');
  const first = await startShop(scaffold, dataFolder);
  await first.stop();
  say(`Memory after ${REQUESTS} requests, with PGlite`);
  const memory = [memoryRow('PGlite', await residentAfterRequests(await again()), 600)];
  const shop = await again();
  say('Cached pages');
  const cached = await cachedPages(scaffold, load, shop);
  say('Live checks of fields');
  const checks = await validation(shop);
  say('Partial navigation, another size, the mini-cart and a page without scripts');
  const inBrowser = executablePath ? await measureInBrowser(scaffold, shop, executablePath) : [];
  await shop.stop();
  await (await again()).stop();
  say('Uncached pages');
  const uncached = await uncachedPages(scaffold, load, dataFolder);
  say(`Memory after ${REQUESTS} requests, with PostgreSQL`);
  const url = await startPostgres(scaffold);
  if (url) {
    await (await startShop(scaffold, dataFolder, url)).stop();
    const resident = await residentAfterRequests(await startShop(scaffold, dataFolder, url));
    memory.push(memoryRow('PostgreSQL', resident, 250));
  }
  say('Baskets and orders');
  const sold = url ? await orders(url) : [];
  say('The back office with many orders');
  const worked = url ? await panel(url) : [];
  say('Catalogue import');
  const imported = url ? await imports(scaffold, url) : [];
  say('Search in shops of three sizes');
  const found = url ? await search(url) : [];

  return {
    rows: [
      ...cached.rows,
      ...uncached,
      ...checks,
      ...sold,
      ...worked,
      ...imported,
      ...found,
      ...inBrowser,
      ...startRows(first.openedIn, startedAgain),
      ...memory,
    ],
    notes: [
      ...cached.notes,
      ...(executablePath ? [] : ['No browser was found: what it would measure is left out.']),
      ...(url ? [] : ['No PostgreSQL server could be started: left out.']),
    ],
  };
}

async function measureInBrowser(
  scaffold: Scaffold,
  shop: RunningShop,
  executablePath: string,
): Promise<Row[]> {
  const browser = await launchBrowser(scaffold, executablePath);
  const rows = [
    ...(await partialNavigation(browser, shop)),
    await sizeSwitch(browser, shop),
    await miniCart(browser, shop),
    await withoutScripts(browser, shop),
  ];
  await browser.close();
  return rows;
}

async function residentAfterRequests(shop: RunningShop): Promise<number> {
  const paths = [...(await pathsOf(shop.address, 'pages')), ...(await pathsOf(shop.address, 'products-1'))];
  await askMany(shop.address, paths, REQUESTS);
  const resident = shop.residentMegabytes();
  await shop.stop();
  return resident;
}

const memoryRow = (database: string, megabytes: number, limit: number): Row => ({
  what: `resident memory, ${database}`,
  measured: `${megabytes.toFixed(0)} MB`,
  comparedWith: `after ${REQUESTS} requests`,
  target: below(megabytes, limit, 'MB'),
});

function startRows(first: number, again: readonly number[]): Row[] {
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  return [
    {
      what: 'started again',
      measured: seconds(median(again)),
      comparedWith: `first start: ${seconds(first)}`,
      ratio: median(again) / first,
      target: below(median(again), 4, 's'),
    },
  ];
}
