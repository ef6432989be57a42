import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';
import { type Answer, ask, pathsOf } from './ask.ts';
import type { SentPage } from './bare-server.ts';
import { has, type LoadGenerator } from './load.ts';
import { startNginx } from './nginx.ts';
import { answerOf, type Scaffold } from './scaffold.ts';
import type { RunningShop } from './shop-process.ts';
import { atLeast, median, perSecond, type Row } from './table.ts';

const BROWSER = { 'accept-encoding': 'br' };
const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 32;
const COMPRESSED_WITHIN_MS = 3000;
/** What belongs to the connection and not to the page. */
const OF_CONNECTION = ['date', 'connection', 'keep-alive'];

/** A product page from memory: ours, Node's least, nginx's static file, and ours behind nginx's cache. */
export async function cachedPages(
  scaffold: Scaffold,
  load: LoadGenerator,
  shop: RunningShop,
): Promise<{ rows: Row[]; notes: string[] }> {
  const [path = '/'] = await pathsOf(shop.address, 'products-1');
  const page = await settledPage(shop.address + path);
  const servers: Record<string, string> = { ours: shop.address, bare: await startBare(scaffold, page) };
  const withNginx = has('nginx');
  if (withNginx) Object.assign(servers, await startNginx(scaffold, page, shop.address));
  for (const server of Object.values(servers)) await checkSame(server + path, page);
  const rates = await measure(load, servers, path);
  return {
    rows: rowsOf(rates),
    notes: [
      `The cached page: ${path}, ${page.body.length} bytes of brotli, ${CONNECTIONS} connections, ${load.name}.`,
      ...(withNginx ? [] : ['nginx is not installed: left out.']),
    ],
  };
}

/** The page as it stays: after a few requests it is compressed thoroughly. */
async function settledPage(address: string): Promise<Answer> {
  const first = await ask(address, BROWSER);
  for (let end = Date.now() + COMPRESSED_WITHIN_MS; Date.now() < end; await sleep(50)) {
    const again = await ask(address, BROWSER);
    if (again.body.length !== first.body.length) return again;
  }
  return first;
}

async function startBare(scaffold: Scaffold, page: Answer): Promise<string> {
  const port = await freePort();
  const headers = Object.fromEntries(
    Object.entries(page.headers)
      .filter(([name]) => !OF_CONNECTION.includes(name))
      .map(([name, value]) => [name, String(value)]),
  );
  const sent: SentPage = { headers, body: page.body.toString('base64') };
  await answerOf(scaffold.fork('bare', { port, page: sent }));
  return `http://127.0.0.1:${port}`;
}

async function checkSame(address: string, page: Answer): Promise<void> {
  const answer = await ask(address, BROWSER);
  if (answer.status !== 200 || !answer.body.equals(page.body))
    throw new Error(`${address} does not send the page that is compared`);
}

/** Each server in turn, several times over: what disturbs the machine disturbs all of them. */
async function measure(load: LoadGenerator, servers: Record<string, string>, path: string) {
  const rates: Record<string, number[]> = {};
  const run = (address: string, seconds: number) =>
    load.run({ address, path, headers: BROWSER, connections: CONNECTIONS, seconds });
  for (const address of Object.values(servers)) await run(address, 1);
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, address] of Object.entries(servers)) {
      rates[name] ??= [];
      rates[name].push(await run(address, SECONDS));
    }
  return Object.fromEntries(Object.entries(rates).map(([name, all]) => [name, median(all)]));
}

function rowsOf({ ours = 0, bare = 0, file, cache }: Record<string, number | undefined>): Row[] {
  const against = (what: string, rate: number, other: string, otherRate: number, wanted?: number): Row => ({
    what,
    measured: perSecond(rate),
    comparedWith: `${other}: ${perSecond(otherRate)}`,
    ratio: rate / otherRate,
    ...(wanted !== undefined && { target: atLeast(rate / otherRate, wanted) }),
  });
  const rows = [against('cached page', ours, 'bare node:http', bare, 0.75)];
  if (file === undefined || cache === undefined) return rows;
  return [
    ...rows,
    against('cached page', ours, "nginx's static file", file),
    against("cached page behind nginx's cache", cache, "nginx's static file", file, 0.6),
  ];
}
