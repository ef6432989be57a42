import { expect, test } from 'vitest';
import { outboxEmail, rebateCodeUse, shopOrder, shopOrderStock } from '#shop/db/schema/index.ts';
import type { Session } from '#shop/session/session.ts';
import { newToken } from '#shop/session/token.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type OrderDesk, openOrderDesk } from '#tests/support/shop/order-desk.ts';

describeWithDatabase('orders at the same time', (use) => {
  /** Everyone has seen the same summary, and orders at once. */
  async function orderAtOnce(desk: OrderDesk, guests: readonly Session[]) {
    const [first] = guests;
    if (!first) throw new Error('nobody orders');
    const { fingerprint } = await desk.quote(first);
    return Promise.all(guests.map((guest) => desk.order(guest, { fingerprint })));
  }

  const countOk = (outcomes: { ok: boolean }[]) => outcomes.filter(({ ok }) => ok).length;

  test('for the last piece, 200 of them: one wins, the others are told, the stock is 0', async () => {
    const desk = openOrderDesk(use());
    await desk.addDelivery();
    const coffee = await desk.addProduct('kawa', { stock: 1 });
    const outcomes = await orderAtOnce(desk, await desk.guestsWith(200, coffee));
    expect(countOk(outcomes)).toBe(1);
    const problems = outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.problem));
    expect(problems.filter((problem) => problem === 'changed')).toHaveLength(199);
    expect(await desk.stockOf(coffee.sizeId)).toEqual([0]);
    expect(await use().orm.$count(shopOrder)).toBe(1);
    expect(await use().orm.$count(shopOrderStock)).toBe(1);
    expect(await use().orm.$count(outboxEmail)).toBe(1);
  });

  test('with a code that may be used once, 100 of them: one wins, the others see the price without it', async () => {
    const desk = openOrderDesk(use());
    await desk.addDelivery();
    const coffee = await desk.addProduct('kawa', { stock: 1000 });
    await desk.addCode('RAZ', { value: 1000, maxUses: 1 });
    const outcomes = await orderAtOnce(desk, await desk.guestsWith(100, coffee, 'RAZ'));
    expect(countOk(outcomes)).toBe(1);
    const refused = outcomes.find(({ ok }) => !ok);
    expect(refused && 'changes' in refused && refused.changes[0]).toEqual({
      kind: 'rebate',
      before: 1000,
      now: 0,
    });
    expect(await use().orm.$count(rebateCodeUse)).toBe(1);
    expect(await desk.stockOf(coffee.sizeId)).toEqual([999]);
  });

  test('with one key, 50 resends: one order, and everyone gets its link', async () => {
    const desk = openOrderDesk(use());
    await desk.addDelivery();
    const coffee = await desk.addProduct('kawa');
    const guest = await desk.guest();
    await desk.add(guest, coffee.productId, '2');
    const { fingerprint } = await desk.quote(guest);
    const key = newToken();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => desk.order(guest, { key, fingerprint })),
    );
    expect(countOk(outcomes)).toBe(50);
    const links = outcomes.map((outcome) => outcome.ok && `${outcome.number} ${outcome.linkToken}`);
    expect(new Set(links).size).toBe(1);
    expect(outcomes.filter((outcome) => outcome.ok && !outcome.again)).toHaveLength(1);
    expect(await use().orm.$count(shopOrder)).toBe(1);
    expect(await desk.stockOf(coffee.sizeId)).toEqual([8]);
  });

  test('with one key and other contents: a clear refusal, also where another shopper has the key', async () => {
    const desk = openOrderDesk(use());
    await desk.addDelivery();
    const coffee = await desk.addProduct('kawa');
    const [guest, other] = [await desk.guest(), await desk.guest()];
    await desk.add(guest, coffee.productId);
    await desk.add(other, coffee.productId);
    const { fingerprint } = await desk.quote(guest);
    const key = newToken();
    const both = await Promise.all([guest, other].map((one) => desk.order(one, { key, fingerprint })));
    expect(countOk(both)).toBe(1);
    expect(both).toContainEqual({ ok: false, problem: 'key_reused' });
    const winner = both[0]?.ok ? guest : other;
    const email = 'ewa@example.org';
    expect(await desk.order(winner, { key, fingerprint, email })).toEqual({
      ok: false,
      problem: 'key_reused',
    });
    expect(await use().orm.$count(shopOrder)).toBe(1);
    expect(await desk.stockOf(coffee.sizeId)).toEqual([9]);
  });

  test('of the same goods in another order do not wait for each other for ever', async () => {
    const desk = openOrderDesk(use());
    await desk.addDelivery();
    const goods = [
      await desk.addProduct('kawa', { stock: 500 }),
      await desk.addProduct('herbata', { stock: 500 }),
    ];
    const guests: Session[] = [];
    for (let index = 0; index < 40; index++) {
      const guest = await desk.guest();
      for (const { productId } of index % 2 ? goods : goods.toReversed()) await desk.add(guest, productId);
      guests.push(guest);
    }
    expect(countOk(await Promise.all(guests.map((guest) => desk.order(guest))))).toBe(40);
    for (const { sizeId } of goods) expect(await desk.stockOf(sizeId)).toEqual([460]);
  });

  test('of one client never spend more points than there are', async () => {
    const desk = openOrderDesk(use());
    await desk.addDelivery();
    const cup = await desk.addProduct('kubek', { points: 60 });
    const anna = await desk.client('anna', 100);
    await desk.add(anna, cup.productId);
    const { fingerprint } = await desk.quote(anna);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => desk.order(anna, { fingerprint })));
    expect(countOk(outcomes)).toBe(1);
    expect(await desk.pointsOf(anna.clientId)).toBe(40);
  });
});
