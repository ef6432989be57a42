import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  basketLine,
  clientConsent,
  deliveryRate,
  outboxEmail,
  pickupPoint,
  priceStep,
  product,
  shopOrder,
  shopOrderEvent,
  shopOrderLine,
  stock,
} from '#shop/db/schema/index.ts';
import type { Session } from '#shop/session/session.ts';
import { newToken } from '#shop/session/token.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { POLAND } from '#tests/support/samples/sample-account.ts';
import { COURIER_COST, openOrderDesk } from '#tests/support/shop/order-desk.ts';

describeWithDatabase('an order', (use) => {
  const open = async (offer: { gross?: number; stock?: number | null } = {}) => {
    const desk = openOrderDesk(use());
    await desk.addDelivery();
    const coffee = await desk.addProduct('kawa', offer);
    const guest = await desk.guest();
    return { desk, coffee, guest };
  };

  const nothingSold = async (sizeId: number, left: number) => {
    expect(await use().orm.$count(shopOrder)).toBe(0);
    expect(await use().orm.$count(outboxEmail)).toBe(0);
    const [kept] = await use().orm.select().from(stock).where(eq(stock.sizeId, sizeId));
    expect(kept?.quantity).toBe(left);
  };

  test('with digital content is not placed before its buyer agrees to lose the right of withdrawal', async () => {
    const { desk, coffee, guest } = await open();
    await use().orm.update(product).set({ withdrawalException: 'digital' });
    await desk.add(guest, coffee.productId);
    const stated = (given: boolean) => [{ kind: 'digital_content', wording: 'Zgadzam się.', given }];
    for (const consents of [[], stated(false)])
      expect(await desk.order(guest, { consents })).toMatchObject({ ok: false, problem: 'no_consent' });
    await nothingSold(coffee.sizeId, 10);
    const other = { kind: 'service_start', wording: 'Nie dotyczy.', given: true };
    const placed = await desk.order(guest, { consents: [...stated(true), other] });
    expect(placed.ok).toBe(true);
    const [event] = await use().orm.select().from(shopOrderEvent);
    expect(event?.detail).toEqual({ consents: stated(true) });
    const [sent] = await use().orm.select().from(outboxEmail);
    expect(sent?.content).toMatchObject({ consents: ['Zgadzam się.'] });
    expect(sent?.content).not.toHaveProperty('isServiceLater');
  });

  test('of a service that nobody asked to be begun sooner says that it begins after 14 days', async () => {
    const { desk, coffee, guest } = await open();
    await use().orm.update(product).set({ withdrawalException: 'service' });
    await desk.add(guest, coffee.productId);
    expect((await desk.order(guest)).ok).toBe(true);
    const [sent] = await use().orm.select().from(outboxEmail);
    expect(sent?.content).toMatchObject({ isServiceLater: true });
  });

  test('takes the stock, writes the lines as sold, empties the basket and confirms by e-mail', async () => {
    const { desk, coffee, guest } = await open();
    await desk.add(guest, coffee.productId, '3');
    const placed = await desk.order(guest);
    if (!placed.ok) throw new Error(placed.problem);
    expect(await desk.stockOf(coffee.sizeId)).toEqual([7]);
    const [line] = await use().orm.select().from(shopOrderLine);
    expect(line).toMatchObject({ productName: 'kawa', quantity: 3, unitGross: 4999, lineGross: 14_997 });
    expect((await desk.baskets.load(desk.shopper(guest))).lines).toEqual([]);
    const order = await desk.orders.findByLink(placed.number, placed.linkToken);
    expect(order?.totals).toEqual({
      goods: { gross: 14_997, net: 12_193 },
      rebate: { gross: 0, net: 0 },
      delivery: { gross: 1500, net: 1220 },
      total: { gross: 16_497, net: 13_413 },
      pointsCost: 0,
      pointsEarned: 0,
    });
    expect(order).toMatchObject({ status: 'placed', awaitsPayment: true, canCancel: true });
    const [sent] = await use().orm.select().from(outboxEmail);
    expect(sent).toMatchObject({ kind: 'order_placed', recipient: 'anna@example.org' });
    expect(JSON.stringify(sent?.content)).toContain(placed.linkToken);
  });

  test('reads the same for ever, whatever the catalogue does', async () => {
    const { desk, coffee, guest } = await open();
    await desk.add(guest, coffee.productId);
    const placed = await desk.order(guest);
    if (!placed.ok) throw new Error(placed.problem);
    const before = await desk.orders.findByLink(placed.number, placed.linkToken);
    await use().orm.delete(product).where(eq(product.id, coffee.productId));
    const after = await desk.orders.findByLink(placed.number, placed.linkToken);
    const nameless = { productId: null, sizeId: null };
    expect(after).toEqual({ ...before, lines: before?.lines.map((line) => ({ ...line, ...nameless })) });
  });

  test('keeps the tax of delivery that it was sold with, whatever the shop sets later', async () => {
    const desk = openOrderDesk(use(), { deliveryTaxPercent: 8 });
    await desk.addDelivery();
    const guest = await desk.guest();
    await desk.add(guest, (await desk.addProduct('kawa')).productId);
    const placed = await desk.order(guest);
    if (!placed.ok) throw new Error(placed.problem);
    const later = openOrderDesk(use(), { deliveryTaxPercent: 23 });
    const order = await later.orders.findByLink(placed.number, placed.linkToken);
    expect(order?.totals.delivery).toEqual({ gross: 1500, net: 1389 });
    expect(order?.totals.rebate).toEqual({ gross: 0, net: 0 });
  });

  test('is shown to who has its secret link, and to nobody who guesses', async () => {
    const { desk, coffee, guest } = await open();
    await desk.add(guest, coffee.productId);
    const placed = await desk.order(guest);
    if (!placed.ok) throw new Error(placed.problem);
    const { findByLink, findOfClient } = desk.orders;
    expect(await findByLink(placed.number, placed.linkToken)).toBeDefined();
    for (const token of ['', 'x', newToken(), `${placed.linkToken} `, '\u0000'.repeat(43)])
      expect(await findByLink(placed.number, token)).toBeUndefined();
    expect(await findByLink('2026-11-000001', placed.linkToken)).toBeUndefined();
    expect(await findOfClient((await desk.client('anna')).clientId, placed.number)).toBeUndefined();
    const [row] = await use().orm.select().from(shopOrder);
    expect(JSON.stringify(row)).not.toContain(placed.linkToken);
  });

  test('of a client is in the account, and its statements are kept', async () => {
    const { desk, coffee } = await open();
    const anna = await desk.client('anna');
    await desk.add(anna, coffee.productId);
    const { fingerprint } = await desk.quote(anna);
    const placed = await desk.orders.place({
      ...requestOf(desk, anna),
      fingerprint,
      consents: [{ kind: 'terms', wording: 'Akceptuję regulamin.', given: true }],
    });
    if (!placed.ok) throw new Error(placed.problem);
    expect((await desk.orders.findOfClient(anna.clientId, placed.number))?.number).toBe(placed.number);
    expect(await use().orm.$count(clientConsent)).toBe(1);
    const [event] = await use().orm.select().from(shopOrderEvent);
    expect(event?.detail).toMatchObject({ consents: [{ kind: 'terms', given: true }] });
  });

  test('leaves in the basket what is kept for later', async () => {
    const { desk, coffee, guest } = await open();
    const tea = await desk.addProduct('herbata');
    await desk.add(guest, coffee.productId);
    await desk.add(guest, tea.productId);
    const { lines } = await desk.baskets.load(desk.shopper(guest));
    await desk.baskets.select({ session: guest }, [lines[0]?.id ?? 0]);
    expect((await desk.order(guest)).ok).toBe(true);
    const left = await desk.baskets.load(desk.shopper(guest));
    expect(left.lines.map(({ name, later }) => [name, later])).toEqual([['herbata', true]]);
    expect(await desk.order(guest)).toEqual({ ok: false, problem: 'empty' });
  });

  describe('is not placed, and the summary is shown again with what changed:', () => {
    test('a price', async () => {
      const { desk, coffee, guest } = await open();
      await desk.add(guest, coffee.productId, '2');
      const { fingerprint } = await desk.quote(guest);
      const startsAt = new Date(desk.now);
      const step = { sizeId: coffee.sizeId, currency: 'PLN', startsAt, gross: 5999, regular: 5999 };
      await use().orm.insert(priceStep).values(step);
      const refused = await desk.order(guest, { fingerprint });
      expect(refused).toMatchObject({ ok: false, problem: 'changed' });
      expect('changes' in refused && refused.changes).toEqual([
        { kind: 'price', name: 'kawa', before: 4999, now: 5999 },
        { kind: 'total', before: 2 * 4999 + COURIER_COST, now: 2 * 5999 + COURIER_COST },
      ]);
      await nothingSold(coffee.sizeId, 10);
      const now = 'quote' in refused ? refused.quote.fingerprint : '';
      expect((await desk.order(guest, { fingerprint: now })).ok).toBe(true);
    });

    test('the stock', async () => {
      const { desk, coffee, guest } = await open();
      await desk.add(guest, coffee.productId, '2');
      const { fingerprint } = await desk.quote(guest);
      await use().orm.update(stock).set({ quantity: 1 });
      const refused = await desk.order(guest, { fingerprint });
      expect(refused).toMatchObject({ ok: false, problem: 'changed' });
      expect('quote' in refused && refused.quote.lines[0]?.problem).toEqual({
        kind: 'above_maximum',
        limit: 1,
      });
      await nothingSold(coffee.sizeId, 1);
    });

    test('the cost of delivery', async () => {
      const { desk, coffee, guest } = await open();
      await desk.add(guest, coffee.productId);
      const { fingerprint } = await desk.quote(guest);
      await use().orm.update(deliveryRate).set({ gross: 1700 });
      const refused = await desk.order(guest, { fingerprint });
      expect('changes' in refused && refused.changes[0]).toEqual({
        kind: 'delivery',
        before: 1500,
        now: 1700,
      });
      await nothingSold(coffee.sizeId, 10);
    });

    test('the basket itself, in another window', async () => {
      const { desk, coffee, guest } = await open();
      await desk.add(guest, coffee.productId);
      const { fingerprint } = await desk.quote(guest);
      await desk.add(guest, coffee.productId);
      const refused = await desk.order(guest, { fingerprint });
      expect('changes' in refused && refused.changes[0]).toEqual({
        kind: 'quantity',
        name: 'kawa',
        before: 1,
        now: 2,
      });
    });

    test('the currency', async () => {
      const { desk, coffee, guest } = await open();
      await desk.add(guest, coffee.productId);
      const { fingerprint } = await desk.quote(guest, { rate: 0.234 });
      expect(await desk.order(guest, { fingerprint })).toMatchObject({ ok: false, problem: 'changed' });
      await nothingSold(coffee.sizeId, 10);
    });
  });

  test.each([
    ['an empty basket', {}, 'empty', false],
    ['a shipping method that there is not', { deliveryMethod: 'gołąb' }, 'no_delivery', true],
    ['a region where the shop does not deliver', { regionId: 1170044713 }, 'no_delivery', true],
    ['a region that is none', { regionId: 1e12 }, 'no_delivery', true],
    ['paying at the door for what is prepaid', { payment: 'on_delivery' as const }, 'no_payment', true],
    ['paying with points for what costs money', { payment: 'points' as const }, 'no_payment', true],
    ['a made-up key', { key: 'klucz' }, 'no_key', true],
    ['a summary that the shop never showed', { fingerprint: '{"total":0}' }, 'changed', true],
  ])('is refused for %s, and nothing changes', async (_, wishes, problem, filled) => {
    const { desk, coffee, guest } = await open();
    if (filled) await desk.add(guest, coffee.productId);
    expect(await desk.order(guest, wishes)).toMatchObject({ ok: false, problem });
    await nothingSold(coffee.sizeId, 10);
    expect(await use().orm.$count(basketLine)).toBe(filled ? 1 : 0);
  });

  test('to a pickup point needs a point that takes parcels', async () => {
    const { desk, coffee, guest } = await open();
    const deliveryMethodId = await desk.addDelivery(null, { key: 'automat', kind: 'point' });
    const place = { name: 'WAW01', street: 'Długa 1', zipcode: '00-950', city: 'Warszawa' };
    const where = { ...place, regionId: POLAND, latitude: 52, longitude: 21, deliveryMethodId };
    await use()
      .orm.insert(pickupPoint)
      .values([
        { ...where, code: 'WAW01' },
        { ...where, code: 'WAW02', active: false },
      ]);
    await desk.add(guest, coffee.productId);
    for (const code of [undefined, '', 'KRK01', 'WAW02', '\u0000'])
      expect(await desk.order(guest, { deliveryMethod: 'automat', pickupPoint: code })).toMatchObject({
        problem: 'no_point',
      });
    const placed = await desk.order(guest, { deliveryMethod: 'automat', pickupPoint: 'WAW01' });
    if (!placed.ok) throw new Error(placed.problem);
    const order = await desk.orders.findByLink(placed.number, placed.linkToken);
    expect(order).toMatchObject({ pickupPoint: 'WAW01', deliveryName: 'automat' });
  });

  test('worth more than the shop can count is refused, not broken', async () => {
    const { desk, coffee, guest } = await open({ gross: 1_000_000, stock: null });
    await desk.add(guest, coffee.productId, '100000');
    expect(await desk.order(guest)).toMatchObject({ ok: false, problem: 'too_large' });
    expect(await use().orm.$count(shopOrder)).toBe(0);
  });

  test('takes any text that a shopper can send', async () => {
    const { desk, coffee, guest } = await open();
    await desk.add(guest, coffee.productId);
    const note = `a\u0000b\ud800${'x'.repeat(5000)}`;
    const placed = await desk.order(guest, { note, phone: '\u0000' });
    if (!placed.ok) throw new Error(placed.problem);
    const order = await desk.orders.findByLink(placed.number, placed.linkToken);
    expect(order?.note?.slice(0, 4)).toBe('abxx');
    expect(order?.phone).toBeNull();
  });

  const requestOf = (desk: ReturnType<typeof openOrderDesk>, session: Session) => ({
    ...desk.request(session),
    key: newToken(),
  });
});
