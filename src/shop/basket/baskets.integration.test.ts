import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { basketLine, priceStep, size, stock, subscriptionPeriod } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openOrderDesk } from '#tests/support/shop/order-desk.ts';

describeWithDatabase('the basket', (use) => {
  const open = async () => {
    const desk = openOrderDesk(use());
    const coffee = await desk.addProduct('kawa');
    const guest = await desk.guest();
    await desk.add(guest, coffee.productId, '2');
    const load = () => desk.baskets.load(desk.shopper(guest));
    return { desk, coffee, guest, load };
  };

  test('is worth what is to be ordered: what is kept for later stays in it and does not count', async () => {
    const { desk, guest, load } = await open();
    await desk.add(guest, (await desk.addProduct('herbata', { gross: 1000 })).productId);
    const [first] = (await load()).lines;
    await desk.baskets.select({ session: guest }, [first?.id ?? 0, Number.NaN, 1e12]);
    expect((await load()).worth.gross).toBe(9998);
    expect((await load()).lines.map(({ later }) => later)).toEqual([undefined, true]);
    await desk.baskets.select({ session: guest }, []);
    expect((await load()).worth.gross).toBe(0);
    await desk.baskets.select({ session: guest }, 'all');
    expect((await load()).worth.gross).toBe(10_998);
  });

  test('of another shopper is left alone', async () => {
    const { desk, guest, load } = await open();
    const [line] = (await load()).lines;
    const stranger = await desk.guest();
    const wanted = { line: line?.id ?? 0 };
    const refused = { ok: false, problem: 'no_product' };
    expect(await desk.baskets.remove(desk.shopper(stranger), wanted)).toEqual(refused);
    expect(await desk.baskets.change(desk.shopper(stranger), { ...wanted, quantity: '5' })).toEqual(refused);
    await desk.baskets.select({ session: stranger }, []);
    expect(await load()).toMatchObject({ lines: [{ quantity: 2 }], worth: { gross: 9998 } });
    expect((await desk.quote(stranger)).problems).toContain('empty');
    expect((await desk.quote(guest)).lines).toHaveLength(1);
  });

  test('gets back what was removed, once, however often that is asked for', async () => {
    const { desk, guest, load } = await open();
    const [line] = (await load()).lines;
    const removed = await desk.baskets.remove(desk.shopper(guest), { line: line?.id ?? 0 });
    expect((await load()).lines).toEqual([]);
    if (!removed.ok || !removed.removed) throw new Error('nothing was removed');
    await desk.baskets.restore(desk.shopper(guest), removed.removed);
    await desk.baskets.restore(desk.shopper(guest), removed.removed);
    expect((await load()).lines.map(({ quantity }) => quantity)).toEqual([2]);
  });

  test('gets nothing back that can no longer be had', async () => {
    const { desk, guest, load } = await open();
    const [line] = (await load()).lines;
    const removed = await desk.baskets.remove(desk.shopper(guest), { line: line?.id ?? 0 });
    if (!removed.ok || !removed.removed) throw new Error('nothing was removed');
    await use().orm.update(stock).set({ quantity: 1 });
    await expect
      .poll(() => desk.baskets.restore(desk.shopper(guest), removed.removed ?? NOTHING))
      .toMatchObject({ ok: false, problem: 'above_maximum', limit: 1 });
  });

  const NOTHING = { product: 0, size: '', quantity: '' };

  describe('with one size bought once and again and again', () => {
    /** Two lines of the same size, of which there are ten. */
    const twoLines = async () => {
      const { desk, coffee, guest, load } = await open();
      const period = { everyDays: 30, rebateType: 'percentage', rebateValue: 500 } as const;
      await use()
        .orm.insert(subscriptionPeriod)
        .values({ ...period, productId: coffee.productId });
      const again = { product: coffee.productId, size: 'uniw', quantity: '3', everyDays: 30 };
      await expect.poll(() => desk.baskets.add(desk.shopper(guest), again)).toMatchObject({ ok: true });
      const [once, often] = (await load()).lines;
      const change = (line: number | undefined, quantity: string) =>
        desk.baskets.change(desk.shopper(guest), { line: line ?? 0, quantity });
      return { load, once: once?.id, often: often?.id, change };
    };

    test('never holds more of it in both lines than there is', async () => {
      const { load, once, often, change } = await twoLines();
      const refused = { ok: false, problem: 'above_maximum', limit: 10 };
      expect(await change(once, '8')).toMatchObject(refused);
      expect(await change(often, '9')).toMatchObject(refused);
      expect(await change(once, '7')).toMatchObject({ ok: true });
      expect((await load()).lines.map(({ quantity }) => quantity)).toEqual([7, 3]);
    });

    test('counts both lines also where they are changed at the same moment', async () => {
      const { load, once, often, change } = await twoLines();
      for (let round = 0; round < 5; round++) {
        await change(once, '1');
        await change(often, '1');
        const outcomes = await Promise.all([change(once, '8'), change(often, '8')]);
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
        const held = (await load()).lines.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(held).toBe(9);
      }
    });
  });

  test('says what a line cost before, until that was seen, and how many are left', async () => {
    const { desk, coffee, guest, load } = await open();
    const startsAt = new Date(desk.now);
    await use()
      .orm.insert(priceStep)
      .values({ sizeId: coffee.sizeId, currency: 'PLN', startsAt, gross: 3999, regular: 4999 });
    await use().orm.update(stock).set({ quantity: 1 }).where(eq(stock.sizeId, coffee.sizeId));
    await expect
      .poll(async () => (await load()).lines[0])
      .toMatchObject({ price: { gross: 3999 }, priceBefore: 4999, left: 1 });
    await desk.baskets.seen(desk.shopper(guest));
    expect((await load()).lines[0]).not.toHaveProperty('priceBefore');
  });

  test('no longer says what a line cost once its price is told on the phone', async () => {
    const { coffee, load } = await open();
    await use().orm.update(size).set({ phonePrice: true }).where(eq(size.id, coffee.sizeId));
    await expect.poll(async () => (await load()).lines[0]).toMatchObject({ price: { gross: 0 } });
    expect((await load()).lines[0]).not.toHaveProperty('priceBefore');
  });

  test('takes what is for points from a client who has enough, for no money', async () => {
    const { desk, guest } = await open();
    const cup = await desk.addProduct('kubek', { points: 60, gross: 0 });
    const refused = { ok: false, problem: 'points_only' };
    expect(await desk.add(guest, cup.productId)).toEqual(refused);
    expect(await desk.add(await desk.client('ewa', 59), cup.productId)).toEqual(refused);
    const anna = await desk.client('anna', 100);
    expect((await desk.add(anna, cup.productId)).ok).toBe(true);
    expect(await desk.add(anna, cup.productId)).toEqual(refused);
    const basket = await desk.baskets.load(desk.shopper(anna));
    expect(basket).toMatchObject({ worth: { gross: 0 }, pointsCost: 60, lines: [{ pointsCost: 60 }] });
    const line = basket.lines[0]?.id ?? 0;
    expect(await desk.baskets.change(desk.shopper(anna), { line, quantity: '2' })).toEqual(refused);
  });

  test.each(['NaN', '-1', '1e309', '1000000000000', '0', ''])(
    'refuses the quantity %j for a piece, and nothing changes',
    async (quantity) => {
      const { desk, coffee, guest, load } = await open();
      const [line] = (await load()).lines;
      const outcome = await desk.add(guest, coffee.productId, quantity);
      expect(outcome).toMatchObject({ ok: false, limit: expect.any(Number) });
      const changed = await desk.baskets.change(desk.shopper(guest), { line: line?.id ?? 0, quantity });
      expect(changed).toMatchObject({ ok: false, limit: expect.any(Number) });
      const [kept] = await use().orm.select().from(basketLine);
      expect(kept?.quantity).toBe(2);
    },
  );
});
