import { expect, test } from 'vitest';
import { backInStockSubscription } from '#shop/db/schema/index.ts';
import { NotAllowed } from '#shop/staff/demand.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { addOffer } from '#tests/support/samples/sample-offer.ts';
import { openStaffDesk } from '#tests/support/samples/sample-staff.ts';
import { openBackInStockDesk } from './back-in-stock-desk.ts';

describeWithDatabase('who waits for a product', (use) => {
  const desk = () => openBackInStockDesk({ database: use(), clock: Date.now });

  test('is counted by product, listed to who may see clients, and removed when they ask for it', async () => {
    const [coffee, cup] = [await addOffer(use(), 'kawa'), await addOffer(use(), 'filizanka')];
    const [early, late] = [new Date('2026-11-01'), new Date('2026-11-10')];
    const row = { language: 'pl', createdAt: late } as const;
    await use()
      .orm.insert(backInStockSubscription)
      .values([
        { ...row, sizeId: cup.sizeId, email: 'ola@example.org', createdAt: early },
        { ...row, sizeId: coffee.sizeId, email: 'anna@example.org' },
        { ...row, sizeId: coffee.sizeId, email: 'jan@example.org', createdAt: early },
        { ...row, sizeId: cup.sizeId, email: 'byla@example.org', notifiedAt: late },
      ]);
    const staff = openStaffDesk(use());
    const [orders, content] = [await staff.hire('orders'), await staff.hire('content')];
    expect(await desk().list(content.actor, 'pl')).toMatchObject([
      { sizeId: coffee.sizeId, product: 'kawa', count: 2, since: early },
      { sizeId: cup.sizeId, count: 1 },
    ]);
    expect(await desk().find(content.actor, coffee.sizeId, 'pl')).not.toHaveProperty('people');
    const found = await desk().find(orders.actor, coffee.sizeId, 'pl');
    expect(found?.people?.map(({ email }) => email)).toEqual(['jan@example.org', 'anna@example.org']);
    const jan = found?.people?.[0]?.id ?? 0;
    await expect(desk().remove(content.actor, coffee.sizeId, jan)).rejects.toThrow(NotAllowed);
    expect(await desk().remove(orders.actor, cup.sizeId, jan), 'of another size').toBe(false);
    expect(await desk().remove(orders.actor, coffee.sizeId, jan)).toBe(true);
    expect(await desk().find(orders.actor, coffee.sizeId, 'pl')).toMatchObject({ count: 1 });
    const { rows } = await use().pool.query("SELECT * FROM audit_entry WHERE action = 'waiting.removed'");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('jan@');
  });
});
