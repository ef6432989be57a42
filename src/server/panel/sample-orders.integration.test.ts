import { sampleOrders } from '@witryna/demo/orders';
import { isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ordersAddress } from '#contract/panel/orders-query.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { ORDER_VIEWS } from '#domain/order/order-views.ts';
import { outboxEmail, session, shopOrder } from '#shop/db/schema/index.ts';
import { mistakesIn } from '#tests/support/pages/html-rules.ts';
import { expectFacts } from '#tests/support/shop/order-checks.ts';
import { atWork } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop, openTestShop } from '#tests/support/shop/test-shop.ts';

const PACKED = ['packing', 'packed', 'sent', 'delivered'];
const ADD = 'Dodaj przykładowe zamówienia';

test('what happens to sample orders is over by now', () => {
  for (const { hoursAgo, steps, email } of sampleOrders) {
    expect(email).toMatch(/@example\.org$/);
    expect(hoursAgo).toBeLessThanOrEqual(14 * 24);
    for (const { after } of steps) expect(after, email).toBeLessThan(hoursAgo);
  }
});

describeWithShop('sample orders of the demo', (use) => {
  test('are there for whoever may place orders, and only in a demo', async () => {
    const [manager, orders] = [await atWork(use(), 'manager'), await atWork(use(), 'orders')];
    for (const url of [panelLinks.today, panelLinks.orders]) {
      const { body } = await manager.get(url);
      expect(body).toContain(ADD);
      expect(await mistakesIn(body)).toEqual([]);
      expect((await orders.get(url)).body).not.toContain(ADD);
    }
    const owned = await openTestShop(use().database, {}, { demo: false });
    expect(owned.app.hasRoute({ method: 'POST', url: panelLinks.demoOrders })).toBe(false);
    expect((await (await atWork(owned, 'owner')).get(panelLinks.orders)).body).not.toContain(ADD);
    await owned.close();
  });

  test('fill every view of the list once, by what shoppers and staff do', { timeout: 60_000 }, async () => {
    const { database, shop } = use();
    const owner = await atWork(use(), 'owner');
    const sessions = await database.orm.$count(session);
    const [begun, again] = await Promise.all([
      owner.send(panelLinks.demoOrders),
      (await atWork(use(), 'owner', 'Druga')).send(panelLinks.demoOrders),
    ]);
    expect([begun.statusCode, again.statusCode]).toEqual([303, 303]);
    const { body } = await owner.get(panelLinks.today);
    expect(body).toMatch(/Gotowe kroki: \d+ z \d+\./);
    expect(body).not.toContain(ADD);
    await shop.backOffice.sampleOrders?.finished();
    expect((await owner.get(panelLinks.today)).body).not.toContain('Gotowe kroki');
    const rows = await database.orm.select().from(shopOrder);
    expect(rows).toHaveLength(sampleOrders.length);
    for (const { number } of rows) await expectFacts(database, number);

    const { actor } = owner.member;
    const counts = await shop.backOffice.orderList.counts(actor);
    for (const view of ORDER_VIEWS) {
      expect(counts[view], view).toBeGreaterThan(0);
      expect((await owner.get(ordersAddress({ view }))).body, view).not.toContain('Nic tu nie czeka.');
    }
    expect(stagesOf(rows)).toEqual({
      ...{ awaiting_payment: 3, placed: 1, paid: 4, held: 1, packing: 1, packed: 3, sent: 2 },
      ...{ delivered: 5, cancelled: 2 },
    });
    const { rows: listed } = await shop.backOffice.orderList.page(actor, { view: 'all' });
    for (const { stage, parcels, number } of listed)
      expect(parcels, number).toBe(PACKED.includes(stage) ? 1 : 0);
    const money = new Set(rows.map(({ moneyState }) => moneyState));
    for (const state of ['unpaid', 'part_paid', 'paid', 'on_delivery', 'refund_owed'] as const)
      expect(money, state).toContain(state);
    expect(await shop.backOffice.openReturns(actor)).toMatchObject([{ state: 'received' }]);
    expect(await database.orm.$count(session), 'no visit is left').toBe(sessions);
    for (const { createdAt } of rows) expect(createdAt.getTime()).toBeLessThan(use().now);
    const told = await database.orm.select().from(outboxEmail).where(isNotNull(outboxEmail.orderNumber));
    expect(told.length).toBeGreaterThan(rows.length);
    expect(told.filter(({ recipient }) => !recipient.endsWith('@example.org'))).toEqual([]);
  });

  test('are refused in words where there is an order already, and offered no more', async () => {
    const owner = await atWork(use(), 'owner');
    const before = await use().database.orm.$count(shopOrder);
    const refused = await owner.send(panelLinks.demoOrders);
    expect(refused.headers.location).toBe(panelLinks.orders);
    const list = (await owner.get(panelLinks.orders)).body;
    expect(list).toContain('tylko do sklepu, w którym nikt jeszcze nic nie zamówił');
    expect(list).not.toContain(ADD);
    expect((await owner.get(panelLinks.today)).body).not.toContain(ADD);
    expect(await use().database.orm.$count(shopOrder)).toBe(before);
  });
});

function stagesOf(rows: (typeof shopOrder.$inferSelect)[]): Record<string, number> {
  const names = rows.map(({ stage, held }) => (held === null ? stage : 'held'));
  return Object.fromEntries(names.map((name) => [name, names.filter((one) => one === name).length]));
}
