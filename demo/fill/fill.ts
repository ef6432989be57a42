import { sql } from 'drizzle-orm';
import type { Database } from 'witryna/shop/db/database.ts';
import { shopSetting } from 'witryna/shop/db/schema/index.ts';
import type { Catalogue } from '#demo/catalogue/types.ts';
import { fillContent } from './content.ts';
import { fillDelivery } from './delivery.ts';
import { fillProducts } from './products.ts';
import { fillRebateCodes } from './rebate-codes.ts';
import { fillSearchQueries } from './search-queries.ts';
import { fillTree } from './tree.ts';

const FILLED = 'demo_filled_at';

export async function isFilled({ orm }: Database): Promise<boolean> {
  const settings = await orm.select({ key: shopSetting.key }).from(shopSetting);
  return settings.some(({ key }) => key === FILLED);
}

/** Fills an empty database, in one transaction: all of it or nothing. */
export async function fillShop({ orm }: Database, catalogue: Catalogue, now: number): Promise<void> {
  await orm.transaction(async (tx) => {
    // Nobody waits for a page meanwhile, and a busy server may take its time.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SET LOCAL shop.search_later = 'on'`);
    const ids = await fillTree(tx, catalogue);
    await fillProducts(tx, catalogue.products, ids, now);
    await fillContent(tx, catalogue, ids.categories);
    await fillDelivery(tx, catalogue);
    await fillRebateCodes(tx, catalogue.rebateCodes, now);
    await tx.execute(sql`SELECT refresh_search(array(SELECT id FROM product))`);
    await tx.execute(sql`SELECT count_search_words()`);
    await fillSearchQueries(tx, catalogue.searchQueries);
    await tx.insert(shopSetting).values({ key: FILLED, value: new Date(now).toISOString() });
  });
}
