import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contextOfAnybody } from '#server/request/shared-context.ts';
import { backInStockSubscription, outboxEmail, stock, warehouse } from '#shop/db/schema/index.ts';
import { type FoundOffer, findOffer } from '#tests/support/shop/demo-offers.ts';
import { describeWithShop, type TestShop } from '#tests/support/shop/test-shop.ts';
import { openNotifier } from './notifier.ts';

describeWithShop('who waits for a size', (use) => {
  const partsOf = ({ database, catalogue, settings }: TestShop['shop']) => ({
    database,
    catalogue: catalogue.products,
    origin: settings.origin,
  });
  const notifierOf = ({ shop }: TestShop) =>
    openNotifier({
      ...partsOf(shop),
      queueEmail: shop.operations.outbox.queue,
      pricing: () => contextOfAnybody(shop.settings, 'pl').pricing,
      log: () => {},
    });
  const soldOut = () =>
    findOffer(
      use(),
      ({ offer, size }) =>
        offer.purchase === 'unavailable' && size.availability === 'enable' && size.prices.length > 0,
    );
  const wish = async ({ record, offer }: FoundOffer, email: string) => {
    const { shop } = use();
    const pricing = contextOfAnybody(shop.settings, 'pl').pricing;
    return shop.catalogue.backInStock.add({
      product: record.id,
      size: offer.type,
      email,
      language: 'pl',
      pricing,
    });
  };
  const emailsTo = (email: string) =>
    use().database.orm.select().from(outboxEmail).where(eq(outboxEmail.recipient, email));

  async function setStock({ record, size }: FoundOffer, quantity: number) {
    const { database, shop } = use();
    const [house] = await database.orm.select().from(warehouse).limit(1);
    const row = { sizeId: size.id, warehouseId: house?.id ?? 0, quantity };
    await database.orm
      .insert(stock)
      .values(row)
      .onConflictDoUpdate({ target: [stock.sizeId, stock.warehouseId], set: { quantity } });
    await expect
      .poll(async () => {
        const now = await shop.catalogue.products.product(record.id, 'pl');
        const stocks = now?.sizes.find(({ id }) => id === size.id)?.stocks ?? [];
        return stocks.reduce((sum, one) => sum + (one.quantity ?? 0), 0);
      })
      .toBe(quantity);
  }

  test('hears nothing while it is sold out, one e-mail when it is back, and nothing more', async () => {
    const found = await soldOut();
    expect(await wish(found, 'anna@example.org')).toBe('noted');
    const notifier = notifierOf(use());
    expect(await notifier.notifyAll()).toBe(0);
    await setStock(found, 1000);
    expect(await notifier.notifyAll()).toBe(1);
    const [written, ...others] = await emailsTo('anna@example.org');
    expect(written?.content).toMatchObject({ kind: 'back_in_stock', product: found.record.name });
    expect(JSON.stringify(written?.content)).toContain(`https://sklep.example/produkt/${found.record.id}/`);
    expect(others).toEqual([]);
    expect(await notifier.notifyAll()).toBe(0);
    await setStock(found, 0);
  });

  test('is told once by many processes that look at the same time', async () => {
    const found = await soldOut();
    await wish(found, 'ewa@example.org');
    await setStock(found, 1000);
    const told = await Promise.all(
      Array.from({ length: 8 }, () => notifierOf(use()).notifyAll(found.record.id)),
    );
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await emailsTo('ewa@example.org')).toHaveLength(1);
    await setStock(found, 0);
  });

  test('is told as soon as the stock changes, without being asked', async () => {
    const found = await soldOut();
    await wish(found, 'jan@example.org');
    const notifier = notifierOf(use());
    notifier.start();
    await setStock(found, 1000);
    await expect.poll(() => emailsTo('jan@example.org')).toHaveLength(1);
    await notifier.stop();
    await setStock(found, 0);
  });

  test('still waits where the e-mail cannot be written', async () => {
    const found = await soldOut();
    await wish(found, 'ola@example.org');
    await setStock(found, 1000);
    const { shop } = use();
    const broken = openNotifier({
      ...partsOf(shop),
      queueEmail: () => Promise.reject(new Error('no e-mails today')),
      pricing: () => contextOfAnybody(shop.settings, 'pl').pricing,
      log: () => {},
    });
    await expect(broken.notifyAll(found.record.id)).rejects.toThrow('no e-mails today');
    const { email, notifiedAt } = backInStockSubscription;
    const [row] = await use()
      .database.orm.select({ notifiedAt })
      .from(backInStockSubscription)
      .where(and(eq(email, 'ola@example.org')));
    expect(row).toEqual({ notifiedAt: null });
    await setStock(found, 0);
  });
});
