import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { CHOICE_PARAMETERS } from '#contract/region/region.ts';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { shopOrder, shopOrderEvent } from '#shop/db/schema/index.ts';
import { PAYMENT_FIELDS } from '#shop/payments/test-gateway.ts';
import {
  BY_GATEWAY,
  guestWith,
  hiddenIn,
  ON_DELIVERY,
  orderBy,
  putIn,
  sendPlain,
  summaryForm,
  toSummary,
} from '#tests/support/shop/checkout-shopper.ts';
import { clientIn, emailsTo, type Shopper, sendForm } from '#tests/support/shop/client-shopper.ts';
import { sendOrder } from '#tests/support/shop/send-order.ts';
import { describeWithShop, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

describeWithShop('an order’s page', (use) => {
  const partsOf = (page: string) => {
    const { searchParams } = new URL(page, 'https://sklep.example');
    return { number: searchParams.get('number') ?? '', token: searchParams.get('token') ?? '' };
  };
  const eventsOf = async (number: string) => {
    const { orm } = use().database;
    const rows = await orm
      .select({ kind: shopOrderEvent.kind })
      .from(shopOrderEvent)
      .innerJoin(shopOrder, eq(shopOrder.id, shopOrderEvent.orderId))
      .where(eq(shopOrder.number, number))
      .orderBy(shopOrderEvent.id);
    return rows.map(({ kind }) => kind);
  };

  test('shows where to transfer the money to, as long as it is awaited', async () => {
    const shopper = await guestWith(use());
    const page = await orderBy(shopper);
    const { number } = partsOf(page);
    const { body } = await shopper.get(page);
    expect(body).toMatch(/Na płatność czekamy do \d\d\.\d\d\.\d{4}\. Potem zamówienie wygaśnie\./);
    for (const said of ['Dane do przelewu', 'PL61 1090 1014 0000 0712 1981 2874', number, '65,70\u00a0zł'])
      expect(body).toContain(said);
    await use().shop.ordering.orders.markPaid(number, 'wyciąg 1');
    const paid = (await shopper.get(page)).body;
    expect(paid).toContain('<strong>Opłacone</strong>');
    expect(paid).not.toContain('Dane do przelewu');
  });

  test('gives the terms as they were agreed to, to whoever has its link', async () => {
    const shopper = await guestWith(use());
    const page = await orderBy(shopper);
    const { body } = await shopper.get(page);
    const [, href = '', since = ''] =
      /<a href="([^"]*order-terms[^"]*)">Regulamin \(PDF\)<\/a>, wersja z ([\d.]+)/.exec(
        body.replaceAll('<!-- -->', ''),
      ) ?? [];
    expect(since).toMatch(/^\d\d\.\d\d\.\d{4}$/);
    const file = await shopperIn(use()).get(href.replaceAll('&amp;', '&'));
    expect([file.headers['content-type'], file.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    const { number } = partsOf(page);
    const others = new URLSearchParams({ number, token: 'x', id: '1' });
    expect((await shopperIn(use()).get(`/order-terms.php?${others}`)).statusCode).toBe(404);
    const unknown = href.replaceAll('&amp;', '&').replace(/id=\d+$/, 'id=99999');
    expect((await shopper.get(unknown)).statusCode).toBe(404);
  });

  test('asks for nothing before a parcel that is paid on delivery', async () => {
    const shopper = await guestWith(use());
    const { body } = await shopper.get(await orderBy(shopper, { delivery: ON_DELIVERY }));
    expect(body).toContain('Przy odbiorze');
    expect(body).not.toContain('Dane do przelewu');
    expect(body).not.toContain('Zapłać teraz');
    expect(body).not.toContain('Do zapłaty');
  });

  test('is private, kept nowhere, and search engines stay out', async () => {
    const shopper = await guestWith(use());
    const { headers, body } = await shopper.get(await orderBy(shopper));
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toMatch(/<meta name="robots" content="noindex/);
  });

  describe('opens', () => {
    test('to whoever has the whole link, in either language', async () => {
      const page = await orderBy(await guestWith(use()));
      const stranger = shopperIn(use());
      expect((await stranger.get(page)).statusCode).toBe(200);
      expect((await stranger.get(`/en${page}`)).body).toContain('Status of the order');
    });

    test('to nobody whose link is not whole', async () => {
      const page = await orderBy(await guestWith(use()));
      const other = await orderBy(await guestWith(use()));
      const { number, token } = partsOf(page);
      for (const [of, by] of [
        [number, ''],
        [number, token.slice(1)],
        [number, partsOf(other).token],
        [number, `${token}x`],
        [number, '\u0000'],
        ['', token],
        ['\u0000', token],
        ["' OR 1=1", token],
      ] as const) {
        const query = new URLSearchParams({ number: of, token: by });
        const { statusCode, body, headers } = await shopperIn(use()).get(`/order-status.php?${query}`);
        expect([statusCode, headers['cache-control']]).toEqual([404, 'private, no-store']);
        expect(body).toContain('Nie ma takiego zamówienia albo link jest niepełny.');
        expect(body).not.toContain('Długa 5');
      }
    });

    test('to the client whose order it is without a link, and to no other client', async () => {
      const client = await clientIn(use(), 'wlasne.zamowienie');
      await putIn(use(), client, 'filtry-stozkowe-02');
      const { number } = partsOf(await orderBy(client));
      const own = `/order-status.php?number=${number}`;
      expect((await client.get(own)).body).toContain(`Zamówienie ${number}`);
      const other = await clientIn(use(), 'cudze.zamowienie');
      expect((await other.get(own)).statusCode).toBe(404);
      expect((await shopperIn(use()).get(own)).statusCode).toBe(404);
      for (const action of ['/order-pay.php', '/order-cancel.php'])
        expect((await sendForm(other, action, { number }, PAGE)).statusCode).toBe(404);
      expect(await eventsOf(number)).toEqual(['placed']);
      await sendPlain(client, '/order-cancel.php', { number });
      expect((await client.get(own)).body).toContain('Zamówienie jest anulowane.');
    });
  });

  test('shows what was withdrawn from, what came back of it and what money that means', async () => {
    const { shop, database } = use();
    const { desk } = shop.ordering;
    const client = await clientIn(use(), 'oddaje.czesc');
    await putIn(use(), client, 'filtry-stozkowe-02', '3');
    const email = 'oddaje.czesc@example.org';
    const guestLink = await orderBy(client, { contact: { email } });
    const { number } = partsOf(guestLink);
    await shop.ordering.orders.markPaid(number, 'wyciąg 7');
    for (const step of ['packed', 'sent', 'delivered'] as const)
      await sendOrder(database, desk, number, step);
    const given = { name: 'Anna', orderNumber: number, email, items: 'Filtry, 2 szt.' };
    await shop.clients.withdrawals.confirm(await shop.clients.withdrawals.begin(given, 'pl'));
    const shown = await desk.show(COMMAND_LINE, number);
    const lineId = shown.ok ? (shown.order.lines[0]?.id ?? 0) : 0;
    const lines = [{ lineId, quantity: 2 }];
    await desk.announceReturn(COMMAND_LINE, { number }, { lines, reason: 'withdrawal' });
    const body = async () =>
      (await client.get(`/order-status.php?number=${number}`)).body.replaceAll('<!-- -->', '');
    expect(await body()).toMatch(/Odstąpienie od umowy O-[\d-]+, złożone \d\d\.\d\d\.\d{4}/);
    expect(await body()).toContain('Produkty odeślij w ciągu 14 dni.');
    expect(await body()).toMatch(/Zwrot zgłoszony [\d.]+, czekamy na paczkę/);
    const now = await desk.show(COMMAND_LINE, number);
    const returnId = now.ok ? (now.order.returns?.[0]?.id ?? 0) : 0;
    await desk.receiveReturn(COMMAND_LINE, { number }, { returnId });
    const checked = [{ lineId, good: 1, damaged: 0, missing: 1 }];
    await desk.checkReturn(COMMAND_LINE, { number }, { returnId, lines: checked });
    expect(await body()).toMatch(/Zwrot sprawdzony [\d.]+/);
    expect(await body()).toMatch(/: 1\u00a0\S+ \(nie dotarło: 1\u00a0/);
    expect(await body()).toContain('Należność za ten zwrot: 24,90\u00a0zł');
    await desk.settleReturn(COMMAND_LINE, { number }, { returnId });
    expect(await body()).toMatch(/Zwrot rozliczony [\d.]+/);
    const { body: english } = await client.get(`/en/order-status.php?number=${number}`);
    expect(english).toContain('Withdrawal from the contract');
    expect((await client.get(guestLink)).body, 'and to whoever has its link').toContain('Zwrot rozliczony');
  });

  describe('at the gateway', () => {
    /** Orders, and stands before the gateway’s page. */
    async function beforePaying(email = 'bramka@example.org') {
      const shopper = await guestWith(use());
      const address = await orderBy(shopper, { contact: { email }, delivery: BY_GATEWAY });
      expect(address).toMatch(/^\/payment-test\.php\?/);
      const { body, headers, statusCode } = await shopper.get(address);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(body).toContain('65,70\u00a0zł');
      const fields = Object.fromEntries(PAYMENT_FIELDS.map((name) => [name, hiddenIn(body, name)]));
      return { shopper, fields, number: fields.order ?? '' };
    }
    const decide = (shopper: Shopper, fields: Record<string, string>, what: 'pay' | 'refuse') =>
      sendPlain(shopper, '/payment-test.php', { ...fields, do: what });

    test('is paid at once, and the shopper is told by page and by e-mail', async () => {
      const { shopper, fields, number } = await beforePaying('zaplacone@example.org');
      const page = await decide(shopper, fields, 'pay');
      const { body } = await shopper.get(page);
      expect(body).toContain('Dziękujemy, zamówienie jest opłacone.');
      expect(body).toContain('<strong>Opłacone</strong>');
      expect(await eventsOf(number)).toEqual(['placed', 'paid']);
      const emails = await emailsTo(use(), 'zaplacone@example.org');
      expect(emails.map(({ kind }) => kind)).toEqual(['order_placed', 'order_paid']);
    });

    test('may be refused, and paid later from its page', async () => {
      const { shopper, fields, number } = await beforePaying();
      const page = await decide(shopper, fields, 'refuse');
      const { body } = await shopper.get(page);
      expect(body).toContain('Płatność nie doszła do skutku. Możesz spróbować jeszcze raz.');
      expect(body).toContain('Zapłać teraz');
      expect(await eventsOf(number)).toEqual(['placed', 'payment_refused']);
      await decide(shopper, fields, 'refuse');
      expect(await eventsOf(number)).toEqual(['placed', 'payment_refused']);
      const refusedToday = async () =>
        (await use().shop.backOffice.today(COMMAND_LINE, 'pl')).refusedPayments?.rows.map(
          (row) => row.number,
        );
      expect(await refusedToday()).toContain(number);
      const later = shopperIn(use());
      const gateway = await sendPlain(later, '/order-pay.php', partsOf(page));
      const again = (await later.get(gateway)).body;
      const retried = Object.fromEntries(PAYMENT_FIELDS.map((name) => [name, hiddenIn(again, name)]));
      await decide(later, retried, 'pay');
      expect(await eventsOf(number)).toEqual(['placed', 'payment_refused', 'paid']);
      expect(await refusedToday()).not.toContain(number);
    });

    test('is paid once, however often the same payment is sent', async () => {
      const { shopper, fields, number } = await beforePaying('raz@example.org');
      await Promise.all(Array.from({ length: 5 }, () => decide(shopper, fields, 'pay')));
      expect(await eventsOf(number)).toEqual(['placed', 'paid']);
      expect(await emailsTo(use(), 'raz@example.org')).toHaveLength(2);
      const page = await decide(shopper, fields, 'pay');
      expect(await sendPlain(shopper, '/order-pay.php', partsOf(page))).toBe(page);
    });

    test('is asked for by an address that stays as it is, and in the other language too', async () => {
      const shopper = await guestWith(use());
      const gateway = await orderBy(shopper, { delivery: BY_GATEWAY });
      const parameters = [...new URLSearchParams(gateway.split('?')[1]).keys()];
      // Browsers take a currency or a region out of an address, once they hold.
      for (const name of Object.values(CHOICE_PARAMETERS)) expect(parameters).not.toContain(name);
      const { body } = await shopper.get(gateway);
      const [, english = ''] =
        /header__language"[^>]* href="([^"]+)"/.exec(body.replaceAll('&amp;', '&')) ?? [];
      expect((await shopper.get(english)).body).toContain('Test gateway');
    });

    test.each(PAYMENT_FIELDS)('takes no payment of which somebody else has written: %s', async (name) => {
      const { shopper, fields, number } = await beforePaying();
      for (const value of ['1', '']) {
        const forged = { ...fields, [name]: value };
        expect(
          (await sendForm(shopper, '/payment-test.php', { ...forged, do: 'pay' }, PAGE)).statusCode,
        ).toBe(404);
        expect((await shopper.get(`/payment-test.php?${new URLSearchParams(forged)}`)).statusCode).toBe(404);
      }
      expect(await eventsOf(number)).toEqual(['placed']);
    });

    test('of an order that was taken back, says so and leaves it cancelled', async () => {
      const { shopper, fields, number } = await beforePaying();
      await use().shop.ordering.orders.cancel(number);
      const page = await decide(shopper, fields, 'pay');
      expect((await shopper.get(page)).body).toContain('<strong>Anulowane</strong>');
      const { owed } = await use().shop.backOffice.today(COMMAND_LINE, 'pl');
      expect(owed?.rows.map((row) => row.number)).toContain(number);
    });
  });

  describe('takes an order back', () => {
    test('as long as it is not packed, and tells so', async () => {
      const shopper = await guestWith(use());
      const page = await orderBy(shopper);
      expect(await sendPlain(shopper, '/order-cancel.php', partsOf(page))).toBe(page);
      const { body } = await shopper.get(page);
      expect(body).toContain('Zamówienie jest anulowane.');
      expect(body).toContain('<strong>Anulowane</strong>');
      expect(body).not.toContain('Anuluj zamówienie');
      expect(body).not.toContain('Do zapłaty');
    });

    test('that is paid, and says what is returned and how', async () => {
      const shopper = await guestWith(use());
      const page = await orderBy(shopper);
      await use().shop.ordering.orders.markPaid(partsOf(page).number, 'wyciąg 2');
      await sendPlain(shopper, '/order-cancel.php', partsOf(page));
      const { body } = await shopper.get(page);
      expect(body).toContain('Wpłynęło od Ciebie 65,70\u00a0zł.');
      expect(body).toMatch(/Zwrócimy Ci 65,70\u00a0zł najpóźniej \d\d\.\d\d\.\d{4}/);
      for (const link of [linksIn('pl').withdrawal(''), linksIn('pl').complaint('')])
        expect(body.split('<main')[1]?.split('</main')[0]).not.toContain(link.replace(/\?.*$/, ''));
      expect(body).toContain('Pieniądze do zwrotu');
      expect((await shopper.get(`/en${page}`)).body).toContain('We will return 65,70');
    });

    test('not any more once it is packed', async () => {
      const shopper = await guestWith(use());
      const page = await orderBy(shopper, { delivery: ON_DELIVERY });
      const { number } = partsOf(page);
      await sendOrder(use().database, use().shop.ordering.desk, number, 'packed');
      expect((await shopper.get(page)).body).not.toContain('Anuluj zamówienie');
      await sendPlain(shopper, '/order-cancel.php', partsOf(page));
      expect((await shopper.get(page)).body).toContain('Tego zamówienia nie da się już anulować.');
      expect(await eventsOf(number)).toEqual(['placed', 'packed']);
    });

    test('for nobody without its link', async () => {
      const page = await orderBy(await guestWith(use()));
      const { number } = partsOf(page);
      for (const token of ['', 'x'.repeat(43)]) {
        const answer = await sendForm(shopperIn(use()), '/order-cancel.php', { number, token }, PAGE);
        expect(answer.statusCode).toBe(404);
      }
      expect(await eventsOf(number)).toEqual(['placed']);
    });

    test('from no other site', async () => {
      const page = await orderBy(await guestWith(use()));
      const { number, token } = partsOf(page);
      for (const path of ['/order-cancel.php', '/order-pay.php', '/order-summary.php', '/payment-test.php']) {
        const headers = { 'sec-fetch-site': 'cross-site' };
        const answer = await sendForm(shopperIn(use()), path, { number, token }, headers);
        expect([path, answer.statusCode]).toEqual([path, 403]);
      }
    });
  });

  test('is found by the same link after an account was opened on the way', async () => {
    const shopper = await guestWith(use());
    const password = 'dobre hasło';
    const account = { new_account: 'y', password, password_repeat: password };
    await toSummary(shopper, { contact: { ...account, email: 'po.drodze@example.org' } });
    const page = await sendPlain(shopper, '/order-summary.php', await summaryForm(shopper));
    const { number } = partsOf(page);
    expect((await shopper.get(`/order-status.php?number=${number}`)).statusCode).toBe(200);
    expect((await shopper.get('/account-orders.php')).body).toContain(
      `<a href="/order-status.php?number=${number}">${number}</a>`,
    );
  });
});
