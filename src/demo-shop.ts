import type { ShopConfig, ShopWords } from '#contract/shop-config.ts';
import type { Middleware } from '#server/app.ts';
import type { Sketches } from '#server/shop.ts';
import type { Database } from '#shop/db/database.ts';
import type { SampleOrder } from '#shop/order/samples/sample-order.ts';

/** A shop to begin with, handed to the programs of this folder: none of them knows what it sells. */
export type DemoShop = {
  /** What it says of itself wherever shop.config.ts says nothing. */
  words: ShopWords;
  isFilled(database: Database): Promise<boolean>;
  fill(database: Database, now: number): Promise<void>;
  openPictures(folder: string): DemoPictures;
  /** Who pretends to take its money, where shop.config.ts names nobody. */
  openGateway(place: GatewayPlace): Promise<DemoGateway>;
  /** Who pretends to carry its parcels, likewise. */
  openCarrier(place: GatewayPlace): Promise<DemoCarrier>;
  /** What its back office may be tried with; placed only when somebody there asks for it. */
  sampleOrders: readonly SampleOrder[];
};

export type GatewayPlace = { origin: string; folder: string; clock: () => number };

/** A payment provider that is none: it has an API and pages, and tells the shop what became of payments. */
export type DemoGateway = {
  payments: NonNullable<ShopConfig['payments']>;
  secrets: Readonly<Record<string, string>>;
  /** Its API. */
  fetch: typeof fetch;
  /** Its pages. */
  serve: Middleware;
  /** Begins to tell; the answer says whether the shop has taken it in. */
  start(tell: (address: string, body: string) => Promise<boolean>): void;
  close(): Promise<void>;
};

/** A carrier that is none: it makes labels, and a page tells where its parcels are. */
export type DemoCarrier = Pick<DemoGateway, 'secrets' | 'fetch' | 'serve' | 'close'> & {
  carriers: NonNullable<ShopConfig['carriers']>;
};

export type DemoPictures = Sketches & {
  /** Draws what a shopper sees first. */
  drawFirst(onProgress: (done: number, all: number) => void): Promise<void>;
  close(): void;
};
