import { beforeEach, expect, test } from 'vitest';
import { loyaltyPointsEntry } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type AccountDesk, openAccountDesk } from '#tests/support/samples/sample-account.ts';
import { addOrder } from '#tests/support/samples/sample-order.ts';

describeWithDatabase('the history of a client', (use) => {
  let desk: AccountDesk;
  let anna: number;
  let ewa: number;
  beforeEach(async () => {
    desk = openAccountDesk(use());
    [anna, ewa] = [await desk.addClient('anna'), await desk.addClient('ewa')];
  });

  test('has the client’s own orders, the newest first, or those of a period', async () => {
    const [may, june] = [new Date('2026-05-01T00:00:00Z'), new Date('2026-06-01T00:00:00Z')];
    await addOrder(use(), { clientId: anna, number: 'W-1', createdAt: may, lines: 2 });
    await addOrder(use(), { clientId: anna, number: 'W-2', createdAt: june, lines: 1 });
    await addOrder(use(), { clientId: ewa, number: 'W-3', createdAt: june, lines: 1 });
    const { orders } = desk.data;
    const totals = { totalGross: 5000, totalNet: 4065, currency: 'PLN', priceType: 'gross' };
    const first = { number: 'W-1', createdAt: may, status: 'placed', stage: 'awaiting_payment', ...totals };
    expect(await orders(anna)).toEqual([
      { ...first, number: 'W-2', createdAt: june, items: 1 },
      { ...first, items: 2 },
    ]);
    const numbers = async (period: { from?: Date; until?: Date }) =>
      (await orders(anna, period)).map(({ number }) => number);
    expect(await numbers({ from: may, until: june })).toEqual(['W-1']);
    expect(await numbers({ from: june })).toEqual(['W-2']);
    expect(await numbers({ until: may })).toEqual([]);
  });

  test('has the points, how they came and went, and what is left of them', async () => {
    const orderId = await addOrder(use(), { clientId: anna, number: 'W-1' });
    const entered = (day: number) => new Date(Date.UTC(2026, 5, day));
    await use()
      .orm.insert(loyaltyPointsEntry)
      .values([
        { clientId: anna, points: 50, reason: 'earned', orderId, enteredAt: entered(1) },
        { clientId: anna, points: -20, reason: 'spent', enteredAt: entered(2) },
        { clientId: ewa, points: 7, reason: 'granted', enteredAt: entered(3) },
      ]);
    expect(await desk.data.points(anna)).toEqual({
      balance: 30,
      pending: 0,
      entries: [
        { points: -20, reason: 'spent', enteredAt: entered(2), orderNumber: null },
        { points: 50, reason: 'earned', enteredAt: entered(1), orderNumber: 'W-1' },
      ],
    });
  });
});
