import type { ShopWords } from '#contract/shop-config.ts';
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
  /** What its back office may be tried with; placed only when somebody there asks for it. */
  sampleOrders: readonly SampleOrder[];
};

export type DemoPictures = Sketches & {
  /** Draws what a shopper sees first. */
  drawFirst(onProgress: (done: number, all: number) => void): Promise<void>;
  close(): void;
};
