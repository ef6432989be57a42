import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleOrders } from '@witryna/demo/orders';
import { demoWords } from '@witryna/demo/words';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe } from 'vitest';
import settings from '#config';
import { checkConfig } from '#contract/check-config.ts';
import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import type { ShopConfig, ShopWords } from '#contract/shop-config.ts';
import type { WidgetAnswer } from '#contract/widgets.ts';
import { WIDGETS_PATH } from '#contract/wire.ts';
import { createApp } from '#server/app.ts';
import type { BrowserBuild } from '#server/browser-build.ts';
import { type Environment, readEnvironment } from '#server/environment.ts';
import { openShop, type Shop } from '#server/shop.ts';
import type { Database } from '#shop/db/database.ts';
import { product, productText, size } from '#shop/db/schema/index.ts';
import type { KsefAccessParts } from '#shop/invoices/ksef/ksef-teller.ts';
import {
  BOTH_ENGINES,
  type DatabaseKind,
  DEFAULT_ENGINES,
  openTestDatabase,
  type TestDatabase,
} from '#tests/support/database/database.ts';
import { testSecrets } from '#tests/support/samples/sample-staff.ts';

export const ORIGIN = 'https://sklep.example';
export const PAGE = { accept: 'text/html' };

/** A running shop and the hands that move it. */
export type TestShop = {
  shop: Shop;
  app: FastifyInstance;
  database: Database;
  /** What the shop takes for the present (ms). */
  now: number;
  close(): Promise<void>;
};

type ShopBlock = (use: () => TestShop, kind: DatabaseKind) => void;

/** Runs the block with the demo shop; what a test changes stays changed. */
export const describeWithShop = (name: string, block: ShopBlock) =>
  describeShop(DEFAULT_ENGINES, name, block);

/** The same on PGlite and on PostgreSQL, for what is about the engine itself. */
export const describeOnEachShop = (name: string, block: ShopBlock) => describeShop(BOTH_ENGINES, name, block);

function describeShop(engines: readonly DatabaseKind[], name: string, block: ShopBlock): void {
  describe.each(engines)(`${name} (%s)`, (kind) => {
    let opened: TestDatabase | undefined;
    let running: TestShop | undefined;
    beforeAll(async () => {
      opened = await openDemoDatabase(kind);
      running = await openTestShop(opened.database);
    }, 120_000);
    afterAll(async () => {
      await running?.close();
      await opened?.remove();
    });
    block(() => {
      if (!running) throw new Error('a shop is there only inside tests and hooks');
      return running;
    }, kind);
  });
}

type TestShopParts = {
  demo?: boolean;
  words?: ShopWords;
  environment?: Partial<Environment>;
  /** In place of carriers. */
  carrierFetch?: typeof fetch;
  /** How KSeF is reached, where the settings name it. */
  ksef?: KsefAccessParts;
};

/** A shop on this database, as one process of it would be; `close` leaves the database open. */
export async function openTestShop(
  database: Database,
  changes: Partial<ShopConfig> = {},
  { demo = true, words = demoWords, environment = {}, carrierFetch, ksef }: TestShopParts = {},
): Promise<TestShop> {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-pictures-'));
  const picturesFolder = join(folder, 'pictures');
  await mkdir(picturesFolder);
  const hands = { now: Date.now() };
  const shop = openShop({
    config: { ...configWith(words), ...changes },
    database,
    build: BUILD,
    origin: ORIGIN,
    picturesFolder,
    dataFolder: folder,
    demo,
    sampleOrders,
    secrets: testSecrets(),
    paymentSecrets: {
      ...{ PRZELEWY24_CRC: 'c0ffee', PRZELEWY24_API_KEY: 'key' },
      ...{ PAYU_CLIENT_SECRET: 'secret', PAYU_SECOND_KEY: 'second' },
      ...{ STRIPE_SECRET_KEY: 'sk_test_secret', STRIPE_WEBHOOK_SECRET: 'whsec_shop' },
    },
    carrierSecrets: { INPOST_TOKEN: 'token' },
    carrierFetch,
    ...(ksef && { ksef }),
    gallery: false,
    resolveName: async (name) => (name.endsWith('.example.com') ? ['93.184.216.34'] : []),
    clock: () => hands.now,
  });
  const app = await createApp(shop, undefined, { ...readEnvironment(process.env), ...environment });
  const close = async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  };
  return Object.assign(hands, { shop, app, database, close });
}

/** One address of every kind of page that search engines may keep. */
export async function pagesOf({ shop }: TestShop, language: Language) {
  const links = linksIn(language);
  const tree = await shop.catalogue.products.tree(language);
  const [category] = tree.roots;
  const [info] = (await shop.catalogue.products.infoPages(language)).keys();
  if (!category || !info) throw new Error('the demo shop has no category or no information page');
  const { path } = await demoProduct(shop, 'brazylia-cerrado', language);
  return {
    main: links.home,
    category: links.category(category),
    product: path,
    info: links.info(info),
    contact: links.contact,
  };
}

export type DemoProduct = { id: number; name: string; slug: string; path: string; sizeIds: number[] };

/** A product of the demo shop by its key. */
export async function demoProduct(
  { database }: Pick<Shop, 'database'>,
  key: string,
  language: Language = 'pl',
): Promise<DemoProduct> {
  const rows = await database.orm
    .select({ id: product.id, name: productText.name, slug: productText.slug, sizeId: size.id })
    .from(product)
    .innerJoin(productText, and(eq(productText.productId, product.id), eq(productText.language, language)))
    .innerJoin(size, eq(size.productId, product.id))
    .where(eq(product.key, key))
    .orderBy(size.position);
  const [first] = rows;
  if (!first) throw new Error(`the demo shop has no product '${key}'`);
  const { id, name, slug } = first;
  return { id, name, slug, path: linksIn(language).product(first), sizeIds: rows.map((row) => row.sizeId) };
}

type Headers = Record<string, string>;

/** Somebody with a browser: keeps the cookies that the shop hands out. */
export function shopperIn({ app }: TestShop, jar = new Map<string, string>()) {
  async function ask(options: InjectOptions, headers: Headers) {
    const cookie = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const answer = await app.inject({ ...options, headers: { ...(cookie && { cookie }), ...headers } });
    for (const { name, value, expires } of answer.cookies) {
      if (expires && expires.getTime() <= Date.now()) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }
  const post = (url: string, payload: string | Buffer, headers: Headers = {}) =>
    ask({ method: 'POST', url, payload }, { 'content-type': FORM, ...headers });
  return {
    jar,
    get: (url: string, headers: Headers = PAGE) => ask({ url }, headers),
    post,
    /** Sends the basket's form the way the browser's script does. */
    change: (fields: Headers, language: Language = 'pl') =>
      post(linksIn(language).basketChange, new URLSearchParams(fields).toString(), {
        accept: 'application/json',
      }),
    widgets: async (wanted: object): Promise<WidgetAnswer> =>
      (await post(WIDGETS_PATH, `request=${encodeURIComponent(JSON.stringify(wanted))}`)).json(),
  };
}

const FORM = 'application/x-www-form-urlencoded';

function configWith(words: ShopWords): ShopConfig {
  const checked = checkConfig(settings, words);
  if ('problems' in checked) throw new Error(checked.problems.join('; '));
  return checked.config;
}

const BUILD: BrowserBuild = {
  folder: undefined,
  styleHash: 'sha256-c3R5bGU=',
  assets: {
    styles: 'body{margin:0}',
    entry: '/assets/main-1.js',
    ahead: { layout: [], islands: ['/assets/react-1.js'] },
    fonts: ['/assets/figtree-1.woff2'],
  },
  panel: {
    styles: '/assets/panel-1.css',
    papers: '/assets/papers-1.css',
    entry: '/assets/panel-1.js',
    fonts: [],
  },
};

/** A database of its own with the demo shop in it. */
export function openDemoDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return openTestDatabase(kind, 'demo');
}
