import { eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { OrderRules } from '#contract/order/order-config.ts';
import { DAY } from '#domain/time/zone.ts';
import { openHistory } from '#shop/account/history.ts';
import { loyaltyPointsEntry, outboxEmail, shopOrder, shopOrderEvent } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { fileOf } from '#tests/support/shop/order-checks.ts';
import { type OrderDesk, openOrderDesk, SHOP } from '#tests/support/shop/order-desk.ts';
import { addStaff } from '#tests/support/shop/staff.ts';

describeWithDatabase('the points of an order', (use) => {
  const open = async (pointsAfter?: OrderRules['points']['availableAfter']) => {
    const desk = openOrderDesk(use(), pointsAfter ? { pointsAfter } : {});
    await desk.addDelivery(0);
    const coffee = await desk.addProduct('kawa', { earned: 520 });
    const cup = await desk.addProduct('kubek', { points: 260 });
    const anna = await desk.client('anna');
    const place = async (productId: number, quantity: string, payment: 'transfer' | 'points') => {
      await desk.add(anna, productId, quantity);
      const placed = await desk.order(anna, { payment });
      if (!placed.ok) throw new Error(placed.problem);
      return placed.number;
    };
    const buy = async () => {
      const number = await place(coffee.productId, '1', 'transfer');
      await desk.orders.markPaid(number, 'przelew');
      return number;
    };
    const after = async (days: number) => {
      desk.now += days * DAY;
      await desk.orders.doDue((problem) => {
        throw new Error(problem);
      });
    };
    const points = async () => {
      const { balance, pending } = await openHistory(use()).points(anna.clientId);
      return { balance, pending };
    };
    const rewards = () => place(cup.productId, '2', 'points');
    return { desk, buy, after, points, rewards };
  };
  const lost = async () =>
    (await use().orm.select().from(outboxEmail)).filter(({ kind }) => kind === 'points_lost');

  test('wait, are shown as waiting, and cannot be spent before it can no longer be returned', async () => {
    const { desk, buy, after, points, rewards } = await open();
    const number = await buy();
    expect(await points()).toEqual({ balance: 0, pending: 520 });
    await expect(rewards()).rejects.toThrow();
    for (const status of ['packed', 'sent'] as const) await desk.go(number, status);
    await after(3);
    await desk.go(number, 'delivered');
    await after(13);
    expect(await points()).toEqual({ balance: 0, pending: 520 });
    await Promise.all([after(1), desk.orders.doDue(() => {}), desk.orders.doDue(() => {})]);
    expect(await points()).toEqual({ balance: 520, pending: 0 });
    const entries = await use().orm.select().from(loyaltyPointsEntry);
    expect(entries.map(({ points, reason }) => [points, reason])).toEqual([[520, 'earned']]);
    expect(await rewards()).toMatch(/^\d/);
  });

  test('come with the delivery where the shop says so', async () => {
    const { desk, buy, after, points } = await open('delivered');
    const number = await buy();
    for (const status of ['packed', 'sent', 'delivered'] as const) await desk.go(number, status);
    await after(0);
    expect(await points()).toEqual({ balance: 520, pending: 0 });
  });

  test('that is cancelled before go with it', async () => {
    const { desk, buy, after, points } = await open();
    await desk.orders.cancel(await buy());
    await after(100);
    expect(await points()).toEqual({ balance: 0, pending: 0 });
    expect(await use().orm.$count(loyaltyPointsEntry)).toBe(0);
  });

  test('that were spent before it is cancelled leave no debt, and the owner is told', async () => {
    const { desk, buy, after, points, rewards } = await open();
    const number = await buy();
    await after(28);
    await rewards();
    expect(await desk.orders.cancel(number)).toEqual({ ok: true, changed: true });
    expect(await points()).toEqual({ balance: 0, pending: 0 });
    const events = await use().orm.select().from(shopOrderEvent);
    expect(events.find(({ kind }) => kind === 'points_lost')?.detail).toEqual({ points: 520 });
    expect(await lost()).toMatchObject([
      { recipient: SHOP.email, content: { number, email: 'anna@example.org', points: 520 } },
    ]);
  });

  test('that are still there are taken back whole, and nobody is told', async () => {
    const { desk, buy, after, points } = await open();
    const number = await buy();
    await after(28);
    expect(await points()).toEqual({ balance: 520, pending: 0 });
    await desk.orders.cancel(number);
    expect(await points()).toEqual({ balance: 0, pending: 0 });
    expect(await lost()).toEqual([]);
  });

  /** All of an order comes back, and is checked; then the return is refused where that is wanted. */
  const comeBack = async (desk: OrderDesk, number: string) => {
    const owner = await addStaff(use(), `Olga ${number}`, 'owner');
    for (const status of ['packed', 'sent', 'delivered'] as const) await desk.go(number, status);
    const { lines } = await fileOf(use(), number);
    const all = lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
    await desk.desk.announceReturn(owner, { number }, { reason: 'withdrawal', lines: all });
    const returnId = (await fileOf(use(), number)).returns[0]?.id ?? 0;
    await desk.desk.receiveReturn(owner, { number }, { returnId });
    const good = all.map(({ lineId, quantity }) => ({ lineId, good: quantity, damaged: 0, missing: 0 }));
    await desk.desk.checkReturn(owner, { number }, { returnId, lines: good });
    return () => desk.desk.refuseReturn(owner, { number }, { returnId, reason: 'używane' });
  };

  test('go with what comes back: before they are entered, after it, and there again where it is refused', async () => {
    const { desk, buy, after, points } = await open();
    const early = await comeBack(desk, await buy());
    expect(await points()).toEqual({ balance: 0, pending: 0 });
    await after(30);
    expect(await points()).toEqual({ balance: 0, pending: 0 });
    await early();
    await after(30);
    expect(await points()).toEqual({ balance: 520, pending: 0 });
    const number = await buy();
    await after(30);
    expect(await points()).toEqual({ balance: 1040, pending: 0 });
    const late = await comeBack(desk, number);
    expect(await points()).toEqual({ balance: 520, pending: 0 });
    await late();
    expect(await points()).toEqual({ balance: 1040, pending: 0 });
  });

  test('that a reward cost come back with it', async () => {
    const { desk, buy, after, points, rewards } = await open();
    await buy();
    await after(30);
    const number = await rewards();
    expect(await points()).toEqual({ balance: 0, pending: 0 });
    await comeBack(desk, number);
    expect(await points()).toEqual({ balance: 520, pending: 0 });
  });

  test('are not awaited where the payment was a mistake', async () => {
    const { desk, buy, points } = await open();
    const number = await buy();
    const owner = await addStaff(use(), 'Olga', 'owner');
    const entryId = (await fileOf(use(), number)).money.at(-1)?.id ?? 0;
    await desk.desk.reverse(owner, { number }, { entryId, reason: 'pomyłka' });
    expect(await points()).toEqual({ balance: 0, pending: 0 });
  });

  test('that an edit has left none of hold up nobody', async () => {
    const { buy, after, points } = await open();
    const number = await buy();
    await use().orm.update(shopOrder).set({ pointsEarned: 0 }).where(eq(shopOrder.number, number));
    await buy();
    await after(30);
    expect(await points()).toEqual({ balance: 520, pending: 0 });
    expect(await use().orm.$count(shopOrder, isNotNull(shopOrder.pointsDueAt))).toBe(0);
  });
});
