import { openPrzelewy24StandIn } from '@witryna/demo/gateway';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { przelewy24 } from '#contract/payments/payments-config.ts';
import { BY_GATEWAY, guestWith, orderBy, sendPlain } from '#tests/support/shop/checkout-shopper.ts';
import { type Shopper, sendForm } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop, openTestShop, PAGE, type TestShop } from '#tests/support/shop/test-shop.ts';

const MINUTE = 60_000;
const ACCOUNT = { merchantId: 12345, posId: 12345, crc: 'c0ffee', apiKey: 'key' };

describeWithShop('an order that is paid with Przelewy24', (use) => {
  let shop: TestShop;
  let there: ReturnType<typeof openPrzelewy24StandIn>;
  beforeEach(async () => {
    const payments = [przelewy24({ merchantId: ACCOUNT.merchantId, sandbox: true })];
    there = openPrzelewy24StandIn({ account: ACCOUNT, clock: () => shop.now });
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => there.fetch(address, init));
    shop = await openTestShop(use().database, { payments });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await shop.close();
  });

  /** Orders, and stands before the page where it is chosen how to pay. */
  async function beforePaying() {
    const shopper = await guestWith(shop);
    const page = await orderBy(shopper, { delivery: BY_GATEWAY });
    const { pathname, searchParams } = new URL(page, 'https://sklep.example');
    const link = { number: searchParams.get('number') ?? '', token: searchParams.get('token') ?? '' };
    const order = () => shop.shop.ordering.orders.findByLink(link.number, link.token);
    return { shopper, page, pathname, link, order, orderPage: page.replace('order-pay', 'order-status') };
  }
  const typeCode = (shopper: Shopper, link: object, code: string) =>
    sendForm(shopper, '/order-pay.php', { ...link, pay_by: 'blik', blik_code: code }, PAGE);
  const deliver = () =>
    there.deliverDue(async (url, payload) => {
      const headers = { 'content-type': 'application/json' };
      const path = new URL(url).pathname;
      return (await shop.app.inject({ method: 'POST', url: path, headers, payload })).statusCode === 200;
    });

  test('by BLIK: the code is typed in the shop, confirmed in the bank’s app, and the order is paid', async () => {
    const { shopper, page, pathname, link, order, orderPage } = await beforePaying();
    expect(pathname).toBe('/order-pay.php');
    const { body } = await shopper.get(page);
    for (const said of ['65,70\u00a0zł', 'Kod BLIK', 'Karta, przelew i inne: Przelewy24'])
      expect(body).toContain(said);
    const answer = await typeCode(shopper, link, '777 123');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, page]);
    const waiting = await shopper.get(page);
    expect(waiting.body).toContain('Potwierdź płatność w aplikacji banku');
    expect(waiting.body).toMatch(/Zamówienie [\d-]+: 65,70\u00a0zł/);
    for (const page of [body, waiting.body])
      expect(page, 'nothing leads away').toContain('data-order-process');
    expect(waiting.headers.refresh).toBe('4');
    await deliver();
    expect((await order())?.status).toBe('paid');
    const after = await shopper.get(page);
    expect([after.statusCode, after.headers.location]).toEqual([303, orderPage]);
  });

  test('by BLIK with a wrong code is told so, and can go on', async () => {
    const { shopper, link, order, page } = await beforePaying();
    const tooShort = await typeCode(shopper, link, '7771');
    expect([tooShort.statusCode, tooShort.body]).toEqual([
      422,
      expect.stringContaining('Kod BLIK ma 6 cyfr'),
    ]);
    const wrong = await typeCode(shopper, link, '123456');
    expect([wrong.statusCode, wrong.body]).toEqual([
      422,
      expect.stringContaining('Bank nie przyjął tego kodu'),
    ]);
    expect((await shopper.get(page)).body, 'also when it is loaded again').toContain('nie przyjął tego kodu');
    expect((await typeCode(shopper, link, '777123')).statusCode).toBe(303);
    await deliver();
    expect((await order())?.events.map(({ kind }) => kind)).toEqual(['placed', 'paid']);
    expect((await shopper.get(page)).statusCode).toBe(303);
  });

  test('by BLIK is charged once, though the button is pressed twice', async () => {
    const { shopper, link, order, page } = await beforePaying();
    const atOnce = await Promise.all(['777123', '777124'].map((code) => typeCode(shopper, link, code)));
    expect(atOnce.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect((await typeCode(shopper, link, '777125')).statusCode).toBe(303);
    expect((await shopper.get(page)).body).toContain('Kod BLIK do tego zamówienia jest już potwierdzany.');
    const { rows } = await use().database.pool.query(
      'SELECT count(*)::int AS begun FROM payment_attempt JOIN shop_order ON shop_order.id = order_id WHERE number = $1',
      [link.number],
    );
    expect(rows).toEqual([{ begun: 1 }]);
    await deliver();
    expect(await order()).toMatchObject({ status: 'paid', owed: 0 });
  });

  test('by BLIK is not charged again from a tab that was opened before it was paid', async () => {
    const { shopper, link, order, orderPage } = await beforePaying();
    await typeCode(shopper, link, '777123');
    const provider = shop.shop.ordering.payments.providers[0];
    const before = await order();
    if (!provider || !before) throw new Error('nothing can be paid');
    await deliver();
    // What a slow request has read before the money came.
    const begun = await shop.shop.ordering.onlinePayments.begin(provider, {
      ...{ order: before, choice: { method: 'blik', blikCode: '777124' }, log: () => {} },
      ...{ browser: { ip: '192.0.2.1', userAgent: '' }, returnAddress: 'https://sklep.example/' },
    });
    expect(begun).toEqual({ state: 'nothing_due' });
    const late = await typeCode(shopper, link, '777124');
    expect([late.statusCode, late.headers.location]).toEqual([303, orderPage]);
    await deliver();
    expect(await order()).toMatchObject({ status: 'paid', owed: 0 });
  });

  test('on its page, and is found though nothing was ever told', async () => {
    const { shopper, link, order, page, orderPage } = await beforePaying();
    const to = await sendPlain(shopper, '/order-pay.php', { ...link, pay_by: 'przelewy24' });
    const back = await shopper.get(orderPage);
    expect([back.headers.refresh, back.body]).toEqual(['4', expect.stringContaining('Sprawdzamy Twoją')]);
    expect(back.body).not.toContain('Zapłać jeszcze raz');
    shop.now += 3 * MINUTE;
    const late = await shopper.get(orderPage);
    expect([late.headers.refresh, late.body]).toEqual([
      '4',
      expect.stringContaining('potwierdzenie się spóźnia'),
    ]);
    expect(late.body).toContain('Zapłać jeszcze raz');
    expect((await shopper.get(page)).body).toContain('Poprzednia płatność nie została jeszcze');
    const token = to.replace('https://sandbox.przelewy24.pl/trnRequest/', '');
    there.payByToken(token);
    shop.now += MINUTE;
    await shop.shop.ordering.onlinePayments.askDue((line) => expect.unreachable(line));
    expect((await order())?.status).toBe('paid');
    expect((await shopper.get(orderPage)).headers.refresh).toBeUndefined();
    expect(await deliver(), 'a note that comes late').toBe(1);
    expect(await order()).toMatchObject({ status: 'paid', owed: 0 });
  });

  test('cannot be begun while it is out of reach, and says so', async () => {
    const { shopper, link, order } = await beforePaying();
    vi.mocked(globalThis.fetch).mockRejectedValue(new Error('no line'));
    for (const code of ['777123', '777124']) {
      const answer = await typeCode(shopper, link, code);
      expect([answer.statusCode, answer.body]).toEqual([
        503,
        expect.stringContaining('Nie udało się połączyć z operatorem płatności'),
      ]);
    }
    expect((await order())?.status).toBe('placed');
  });

  test('shows nothing to whoever has not its link', async () => {
    const { link } = await beforePaying();
    const stranger = await guestWith(shop);
    expect((await stranger.get(`/order-pay.php?number=${link.number}`)).statusCode).toBe(404);
    expect((await typeCode(stranger, { number: link.number }, '777123')).statusCode).toBe(404);
  });
});
