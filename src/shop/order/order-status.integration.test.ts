import { expect, test } from 'vitest';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { DAY } from '#domain/time/zone.ts';
import {
  loyaltyPointsEntry,
  outboxEmail,
  rebateCodeUse,
  shopOrderStock,
  stock,
  warehouse,
} from '#shop/db/schema/index.ts';
import type { Session } from '#shop/session/session.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { COURIER_COST, type OrderDesk, openOrderDesk, SHOP } from '#tests/support/shop/order-desk.ts';

describeWithDatabase('a placed order', (use) => {
  const open = async (offer: { earned?: number; points?: number } = {}) => {
    const desk = openOrderDesk(use());
    await desk.addDelivery();
    const coffee = await desk.addProduct('kawa', offer);
    const place = async (session: Session, wishes = {}) => {
      const placed = await desk.order(session, wishes);
      if (!placed.ok) throw new Error(placed.problem);
      const find = () => desk.orders.findByLink(placed.number, placed.linkToken);
      return { number: placed.number, find };
    };
    return { desk, coffee, place };
  };
  const later = async (desk: OrderDesk, days: number) => {
    desk.now += days * DAY;
    await desk.orders.doDue((problem) => {
      throw new Error(problem);
    });
  };
  const kinds = async () => (await use().orm.select().from(outboxEmail)).map(({ kind }) => kind);

  test('is paid once, however often that is told; its points come when it can no longer be returned', async () => {
    const { desk, coffee, place } = await open({ earned: 5 });
    const anna = await desk.client('anna');
    await desk.add(anna, coffee.productId, '2');
    const { number, find } = await place(anna);
    expect(await desk.pointsOf(anna.clientId)).toBe(0);
    const outcomes = await Promise.all([1, 2, 3].map(() => desk.orders.markPaid(number, 'przelew 7')));
    expect(outcomes.filter((outcome) => outcome.ok && outcome.changed)).toHaveLength(1);
    expect(await find()).toMatchObject({ status: 'paid', awaitsPayment: false });
    expect(await kinds()).toEqual(['order_placed', 'order_paid']);
    expect(await desk.pointsOf(anna.clientId)).toBe(0);
    await later(desk, 28);
    await later(desk, 1);
    expect(await desk.pointsOf(anna.clientId)).toBe(10);
  });

  test('that is paid twice says so, and earns no more', async () => {
    const { desk, coffee, place } = await open({ earned: 5 });
    const anna = await desk.client('anna');
    await desk.add(anna, coffee.productId);
    const { number, find } = await place(anna);
    await desk.orders.markPaid(number, 'pierwszy');
    await desk.orders.markPaid(number, 'drugi');
    await desk.orders.markPaid(number, 'drugi');
    expect((await find())?.events.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'paid_again']);
    expect(await kinds()).toEqual(['order_placed', 'order_paid', 'order_refund', 'refund_due']);
    await later(desk, 28);
    expect(await desk.pointsOf(anna.clientId)).toBe(5);
  });

  test('gives back stock, code and points when it is cancelled, and only once', async () => {
    const { desk, coffee, place } = await open({ earned: 5 });
    const cup = await desk.addProduct('kubek', { points: 30 });
    const anna = await desk.client('anna', 100);
    await desk.addCode('RAZ', { value: 100, maxUses: 1 });
    await desk.add(anna, coffee.productId, '4');
    await desk.add(anna, cup.productId);
    await desk.rebateCodes.activate(desk.shopper(anna), 'raz');
    const { number, find } = await place(anna);
    await desk.orders.markPaid(number, 'przelew');
    expect(await desk.pointsOf(anna.clientId)).toBe(100 - 30);
    expect(await desk.stockOf(coffee.sizeId)).toEqual([6]);
    const outcomes = await Promise.all([1, 2, 3].map(() => desk.orders.cancel(number)));
    expect(outcomes.filter((outcome) => outcome.ok && outcome.changed)).toHaveLength(1);
    expect(await desk.stockOf(coffee.sizeId)).toEqual([10]);
    expect(await desk.stockOf(cup.sizeId)).toEqual([10]);
    expect(await desk.pointsOf(anna.clientId)).toBe(100);
    expect(await use().orm.$count(rebateCodeUse)).toBe(0);
    expect(await use().orm.$count(shopOrderStock)).toBe(0);
    expect(await find()).toMatchObject({ status: 'cancelled', canCancel: false });
    expect((await desk.rebateCodes.activate(desk.shopper(anna), 'RAZ')).ok).toBe(true);
  });

  test('that is paid and then cancelled has money to return: noted, and told to shopper and shop', async () => {
    const { desk, coffee, place } = await open();
    const guest = await desk.guest();
    await desk.add(guest, coffee.productId, '2');
    const { number, find } = await place(guest);
    await desk.orders.markPaid(number, 'przelew 7');
    await Promise.all([1, 2].map(() => desk.orders.cancel(number)));
    expect((await find())?.events.map(({ kind }) => kind)).toEqual([
      'placed',
      'paid',
      'cancelled',
      'refund_due',
    ]);
    const emails = await use().orm.select().from(outboxEmail).orderBy(outboxEmail.id);
    const refund = { number, amount: '114,98\u00a0zł', how: 'transfer', why: 'cancelled' };
    expect(emails.slice(2)).toMatchObject([
      { kind: 'order_refund', recipient: 'anna@example.org', content: refund },
      {
        kind: 'refund_due',
        recipient: SHOP.email,
        content: { ...refund, email: 'anna@example.org', reference: 'przelew 7' },
      },
    ]);
  });

  test('that cost nothing is cancelled without a word about money', async () => {
    const desk = openOrderDesk(use());
    await desk.addDelivery(0);
    const cup = await desk.addProduct('kubek', { points: 30 });
    const anna = await desk.client('anna', 100);
    await desk.add(anna, cup.productId);
    const placed = await desk.order(anna, { payment: 'points' });
    if (!placed.ok) throw new Error(placed.problem);
    expect(await desk.orders.findByLink(placed.number, placed.linkToken)).toMatchObject({ status: 'paid' });
    await desk.orders.cancel(placed.number);
    expect(await kinds()).not.toContain('refund_due');
    expect(await desk.pointsOf(anna.clientId)).toBe(100);
  });

  test('that was not paid is cancelled without a word about money', async () => {
    const { desk, coffee, place } = await open();
    const guest = await desk.guest();
    await desk.add(guest, coffee.productId);
    const { number, find } = await place(guest);
    await desk.orders.cancel(number);
    expect((await find())?.events.map(({ kind }) => kind)).toEqual(['placed', 'cancelled']);
    expect(await kinds()).toEqual(['order_placed', 'order_cancelled']);
  });

  test('cannot be cancelled once it is packed', async () => {
    const { desk, coffee, place } = await open();
    const guest = await desk.guest();
    await desk.add(guest, coffee.productId);
    const { number, find } = await place(guest);
    await desk.orders.markPaid(number, 'przelew');
    await desk.go(number, 'packed');
    expect(await desk.orders.cancel(number)).toEqual({ ok: false, problem: 'not_possible' });
    expect(await find()).toMatchObject({ status: 'packed', canCancel: false });
    expect(await desk.stockOf(coffee.sizeId)).toEqual([9]);
  });

  test('that was cancelled takes no payment, but notes that money came', async () => {
    const { desk, coffee, place } = await open();
    const guest = await desk.guest();
    await desk.add(guest, coffee.productId);
    const { number, find } = await place(guest);
    await desk.orders.cancel(number);
    expect(await desk.orders.markPaid(number, 'późno')).toEqual({ ok: false, problem: 'cancelled' });
    const order = await find();
    expect(order?.status).toBe('cancelled');
    expect(order?.events.map(({ kind }) => kind)).toEqual(['placed', 'cancelled', 'paid_after_cancel']);
    expect(await kinds()).toEqual(['order_placed', 'order_cancelled', 'order_refund', 'refund_due']);
  });

  test('goes its way step by step: unpaid it is not packed, and an e-mail says when it is sent', async () => {
    const { desk, coffee, place } = await open();
    const guest = await desk.guest();
    await desk.add(guest, coffee.productId);
    const { number, find } = await place(guest);
    expect(await desk.go(number, 'packed')).toEqual({ ok: false, problem: 'unpaid' });
    for (const step of ['sent', 'delivered'] as const)
      expect(await desk.go(number, step)).toEqual({ ok: false, problem: 'no_parcel' });
    expect(await desk.orders.markPaid(number, 'przelew')).toEqual({ ok: true, changed: true });
    expect(await desk.go(number, 'packed')).toMatchObject({ ok: true, stage: 'packed' });
    expect(await desk.go(number, 'delivered')).toEqual({ ok: false, problem: 'not_sent' });
    expect(await desk.go(number, 'sent')).toMatchObject({ ok: true, stage: 'sent' });
    expect(await desk.go(number, 'delivered')).toMatchObject({ ok: true, stage: 'delivered' });
    expect((await find())?.events.map(({ kind }) => kind)).toEqual([
      'placed',
      'paid',
      'packed',
      'sent',
      'delivered',
    ]);
    expect(await kinds()).toEqual(['order_placed', 'order_paid', 'order_sent', 'order_delivered']);
    expect(await desk.orders.markPaid('2026-01-000000', 'p')).toEqual({ ok: false, problem: 'no_order' });
  });

  test('that is paid at the door is packed unpaid, and paid when the courier’s money comes', async () => {
    const { desk, coffee, place } = await open({ earned: 5 });
    const anna = await desk.client('anna');
    await desk.add(anna, coffee.productId);
    const { number, find } = await place(anna, { prepaid: false, payment: 'on_delivery' });
    expect(await find()).toMatchObject({ awaitsPayment: false });
    for (const status of ['packed', 'sent'] as const) await desk.go(number, status);
    expect(await desk.pointsOf(anna.clientId)).toBe(0);
    await desk.go(number, 'delivered');
    expect(await find()).toMatchObject({ status: 'delivered', paidAt: null });
    const taken = { amount: 4999 + COURIER_COST + 500, provider: 'kurier', reference: 'zbiorczo 3' };
    await desk.desk.recordPayment(COMMAND_LINE, { number }, taken);
    expect((await find())?.paidAt).toBeInstanceOf(Date);
    await later(desk, 13);
    expect(await desk.pointsOf(anna.clientId)).toBe(0);
    await later(desk, 1);
    expect(await desk.pointsOf(anna.clientId)).toBe(5);
  });

  test('takes from the quickest warehouse first, and gives back to each what came from it', async () => {
    const { desk, coffee, place } = await open();
    const { orm } = use();
    const [far] = await orm
      .insert(warehouse)
      .values({ key: 'far', name: 'Daleko', external: true, leadDays: 5 })
      .returning();
    await orm.insert(stock).values({ sizeId: coffee.sizeId, warehouseId: far?.id ?? 0, quantity: 20 });
    const guest = await desk.guest();
    await desk.add(guest, coffee.productId, '14');
    const { number } = await place(guest);
    expect(await desk.stockOf(coffee.sizeId)).toEqual([0, 16]);
    await desk.orders.cancel(number);
    expect(await desk.stockOf(coffee.sizeId)).toEqual([10, 20]);
  });

  test('for points alone is paid at once, where delivery costs nothing', async () => {
    const desk = openOrderDesk(use());
    await desk.addDelivery(0);
    const cup = await desk.addProduct('kubek', { points: 60 });
    const anna = await desk.client('anna', 100);
    await desk.add(anna, cup.productId);
    expect(await desk.order(anna, { payment: 'transfer' })).toMatchObject({ problem: 'no_payment' });
    const placed = await desk.order(anna, { payment: 'points' });
    if (!placed.ok) throw new Error(placed.problem);
    const order = await desk.orders.findByLink(placed.number, placed.linkToken);
    expect(order).toMatchObject({ status: 'paid', totals: { total: { gross: 0 }, pointsCost: 60 } });
    expect(order?.events.map(({ kind }) => kind)).toEqual(['placed', 'paid']);
    const entries = await use().orm.select().from(loyaltyPointsEntry);
    expect(entries.map(({ points, reason }) => [points, reason])).toEqual([
      [100, 'granted'],
      [-60, 'spent'],
    ]);
  });
});
