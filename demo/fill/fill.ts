import { sql } from 'drizzle-orm';
import { demoCatalogue } from '#demo/catalogue/index.ts';
import type { Database, Orm } from '#shop/db/database.ts';
import { shopSetting } from '#shop/db/schema/index.ts';
import { fillContent } from './content.ts';
import { fillDelivery } from './delivery.ts';
import { fillProducts } from './products.ts';
import { fillRebateCodes } from './rebate-codes.ts';
import { fillSearchQueries } from './search-queries.ts';
import { fillTree } from './tree.ts';

export type Tx = Parameters<Parameters<Orm['transaction']>[0]>[0];

const FILLED = 'demo_filled_at';

export async function isFilled({ orm }: Database): Promise<boolean> {
  const settings = await orm.select({ key: shopSetting.key }).from(shopSetting);
  return settings.some(({ key }) => key === FILLED);
}

/** Fills an empty database with the demo shop, in one transaction: all of it or nothing. */
export async function fillDemoShop({ orm }: Database, now: number): Promise<void> {
  await orm.transaction(async (tx) => {
    // Nobody waits for a page meanwhile, and a busy server may take its time.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SET LOCAL shop.search_later = 'on'`);
    const ids = await fillTree(tx, demoCatalogue);
    await fillProducts(tx, demoCatalogue.products, ids, now);
    await fillContent(tx, demoCatalogue.infoPages, ids.categories);
    await fillDelivery(tx, demoCatalogue.delivery);
    await fillRebateCodes(tx, now);
    await tx.execute(sql`SELECT refresh_search(array(SELECT id FROM product))`);
    await tx.execute(sql`SELECT count_search_words()`);
    await fillSearchQueries(tx);
    await tx.insert(shopSetting).values({ key: FILLED, value: new Date(now).toISOString() });
  });
}
