import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outboxEmail, rebateCodeUse, shopOrder, shopOrderEvent } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openOrderDesk, SHOP } from '#tests/support/shop/order-desk.ts';

const DAY = 86_400_000;
/** Noon in Warsaw. */
const PLACED = Date.UTC(2026, 10, 17, 11);

describeWithDatabase('an unpaid order', (use) => {
  const open = async (wishes: Parameters<ReturnType<typeof openOrderDesk>['order']>[1] = {}) => {
    const desk = openOrderDesk(use());
    desk.now = PLACED;
    await desk.addDelivery();
    const coffee = await desk.addProduct('kawa');
    await desk.addCode('RAZ', { value: 100, maxUses: 1 });
    const guest = await desk.guest();
    await desk.add(guest, coffee.productId, '4');
    await desk.rebateCodes.activate(desk.shopper(guest), 'raz');
    const placed = await desk.order(guest, wishes);
    if (!placed.ok) throw new Error(placed.problem);
    const { number, linkToken } = placed;
    const problems: string[] = [];
    const at = async (instant: number) => {
      desk.now = instant;
      await desk.orders.doDue((line) => problems.push(line));
      expect(problems).toEqual([]);
    };
    const find = () => desk.orders.findByLink(number, linkToken);
    const stockLeft = () => desk.stockOf(coffee.sizeId);
    return { desk, number, at, find, stockLeft };
  };
  const emailsOf = async (kind: string) =>
    (await use().orm.select().from(outboxEmail)).filter((one) => one.kind === kind);
  const eventsOf = async () =>
    (await use().orm.select().from(shopOrderEvent).orderBy(shopOrderEvent.id)).map(({ kind }) => kind);

  test('by transfer waits seven days, with a reminder before, and then gives back what it holds', async () => {
    const { at, find, stockLeft } = await open();
    const { payBy } = (await find()) ?? {};
    expect(payBy?.toISOString()).toBe('2026-11-24T23:00:00.000Z');
    await at(PLACED + 5 * DAY);
    expect(await eventsOf()).toEqual(['placed']);
    await at(PLACED + 6 * DAY);
    await at(PLACED + 6 * DAY + 1);
    expect(await eventsOf()).toEqual(['placed', 'reminded']);
    const [reminder, ...more] = await emailsOf('order_reminder');
    expect(more).toEqual([]);
    expect(reminder?.content).toMatchObject({
      until: '24.11.2026',
      amount: '213,96\u00a0zł',
      transfer: { name: SHOP.name, account: SHOP.bankAccount },
    });
    expect(await stockLeft()).toEqual([6]);
    await at((payBy?.getTime() ?? 0) - 1);
    expect((await find())?.status).toBe('placed');
    await at(payBy?.getTime() ?? 0);
    await at((payBy?.getTime() ?? 0) + DAY);
    expect(await find()).toMatchObject({ status: 'cancelled', awaitsPayment: false, payBy: null });
    expect(await eventsOf()).toEqual(['placed', 'reminded', 'expired']);
    expect(await stockLeft()).toEqual([10]);
    expect(await use().orm.$count(rebateCodeUse)).toBe(0);
    expect(await emailsOf('order_expired')).toHaveLength(1);
  });

  test('is not reminded of once it is too late, where the shop itself stood still', async () => {
    const { at } = await open();
    await at(PLACED + 30 * DAY);
    expect(await eventsOf()).toEqual(['placed', 'expired']);
    expect(await emailsOf('order_reminder')).toEqual([]);
  });

  test('online waits three days, and its reminder names no account', async () => {
    const { at, find } = await open({ payment: 'gateway' });
    await at(Date.UTC(2026, 10, 20, 12));
    expect((await find())?.status).toBe('placed');
    const [reminder] = await emailsOf('order_reminder');
    expect(reminder?.content).not.toHaveProperty('transfer');
    await at(Date.UTC(2026, 10, 20, 23));
    expect((await find())?.status).toBe('cancelled');
  });

  test('that is paid at the door is neither reminded of nor given up', async () => {
    const { at, find } = await open({ prepaid: false, payment: 'on_delivery' });
    expect((await find())?.payBy).toBeNull();
    await at(PLACED + 400 * DAY);
    expect((await find())?.status).toBe('placed');
    expect(await eventsOf()).toEqual(['placed']);
  });

  test('that was paid in time stays, and nobody is reminded', async () => {
    const { desk, number, at, find, stockLeft } = await open();
    await desk.orders.markPaid(number, 'przelew');
    await at(PLACED + 400 * DAY);
    expect((await find())?.status).toBe('paid');
    expect(await stockLeft()).toEqual([6]);
    expect(await emailsOf('order_reminder')).toEqual([]);
  });

  test('is either paid or given up where both happen at once, and its stock comes back at most once', async () => {
    const { desk, number, find, stockLeft } = await open();
    desk.now = PLACED + 30 * DAY;
    const looks = [1, 2, 3].map(() => desk.orders.doDue(() => {}));
    const [paid] = await Promise.all([desk.orders.markPaid(number, 'przelew'), ...looks]);
    const isPaid = paid.ok;
    expect((await find())?.status).toBe(isPaid ? 'paid' : 'cancelled');
    expect(await stockLeft()).toEqual([isPaid ? 6 : 10]);
    expect((await eventsOf()).filter((kind) => kind === 'expired')).toHaveLength(isPaid ? 0 : 1);
    expect(await emailsOf('order_expired')).toHaveLength(isPaid ? 0 : 1);
  });

  test('from before there were deadlines gets one from the first look on', async () => {
    const { number, at, find } = await open();
    await use()
      .orm.update(shopOrder)
      .set({ payBy: null, remindAt: null })
      .where(eq(shopOrder.number, number));
    const later = PLACED + 100 * DAY;
    await at(later);
    expect((await find())?.status).toBe('placed');
    expect((await find())?.payBy?.getTime()).toBeGreaterThan(later + 7 * DAY);
    await at(later + 9 * DAY);
    expect((await find())?.status).toBe('cancelled');
  });
});
