import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Orm } from '#shop/db/database.ts';
import { deliveryMethod, deliveryMethodText, deliveryRate } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { soon } from '#tests/support/soon.ts';
import { openDelivery } from './delivery.ts';

const POLAND = 1143020003;
const GERMANY = 1143020143;

async function addMethod(orm: Orm, key: string, more: Partial<typeof deliveryMethod.$inferInsert> = {}) {
  const [row] = await orm
    .insert(deliveryMethod)
    .values({ key, kind: 'courier', ...more })
    .returning();
  const id = row?.id ?? 0;
  await orm
    .insert(deliveryMethodText)
    .values({ deliveryMethodId: id, language: 'pl', name: `${key} po polsku` });
  await orm.insert(deliveryRate).values([
    { deliveryMethodId: id, regionId: POLAND, gross: 1590, freeFrom: 24_900, upToWeightGrams: 5_000 },
    { deliveryMethodId: id, regionId: POLAND, gross: 2190, prepaid: false, daysMin: 2, daysMax: 4 },
  ]);
  return id;
}

describeWithDatabase('delivery rates', (use) => {
  test('are those of a region, in the shop’s order, under the names of the language', async () => {
    const delivery = openDelivery(use());
    await addMethod(use().orm, 'second', { position: 2, icon: 'truck' });
    await addMethod(use().orm, 'first', { position: 1 });
    const rates = await delivery.ratesFor(POLAND, 'pl');
    expect(rates.map(({ method, gross }) => [method, gross])).toEqual([
      ['first', 1590],
      ['first', 2190],
      ['second', 1590],
      ['second', 2190],
    ]);
    expect(rates[2]).toEqual({
      method: 'second',
      name: 'second po polsku',
      icon: 'truck',
      kind: 'courier',
      prepaid: true,
      upToWeightGrams: 5_000,
      gross: 1590,
      freeFrom: 24_900,
      daysMin: 1,
      daysMax: 2,
    });
    expect(await delivery.ratesFor(GERMANY, 'pl')).toEqual([]);
    // A name that nobody has translated is better than no delivery.
    expect((await delivery.ratesFor(POLAND, 'en'))[0]?.name).toBe('first');
    delivery.close();
  });

  test('of a way that is not in use are left out', async () => {
    const delivery = openDelivery(use());
    await addMethod(use().orm, 'old', { active: false });
    expect(await delivery.ratesFor(POLAND, 'pl')).toEqual([]);
    delivery.close();
  });

  test('make the terms of a region: collection and e-mail are no delivery, nor is a way out of use', async () => {
    const delivery = openDelivery(use());
    await addMethod(use().orm, 'courier');
    const free = { regionId: POLAND, gross: 0, freeFrom: 1 };
    for (const [key, kind, active] of [
      ['roastery', 'collection', true],
      ['e-mail', 'electronic', true],
      ['old', 'point', false],
    ] as const) {
      const [row] = await use().orm.insert(deliveryMethod).values({ key, kind, active }).returning();
      await use()
        .orm.insert(deliveryRate)
        .values({ deliveryMethodId: row?.id ?? 0, ...free });
    }
    await soon(async () =>
      expect(await delivery.termsFor(POLAND)).toEqual({
        country: 'PL',
        from: 1590,
        freeFrom: 24_900,
        freeCollection: true,
      }),
    );
    expect(await delivery.termsFor(GERMANY)).toBeNull();
    delivery.close();
  });

  test('are kept until the database says that they changed', async () => {
    const delivery = openDelivery(use());
    const id = await addMethod(use().orm, 'courier');
    await soon(async () => expect(await delivery.ratesFor(POLAND, 'pl')).toHaveLength(2));
    expect(await delivery.ratesFor(POLAND, 'pl')).toBe(await delivery.ratesFor(POLAND, 'pl'));
    await use().orm.update(deliveryRate).set({ gross: 990 }).where(eq(deliveryRate.deliveryMethodId, id));
    await soon(async () =>
      expect((await delivery.ratesFor(POLAND, 'pl')).map(({ gross }) => gross)).toEqual([990, 990]),
    );
    expect(await delivery.termsFor(POLAND)).toEqual({
      country: 'PL',
      from: 990,
      freeFrom: 24_900,
      freeCollection: false,
    });
    delivery.close();
  });
});
