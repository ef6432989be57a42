import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/database/database.ts';
import { addCategory, addOffer } from '#tests/support/samples/sample-offer.ts';
import { soon } from '#tests/support/soon.ts';
import type { Database } from './database.ts';
import * as schema from './schema/index.ts';

describeOnEachDatabase('page caches hear', (use) => {
  test('of a changed price: the product, its category and the one above', async () => {
    const top = await addCategory(use(), 'kawa');
    const below = await addCategory(use(), 'ziarnista', top);
    await addCategory(use(), 'akcesoria');
    const { productId, sizeId } = await addOffer(use(), 'etiopia', below);
    const step = { sizeId, currency: 'PLN', startsAt: new Date(), gross: 5000, regular: 5000 };
    const heard = await tagsOf(use(), () => use().orm.insert(schema.priceStep).values(step));
    expect(heard).toEqual([`category:${top}`, `category:${below}`, `product:${productId}`].sort());
  });

  test('of sold stock: also the bundle that holds the product, and its category', async () => {
    const { orm } = use();
    const gifts = await addCategory(use(), 'prezenty');
    const coffee = await addOffer(use(), 'kawa');
    const box = await addOffer(use(), 'zestaw', gifts);
    await orm.update(schema.product).set({ type: 'bundle' }).where(eq(schema.product.id, box.productId));
    await orm
      .insert(schema.bundlePart)
      .values({ bundleId: box.productId, sizeId: coffee.sizeId, quantity: 1 });
    const heard = await tagsOf(use(), () =>
      orm.update(schema.stock).set({ quantity: 9 }).where(eq(schema.stock.sizeId, coffee.sizeId)),
    );
    expect(heard).toEqual(
      [`category:${gifts}`, `product:${box.productId}`, `product:${coffee.productId}`].sort(),
    );
  });

  test('of a product that moves: the category it leaves and the one it enters', async () => {
    const left = await addCategory(use(), 'kawa');
    const entered = await addCategory(use(), 'herbata');
    const { productId } = await addOffer(use(), 'yerba', left);
    const heard = await tagsOf(use(), () =>
      use().orm.update(schema.productCategory).set({ categoryId: entered }),
    );
    expect(heard).toEqual([`category:${left}`, `category:${entered}`, `product:${productId}`].sort());
  });

  test('of a deleted product: it and its category', async () => {
    const categoryId = await addCategory(use(), 'kawa');
    const { productId } = await addOffer(use(), 'etiopia', categoryId);
    const heard = await tagsOf(use(), () => use().orm.delete(schema.product));
    expect(heard).toEqual([`category:${categoryId}`, `product:${productId}`]);
  });

  test('of a renamed category: the menu too', async () => {
    const categoryId = await addCategory(use(), 'kawa');
    const text = { categoryId, language: 'pl' as const, name: 'Kawa', slug: 'kawa' };
    const heard = await tagsOf(use(), () => use().orm.insert(schema.categoryText).values(text));
    expect(heard).toEqual([`category:${categoryId}`, 'menu']);
  });

  test('of producers, information pages, banners and delivery', async () => {
    const { orm } = use();
    const heard = await tagsOf(use(), async () => {
      await orm.insert(schema.producer).values({ id: 4, key: 'mgla' });
      await orm.insert(schema.series).values({ id: 5, key: 'poranna', producerId: 4 });
      await orm.insert(schema.infoPage).values({ key: 'o-nas' });
      const slide = { language: 'pl' as const, position: 1, picture: 'a', heading: 'b', link: '/' };
      await orm.insert(schema.bannerSlide).values(slide);
      await orm.insert(schema.deliveryMethod).values({ key: 'kurier', kind: 'courier' });
    });
    expect(heard).toEqual(['banner', 'delivery', 'info', 'producer:4', 'series:5']);
  });

  test('one word when a single statement changes more than fifty products', async () => {
    const rows = Array.from({ length: 51 }, (_, index) => ({ key: `kawa-${index}` }));
    expect(await tagsOf(use(), () => use().orm.insert(schema.product).values(rows))).toEqual(['all']);
  });

  test('nothing of a write that was rolled back, nor of one that found no rows', async () => {
    const { productId } = await addOffer(use(), 'kawa');
    const heard = await tagsOf(use(), async () => {
      const change = { popularity: 7 };
      await expect(
        use().orm.transaction(async (tx) => {
          await tx.update(schema.product).set(change).where(eq(schema.product.id, productId));
          throw new Error('changed my mind');
        }),
      ).rejects.toThrow('changed my mind');
      await use()
        .orm.update(schema.product)
        .set(change)
        .where(eq(schema.product.id, productId + 1));
    });
    expect(heard).toEqual([]);
  });

  test('nothing before the commit', async () => {
    const { productId } = await addOffer(use(), 'kawa');
    const heard: string[] = [];
    await tagsOf(use(), async () => {});
    const stop = use().onChange((tag) => heard.push(tag));
    await use().orm.transaction(async (tx) => {
      await tx.update(schema.product).set({ popularity: 7 });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(heard).toEqual([]);
    });
    await soon(() => expect(heard).toEqual([`product:${productId}`]));
    stop();
  });
});

/** What a change tells, in order of the alphabet. Notices arrive in the order of commits, so marks fence them in. */
async function tagsOf(database: Database, change: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  const stop = database.onChange((tag) => heard.push(tag));
  const mark = async (name: string) => {
    await database.pool.query("SELECT pg_notify('shop_changed', $1)", [name]);
    await soon(() => expect(heard).toContain(name));
  };
  try {
    await mark('mark:before');
    await change();
    await mark('mark:after');
    return heard.slice(heard.indexOf('mark:before') + 1, -1).sort();
  } finally {
    stop();
  }
}
