import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { Database } from '#shop/db/database.ts';
import { product, productText } from '#shop/db/schema/index.ts';
import { describeOnEachDatabase } from '#tests/support/database.ts';
import { addOffer } from '#tests/support/sample-offer.ts';
import { openCatalogue } from './catalogue.ts';

const SCOPE = { pageSize: 24, currency: 'PLN' };
const MOMENT = { now: Date.now(), rate: 1, newForDays: 30, fewLeft: 5 };

describeOnEachDatabase('the catalogue', (use) => {
  test('does not keep what it read while a change came in', async () => {
    const { productId } = await addOffer(use(), 'kawa');
    const { database, change } = withHeldQueries(use());
    const catalogue = openCatalogue(database, SCOPE);
    // The facts are read before the change, and arrive after the notice of it.
    const reading = catalogue.product(productId, 'pl');
    await change(async () => {
      await use().orm.update(productText).set({ name: 'nowa' }).where(eq(productText.productId, productId));
    }, `product:${productId}`);
    expect((await reading)?.name).toBe('kawa');
    expect((await catalogue.product(productId, 'pl'))?.name).toBe('nowa');
    catalogue.close();
  });

  test('loses no product from a list when one changes while the list is read', async () => {
    const kept = await addOffer(use(), 'kawa');
    const other = await addOffer(use(), 'herbata');
    const { database, change } = withHeldQueries(use());
    const catalogue = openCatalogue(database, SCOPE);
    await change(async () => {
      await catalogue.product(kept.productId, 'pl');
    });
    const reading = catalogue.cards([kept.productId, other.productId], 'pl', MOMENT);
    await change(async () => {}, `product:${kept.productId}`);
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
    await vi.waitFor(async () => expect(await catalogue.product(productId, 'pl')).toBeUndefined());
    catalogue.close();
  });

  test('of a shop without categories is empty', async () => {
    const catalogue = openCatalogue(use(), SCOPE);
    expect(await catalogue.shelf({ categories: [] }, 'popular', 8, 'pl', MOMENT)).toEqual([]);
    catalogue.close();
  });
});

/** A database whose answers wait until a change has been made and heard of. */
function withHeldQueries(real: Database) {
  const listeners = new Set<(tag: string) => void>();
  let release = () => {};
  let held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const execute = async (query: Parameters<typeof real.orm.execute>[0]) => {
    const result = await real.orm.execute(query);
    await held;
    return result;
  };
  const database: Database = {
    ...real,
    orm: Object.assign(Object.create(real.orm), { execute }),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  async function change(make: () => Promise<unknown>, ...tags: string[]): Promise<void> {
    const making = tags.length === 0 ? (release(), make()) : make();
    await making;
    for (const tag of tags) for (const listener of listeners) listener(tag);
    release();
    held = new Promise((resolve) => {
      release = resolve;
    });
  }
  return { database, change };
}
