import { eq } from 'drizzle-orm';
import type { QueryConfig } from 'pg';
import { expect, test } from 'vitest';
import type { Database } from '#shop/db/database.ts';
import { product, productText } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { addOffer } from '#tests/support/samples/sample-offer.ts';
import { soon } from '#tests/support/soon.ts';
import { openCatalogue } from './catalogue.ts';

const SCOPE = { currency: 'PLN' };
const MOMENT = { now: Date.now(), rate: 1, newForDays: 30, fewLeft: 5 };

describeWithDatabase('the catalogue', (use) => {
  test('does not keep what it read while a change came in', async () => {
    const { productId } = await addOffer(use(), 'kawa');
    const { database, hold, tell } = withSlowAnswers(use());
    const catalogue = openCatalogue(database, SCOPE);
    // The record is read before the change, and arrives after the notice of it.
    const release = hold();
    const reading = catalogue.product(productId, 'pl');
    await use().orm.update(productText).set({ name: 'nowa' }).where(eq(productText.productId, productId));
    tell(`product:${productId}`);
    release();
    await reading;
    expect((await catalogue.product(productId, 'pl'))?.name).toBe('nowa');
    catalogue.close();
  });

  test('loses no product from a list when one changes while the list is read', async () => {
    const kept = await addOffer(use(), 'kawa');
    const other = await addOffer(use(), 'herbata');
    const { database, hold, tell } = withSlowAnswers(use());
    const catalogue = openCatalogue(database, SCOPE);
    await catalogue.product(kept.productId, 'pl');
    const release = hold();
    const reading = catalogue.cards([kept.productId, other.productId], 'pl', MOMENT);
    tell(`product:${kept.productId}`);
    release();
    expect((await reading).map(({ name }) => name)).toEqual(['kawa', 'herbata']);
    catalogue.close();
  });

  test('has nothing under a number that cannot be one, and nothing that is switched off', async () => {
    const catalogue = openCatalogue(use(), SCOPE);
    const { productId } = await addOffer(use(), 'kawa');
    for (const id of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, 1e20])
      expect(await catalogue.product(id, 'pl'), String(id)).toBeUndefined();
    expect(await catalogue.product(productId, 'en')).toBeUndefined();
    await use().orm.update(product).set({ active: false });
    await soon(async () => expect(await catalogue.product(productId, 'pl')).toBeUndefined());
    catalogue.close();
  });

  test('of a shop without categories is empty', async () => {
    const catalogue = openCatalogue(use(), SCOPE);
    expect(await catalogue.shelf({ categories: [] }, 'popular', 8, 'pl', MOMENT)).toEqual([]);
    catalogue.close();
  });
});

/** A database whose answers can be held back, and whose notices come when the test says so. */
function withSlowAnswers(real: Database) {
  const listeners = new Set<(tag: string) => void>();
  let held = Promise.resolve();
  const query = async (asked: QueryConfig) => {
    const result = await real.pool.query(asked);
    await held;
    return result;
  };
  const database: Database = {
    ...real,
    pool: Object.assign(Object.create(real.pool), { query }),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const hold = () => {
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    return () => release();
  };
  const tell = (tag: string) => {
    for (const listener of listeners) listener(tag);
  };
  return { database, hold, tell };
}
