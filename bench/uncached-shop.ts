import { join } from 'node:path';
import { demoWords } from '@witryna/demo/words';
import Fastify, { type FastifyInstance } from 'fastify';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import settings from '#config';
import { checkConfig } from '#contract/check-config.ts';
import { linksIn, routesIn } from '#contract/links.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import { Document, partsOf } from '#pages/layout/document.tsx';
import { createApp, type Middleware } from '#server/app.ts';
import { readBrowserBuild } from '#server/browser-build.ts';
import { layoutFor } from '#server/pages/render.tsx';
import type { MakePage, SharedPages } from '#server/pages/shared-pages.ts';
import { contextOfAnybody } from '#server/request/shared-context.ts';
import { cataloguePages } from '#server/routes/catalogue/catalogue-pages.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { type ChangeListener, type Database, openDatabase } from '#shop/db/database.ts';
import { openSecretBox } from '#shop/secrets/secret-box.ts';

export type UncachedSettings = { port: number; dataFolder: string; databaseUrl?: string };

/** Requests with this header find no fact in memory. */
export const FORGET_HEADER = 'x-bench-forget';
/** Answers with the pages a second of a bare renderToString, measured for so many milliseconds. */
export const RENDER_PATH = '/_bench/render?ms=';

const NO_ROOM = 1e-6;
const FEW = 50;

/** The whole shop as it is served, except that no page fits the page cache. Answers with a product's address. */
export async function serveUncached({ port, dataFolder, databaseUrl }: UncachedSettings): Promise<string> {
  const listeners = new Set<ChangeListener>();
  const database = overheard(
    await openDatabase({ url: databaseUrl, folder: join(dataFolder, 'database') }),
    listeners,
  );
  const config = shopConfig();
  const shop = openShop({
    config: { ...config, pageCache: { ...config.pageCache, megabytes: NO_ROOM } },
    database,
    build: readBrowserBuild(join('dist', 'browser')),
    origin: `http://localhost:${port}`,
    picturesFolder: join(dataFolder, 'pictures'),
    demo: true,
    secrets: openSecretBox(() => [Buffer.alloc(32)]),
    gallery: false,
    clock: Date.now,
  });
  const product = await popularProduct(shop);
  const render = await bareRendering(shop, product);
  const before: Middleware = (request, response, next) => {
    if (request.headers[FORGET_HEADER]) for (const forget of listeners) forget('all');
    const [, milliseconds] = request.url?.split(RENDER_PATH) ?? [];
    if (milliseconds) response.end(String(rateOf(render, Number(milliseconds))));
    else next();
  };
  const app = await createApp(shop, before);
  await app.listen({ port, host: '127.0.0.1' });
  await checkSame(`http://127.0.0.1:${port}${linksIn('pl').product(product)}`, render());
  return linksIn('pl').product(product);
}

type Product = { id: number; slug: string };

async function popularProduct({
  catalogue: { products },
  settings: { clock },
}: Pick<Shop, 'catalogue' | 'settings'>): Promise<Product> {
  const pricing = { now: clock(), rate: 1, newForDays: 0, fewLeft: 0, timeZone: 'Europe/Warsaw' };
  const [root] = (await products.tree('pl')).roots;
  const within = root ? (await products.tree('pl')).within(root.id) : [];
  const [first] = await products.shelf({ categories: within }, 'popular', 1, 'pl', pricing);
  if (!first) throw new Error('the demo shop has no product');
  return first;
}

/** Renders the product's page, made once by the very route that serves it. */
async function bareRendering(shop: Shop, { id, slug }: Product): Promise<() => string> {
  const context = contextOfAnybody(shop.settings, 'pl');
  const asked = { params: { id: String(id), slug }, query: {} } as Parameters<MakePage>[1];
  const made = await productRoute(shop)(context, asked);
  if (!made || 'movedTo' in made) throw new Error('the product has no page');
  const layout = await layoutFor(shop, context);
  return () =>
    `<!doctype html>${renderToString(createElement(Document, { parts: partsOf(made.page, layout), layout }))}`;
}

function productRoute(shop: Shop): MakePage {
  const routes = new Map<string, MakePage>();
  const pages = { route: (_: FastifyInstance, path: string, make: MakePage) => routes.set(path, make) };
  cataloguePages(Fastify(), shop, pages as unknown as SharedPages);
  const route = routes.get(routesIn('pl').product);
  if (!route) throw new Error('no route serves products');
  return route;
}

/** Lets the bench tell the shop's own caches that everything has changed. */
function overheard(database: Database, listeners: Set<ChangeListener>): Database {
  return {
    ...database,
    onChange(listener) {
      listeners.add(listener);
      return database.onChange(listener);
    },
  };
}

async function checkSame(address: string, rendered: string): Promise<void> {
  const served = await (await fetch(address, { headers: { 'accept-encoding': 'identity' } })).text();
  // The parts of a head may stand in another order.
  if (bodyOf(served) !== bodyOf(rendered) || served.length !== rendered.length)
    throw new Error('the bare rendering is not the page that is served');
}

const bodyOf = (html: string) => html.slice(html.indexOf('<body'));

function rateOf(render: () => string, milliseconds: number): number {
  const start = performance.now();
  let pages = 0;
  for (; performance.now() - start < milliseconds; pages += FEW) for (let n = 0; n < FEW; n++) render();
  return (pages / (performance.now() - start)) * 1000;
}

function shopConfig(): ShopConfig {
  const checked = checkConfig(settings, demoWords);
  if ('problems' in checked) throw new Error(checked.problems.join('; '));
  return checked.config;
}
