import { describe, expect, test } from 'vitest';
import { rebateCode, rebateCodeUse } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openOrderDesk } from '#tests/support/shop/order-desk.ts';

const DAY = 86_400_000;

describeWithDatabase('a discount code', (use) => {
  const open = async () => {
    const desk = openOrderDesk(use());
    await desk.addDelivery(8000);
    const coffee = await desk.addProduct('kawa', { gross: 5000 });
    const guest = await desk.guest();
    await desk.add(guest, coffee.productId);
    const activate = (typed: string) => desk.rebateCodes.activate(desk.shopper(guest), typed);
    return { desk, coffee, guest, activate };
  };

  test('is taken however it is typed, and takes the place of the one before', async () => {
    const { desk, guest, activate } = await open();
    await desk.addCode('MGLA10', { kind: 'percentage', value: 1000 });
    await desk.addCode('KAWA20', { value: 2000 });
    expect(await activate(' kawa 20 ')).toEqual({
      ok: true,
      code: { code: 'KAWA20', kind: 'quota', missing: 0 },
    });
    expect((await desk.quote(guest)).totals.total.gross).toBe(5000 - 2000 + 1500);
    expect((await activate('mgla10')).ok).toBe(true);
    const { totals } = await desk.quote(guest);
    expect([totals.goods.gross, totals.rebate.gross]).toEqual([4500, 0]);
    expect((await desk.baskets.load(desk.shopper(guest))).worth.gross).toBe(4500);
    await desk.rebateCodes.remove(guest);
    expect((await desk.quote(guest)).totals.goods.gross).toBe(5000);
  });

  describe('is refused, and the basket stays without it, where it', () => {
    test.each([
      ['is unknown', 'unknown', {}],
      ['was withdrawn', 'unknown', { active: false }],
      ['has not begun', 'not_yet', { startsAt: new Date(Date.now() + DAY) }],
      ['has ended', 'ended', { endsAt: new Date(Date.now() - 1000) }],
    ])('%s', async (_, problem, values) => {
      const { desk, guest, activate } = await open();
      await desk.addCode('INNY', values);
      const typed = Object.keys(values).length > 0 ? 'inny' : 'żaden\u0000';
      expect(await activate(typed)).toEqual({ ok: false, problem });
      expect((await desk.quote(guest)).code).toBeUndefined();
    });
  });

  test('below its minimum stays, and counts once the goods are worth enough', async () => {
    const { desk, coffee, guest, activate } = await open();
    await desk.addCode('STO', { value: 1000, minBasket: 10_000 });
    expect(await activate('sto')).toEqual({
      ok: false,
      problem: 'below_minimum',
      minimum: 10_000,
      code: { code: 'STO', kind: 'quota', missing: 5000 },
    });
    expect((await desk.quote(guest)).totals.rebate.gross).toBe(0);
    await desk.add(guest, coffee.productId);
    expect((await desk.quote(guest)).totals.rebate.gross).toBe(1000);
    const basket = await desk.baskets.load(desk.shopper(guest));
    expect([basket.code?.missing, basket.rebate?.gross]).toEqual([0, 1000]);
  });

  test('for free delivery makes every way free', async () => {
    const { desk, guest, activate } = await open();
    await desk.addCode('DOSTAWA0', { kind: 'free_shipping' });
    await activate('dostawa0');
    const { totals, shippingMethods } = await desk.quote(guest);
    expect(totals.delivery.gross).toBe(0);
    expect(shippingMethods.map(({ cost }) => cost)).toEqual([0, 0]);
  });

  test('may cost the free delivery that the goods alone would have: goods less rebate decide', async () => {
    const { desk, coffee, guest, activate } = await open();
    await desk.add(guest, coffee.productId);
    expect((await desk.quote(guest)).totals.delivery.gross).toBe(0);
    await desk.addCode('DUZO', { value: 2001 });
    await activate('duzo');
    expect((await desk.quote(guest)).totals.delivery.gross).toBe(1500);
  });

  test('that each may use once is used up for a client by account, and for a guest by e-mail', async () => {
    const { desk, coffee, guest, activate } = await open();
    await desk.addCode('RAZ', { value: 500, maxUsesPerClient: 1 });
    await activate('raz');
    expect((await desk.order(guest, { email: 'Anna@Example.org' })).ok).toBe(true);
    await desk.add(guest, coffee.productId);
    expect((await activate('raz')).ok).toBe(true);
    const seen = await desk.quote(guest, { email: 'ewa@example.org' });
    expect(seen.totals.rebate.gross).toBe(500);
    const refused = await desk.order(guest, { fingerprint: seen.fingerprint });
    expect(refused).toMatchObject({ ok: false, problem: 'changed' });
    const other = await desk.order(guest, { fingerprint: seen.fingerprint, email: 'ewa@example.org' });
    expect(other.ok).toBe(true);
    const anna = await desk.client('anna');
    await desk.add(anna, coffee.productId);
    expect(await desk.rebateCodes.activate(desk.shopper(anna), 'raz')).toEqual({
      ok: false,
      problem: 'used_up',
    });
    expect(await use().orm.$count(rebateCodeUse)).toBe(2);
  });

  test('that is used up changes no price any more, not even where it stands in a basket', async () => {
    const { desk, coffee, guest, activate } = await open();
    await desk.addCode('PIERWSZY', { kind: 'percentage', value: 5000, maxUses: 1 });
    const other = await desk.guest();
    await desk.add(other, coffee.productId);
    await desk.rebateCodes.activate(desk.shopper(other), 'pierwszy');
    await activate('pierwszy');
    expect(await desk.rebateCodes.activeFor(desk.shopper(other))).toMatchObject({ percent: 50 });
    expect((await desk.order(guest)).ok).toBe(true);
    expect(await desk.rebateCodes.activeFor(desk.shopper(other))).toBeUndefined();
    expect((await desk.quote(other)).totals.goods.gross).toBe(5000);
    expect(await use().orm.$count(rebateCode)).toBe(1);
  });
});
