import { onServer } from '#tests/support/database/on-server.ts';
import { ask, pathsOf } from './ask.ts';
import type { CrowdResult, CrowdSettings } from './crowd.ts';
import type { Places } from './crowd-journey.ts';
import { startDeployedNginx } from './deployed-nginx.ts';
import { has } from './load.ts';
import { startPostgres } from './postgres.ts';
import type { Output } from './run-all.ts';
import { answerOf, type Scaffold } from './scaffold.ts';
import { startShop } from './shop-process.ts';
import { columns, perSecond } from './table.ts';

const SHOPPERS_AT_ONCE = [8, 32, 128, 512];
const TOLD_BY_KIND = 32;
const SECONDS = 8;
const WARM_UP = { shoppers: 8, seconds: 4 };
/** In sizes that the demo shop has, with as many of them as are wanted. */
const BOUGHT = [
  { product: 65, size: 'uniw' },
  { product: 7, size: '1kg' },
];
const TITLES = ['served by', 'at once', 'requests', 'p50', 'p99', 'orders', 'shed', 'errors', 'of static'];

/** A mixed journey at rising load: one process, two, two behind nginx's cache; beside nginx's static bytes. */
export async function underLoad(scaffold: Scaffold, out: Output) {
  const say = (line: string) => out.write(`› ${line}\n`);
  const url = await startPostgres(scaffold);
  if (!url) throw new Error('No PostgreSQL server could be started, which several processes need.');
  const dataFolder = scaffold.folder();
  const env = { TRUSTED_PROXIES: 'loopback' };
  const open = (processes: number) => startShop(scaffold, dataFolder, url, { processes, env });
  const measure = (settings: CrowdSettings) => answerOf<CrowdResult>(scaffold.fork('crowd', settings));
  const measured: { name: string; shoppers: number; result: CrowdResult }[] = [];
  async function rise(name: string, address: string, places?: Places): Promise<void> {
    await measure({ address, ...WARM_UP, ...(places && { places }) });
    for (const shoppers of SHOPPERS_AT_ONCE) {
      say(`${name}, ${shoppers} shoppers at once`);
      const result = await measure({ address, shoppers, seconds: SECONDS, ...(places && { places }) });
      measured.push({ name, shoppers, result });
    }
  }

  say('First start');
  const one = await open(1);
  await onServer(url, 'UPDATE stock SET quantity = NULL');
  const places = await placesIn(one.address);
  const { body: page } = await ask(one.address, { 'accept-encoding': 'br' });
  await rise('one process', one.address, places);
  await one.stop();
  const two = await open(2);
  await rise('two processes', two.address, places);
  if (has('nginx')) {
    const nginx = await startDeployedNginx(scaffold, two.address, page);
    await rise("two behind nginx's cache", nginx.shop, places);
    await rise('nginx, static bytes', nginx.file);
  }
  await two.stop();

  const statics = new Map(
    measured
      .filter(({ name }) => name.includes('static'))
      .map(({ shoppers, result }) => [shoppers, result.perSecond]),
  );
  return {
    table: columns(
      TITLES,
      measured.map(({ name, shoppers, result }) => [
        name,
        String(shoppers),
        perSecond(result.perSecond),
        milliseconds(result.p50),
        milliseconds(result.p99),
        String(result.orders),
        String(result.shed),
        String(result.errors),
        (result.perSecond / (statics.get(shoppers) ?? Number.NaN)).toFixed(2),
      ]),
    ),
    notes: [
      'A journey: main, personal data, category, product, search, product, into the basket, basket; one of ten orders.',
      `Shoppers do not pause; the crowd runs on the same machine. Static bytes: the main page, ${page.length} bytes.`,
      ...measured
        .filter(({ shoppers, result }) => shoppers === TOLD_BY_KIND && 'order' in result.kinds)
        .map(
          ({ name, result }) => `${name}, ${TOLD_BY_KIND} at once, p50 and p99 by kind: ${byKind(result)}.`,
        ),
      ...measured.flatMap(({ name, shoppers, result }) =>
        result.said.map((what) => `${name}, ${shoppers} at once, said: ${what}`),
      ),
      ...(has('nginx') ? [] : ['nginx is not installed: left out.']),
    ],
  };
}

async function placesIn(address: string): Promise<Places> {
  const [pages, products] = [await pathsOf(address, 'pages'), await pathsOf(address, 'products-1')];
  return {
    categories: pages.filter((path) => path.startsWith('/kategoria/')),
    products: products.filter((path) => path.startsWith('/produkt/')),
    bought: BOUGHT,
  };
}

const byKind = ({ kinds }: CrowdResult) =>
  Object.entries(kinds)
    .map(([kind, { p50, p99 }]) => `${kind} ${milliseconds(p50)}, ${milliseconds(p99)}`)
    .join('; ');

const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
