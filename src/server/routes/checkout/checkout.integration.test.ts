import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#contract/wire.ts';
import { checkout, deliveryRate } from '#shop/db/schema/index.ts';
import { PASSWORD, POLAND } from '#tests/support/samples/sample-account.ts';
import {
  BY_TRANSFER,
  CONTACT,
  FILTERS,
  GERMANY,
  guestWith,
  ON_DELIVERY,
  orderBy,
  putIn,
  sendPlain,
  toSummary,
} from '#tests/support/shop/checkout-shopper.ts';
import { clientIn, DATA, emailsTo, type Shopper, sendForm } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

const STEPS = ['/order.php', '/order-delivery.php', '/order-summary.php'];
const JSON_TYPE = { 'content-type': 'application/json' };
const AUSTRIA = 1143020016;
const SLOVAKIA = 1143020182;

/** What all comes to with a way, as it is shown while its radio button is chosen. */
function wayTotal(body: string, way: string): string | undefined {
  const [input = ''] = new RegExp(`<input[^>]*value="${way}:prepaid"[^>]*>`).exec(body) ?? [];
  const [, name = ''] = /way-choice (way-\d)/.exec(input) ?? [];
  return body.split('<div class="way-total').find((part) => part.includes(`way-total--${name}"`));
}

describeWithShop('the checkout', (use) => {
  const leadsTo = async (shopper: Shopper, address: string) => {
    const { statusCode, headers } = await shopper.get(address);
    return statusCode === 303 ? headers.location : statusCode;
  };

  describe('leads back', () => {
    test.each(STEPS)('from %s where nobody has put anything into a basket', async (step) => {
      const shopper = shopperIn(use());
      expect(await leadsTo(shopper, step)).toBe(step === '/order.php' ? '/basketedit.php' : '/order.php');
    });

    test('to the basket, once it was emptied on the way', async () => {
      const shopper = await guestWith(use());
      await toSummary(shopper);
      const { lines } = (await shopper.change({ mode: 'select', lines: '' })).json();
      expect(lines.lines).toHaveLength(1);
      for (const step of STEPS) expect(await leadsTo(shopper, step)).toBe('/basketedit.php');
    });

    test('to the first step that is missing', async () => {
      const shopper = await guestWith(use());
      expect(await leadsTo(shopper, '/order-delivery.php')).toBe('/order.php');
      expect(await leadsTo(shopper, '/order-summary.php')).toBe('/order.php');
      expect(await sendPlain(shopper, '/order-delivery.php', BY_TRANSFER)).toBe('/order.php');
      expect(await sendPlain(shopper, '/order-summary.php', { terms: 'y' })).toBe('/order.php');
      expect(await sendPlain(shopper, '/order.php', CONTACT)).toBe('/order-delivery.php');
      expect(await leadsTo(shopper, '/order-summary.php')).toBe('/order-delivery.php');
      expect(await sendPlain(shopper, '/order-delivery.php', BY_TRANSFER)).toBe('/order-summary.php');
      expect(await leadsTo(shopper, '/order-summary.php')).toBe(200);
    });

    test('to the delivery, where the chosen way does not go to the new country', async () => {
      const shopper = await guestWith(use());
      await toSummary(shopper, { delivery: ON_DELIVERY });
      await sendForm(shopper, '/order.php', { ...CONTACT, country: String(GERMANY), zipcode: '10115' });
      expect(await leadsTo(shopper, '/order-summary.php')).toBe('/order-delivery.php');
    });
  });

  describe('is begun', () => {
    const begin = async (shopper: Shopper) => leadsTo(shopper, '/order.php?start=1');

    test('where something is not known yet: guests fill in who they are', async () => {
      const shopper = await guestWith(use());
      expect(await begin(shopper)).toBe(200);
      await sendForm(shopper, '/order.php', CONTACT);
      expect(await begin(shopper)).toBe('/order-delivery.php');
      await sendForm(shopper, '/order-delivery.php', BY_TRANSFER);
      expect(await begin(shopper)).toBe('/order-summary.php');
      // What is known can still be changed.
      expect(await leadsTo(shopper, '/order.php')).toBe(200);
    });

    test('with the summary by a client who has ordered before, as the last order was sent and paid', async () => {
      const client = await clientIn(use(), 'wraca.po.kawe');
      const { orm } = use().database;
      await use().shop.clients.accountData.saveAddress(client.clientId, {
        ...{ kind: 'delivery', firstname: 'Anna', lastname: 'Nowak', company: null, taxNumber: null },
        ...{ street: 'Długa', streetNumber: '5', zipcode: '00-950', city: 'Warszawa' },
        ...{ regionId: POLAND, phone: '+48 501200300' },
      });
      await putIn(use(), client, FILTERS);
      expect(await begin(client)).toBe('/order-delivery.php');
      await orderBy(client, { delivery: ON_DELIVERY });
      // On another day nothing is left of what was filled in.
      await orm.delete(checkout);
      await putIn(use(), client, FILTERS);
      expect(await begin(client)).toBe('/order-summary.php');
      const { body } = await client.get('/order-summary.php');
      for (const said of ['Anna Nowak', 'Długa 5', 'Kurier, płatność przy odbiorze'])
        expect(body).toContain(said);
    });
  });

  describe('keeps its pages to the shopper:', () => {
    test.each(STEPS)('%s is kept nowhere, and search engines stay out', async (step) => {
      const shopper = await guestWith(use());
      await toSummary(shopper);
      const { headers, body } = await shopper.get(step);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(body).toMatch(/<meta name="robots" content="noindex/);
    });

    test('what one has filled in, nobody else sees', async () => {
      await toSummary(await guestWith(use()), { contact: { street: 'Tajna' } });
      const other = await guestWith(use());
      expect((await other.get('/order.php')).body).not.toContain('Tajna');
    });
  });

  describe('asks who orders, and', () => {
    test('says what is wrong with every field, and keeps what was typed', async () => {
      const shopper = await guestWith(use());
      const wrong = {
        ...{ email: 'anna@', phone_prefix: '+48', phone: '12', firstname: 'Ann4', lastname: '' },
        ...{ country: String(POLAND), street: '', street_number: '', zipcode: '950', city: '' },
        ...{ other_invoice: 'y', invoice_nip: '123', invoice_country: String(POLAND) },
        ...{ invoice_firstname: 'Jan', invoice_lastname: 'Kos', invoice_street: 'Polna 7' },
        ...{ invoice_street_number: '7', invoice_zipcode: '30-001', invoice_city: 'Kraków' },
      };
      const { problems } = (await sendForm(shopper, '/order.php', wrong)).json();
      expect(Object.keys(problems).sort()).toEqual([
        'city',
        'email',
        'firstname',
        'invoice_nip',
        'lastname',
        'phone',
        'street',
        'zipcode',
      ]);
      const page = await sendForm(shopper, '/order.php', wrong, PAGE);
      expect(page.statusCode).toBe(422);
      for (const typed of ['anna@', 'Ann4', '950', '123']) expect(page.body).toContain(`value="${typed}"`);
      for (const said of Object.values<string>(problems)) expect(page.body).toContain(said);
    });

    test('says nothing in Polish any more once the shopper goes on in English', async () => {
      const shopper = await guestWith(use());
      const wrong = { ...CONTACT, firstname: 'Ann4', lastname: '', zipcode: '950' };
      const polish: string[] = Object.values((await sendForm(shopper, '/order.php', wrong)).json().problems);
      expect(polish).toHaveLength(3);
      const english = (await sendForm(shopper, '/en/order.php', wrong)).json().problems;
      const refused = await sendForm(shopper, '/en/order.php', wrong, PAGE);
      const pages = [(await shopper.get('/en/order.php')).body, refused.body];
      for (const message of polish)
        for (const said of [...pages, ...Object.values(english)]) expect(said).not.toContain(message);
      expect(refused.body).toContain('value="Ann4"');
      expect(Object.keys(english).sort()).toEqual(['firstname', 'lastname', 'zipcode']);
    });

    test.each(['', 'x', '-1', '1e309', '1143020000', '9'.repeat(30)])(
      'takes no country that the shop does not serve: %s',
      async (country) => {
        const shopper = await guestWith(use());
        const answer = await sendForm(shopper, '/order.php', { ...CONTACT, country });
        expect(answer.statusCode).toBe(422);
        expect(answer.json().problems.country).toBeTruthy();
      },
    );

    test('remembers it on the way back', async () => {
      const shopper = await guestWith(use());
      await toSummary(shopper, { contact: { street: 'Lipowa' } });
      expect((await shopper.get('/order.php')).body).toContain('value="Lipowa"');
    });

    test('asks for an address of the invoice only where it is another one', async () => {
      const shopper = await guestWith(use());
      const second = { other_invoice: 'y', invoice_country: String(POLAND) };
      const { problems } = (await sendForm(shopper, '/order.php', { ...CONTACT, ...second })).json();
      expect(Object.keys(problems).sort()).toEqual([
        'invoice_city',
        'invoice_firstname',
        'invoice_lastname',
        'invoice_street',
        'invoice_zipcode',
      ]);
      const { body: refused } = await sendForm(shopper, '/order.php', { ...second }, PAGE);
      for (const link of ['>Imię: ', '>Dane do faktury: Imię: '])
        expect(refused.replaceAll('<!-- -->', '')).toContain(link);
      const contact = {
        ...second,
        ...{ invoice_firstname: 'Jan', invoice_lastname: 'Kos', invoice_street: 'Polna' },
        ...{ invoice_street_number: '7', invoice_zipcode: '30-001', invoice_city: 'Kraków' },
      };
      await toSummary(shopper, { contact });
      const { body } = await shopper.get('/order-summary.php');
      for (const said of ['Anna Nowak', 'Długa 5', 'Jan Kos', 'Polna 7', '30-001 Kraków'])
        expect(body).toContain(said);
    });

    test('leads a guest who has an account to the entrance and back, with basket and all', async () => {
      await clientIn(use(), 'kasa.logowanie');
      const shopper = await guestWith(use());
      expect((await shopper.get('/order.php')).body).toContain('/signin.php?go_on=%2Forder.php');
      const signIn = { username: 'kasa.logowanie', password: PASSWORD, go_on: '/order.php' };
      expect(await sendPlain(shopper, '/signin.php', signIn)).toBe('/order.php');
      const { body } = await shopper.get('/order.php');
      expect(body).toContain('value="kasa.logowanie@example.org"');
      expect(body).toContain('Filtry');
    });

    test('a client finds the account’s data filled in, and is asked for no password', async () => {
      const client = await clientIn(use(), 'kasa.klientka');
      await putIn(use(), client, 'filtry-stozkowe-02');
      const { body } = await client.get('/order.php');
      expect(body).toContain('value="kasa.klientka@example.org"');
      expect(body).not.toContain('name="password"');
    });
  });

  test('promises points only to clients, who alone can have them', async () => {
    const client = await clientIn(use(), 'kasa.punkty');
    const guest = shopperIn(use());
    for (const shopper of [client, guest]) await putIn(use(), shopper, 'brazylia-cerrado', '1', '250g');
    expect((await client.get('/order.php')).body).toContain('Punkty za to zamówienie');
    expect((await guest.get('/order.php')).body).not.toContain('Punkty za to zamówienie');
  });

  describe('opens an account on the way:', () => {
    const account = { new_account: 'y', password: 'dobre hasło', password_repeat: 'dobre hasło' };

    test('under a new session, and basket and checkout follow', async () => {
      const shopper = await guestWith(use());
      const before = shopper.jar.get(SESSION_COOKIE);
      const email = 'nowa.klientka@example.org';
      const next = await sendPlain(shopper, '/order.php', { ...CONTACT, ...account, email });
      expect(next).toBe('/order-delivery.php');
      expect(shopper.jar.get(SESSION_COOKIE)).not.toBe(before);
      const { body } = await shopper.get(next);
      expect(body).toContain('Konto jest gotowe.');
      expect(body).toContain('Filtry');
      expect((await emailsTo(use(), email)).map(({ kind }) => kind)).toEqual(['confirm_email']);
      const again = await shopper.get('/order.php');
      expect(again.body).toContain(`value="${email}"`);
      expect(again.body).not.toContain('dobre has');
    });

    test('the same way with an address that has one already: its owner hears of it by e-mail', async () => {
      await clientIn(use(), 'zajeta');
      const shopper = await guestWith(use());
      const email = 'zajeta@example.org';
      expect(await sendPlain(shopper, '/order.php', { ...CONTACT, ...account, email })).toBe(
        '/order-delivery.php',
      );
      expect((await emailsTo(use(), email)).at(-1)).toMatchObject({ kind: 'email_known' });
    });

    test('under a login near the address where that is taken', async () => {
      const [first, second] = [await guestWith(use()), await guestWith(use())];
      const values = { ...CONTACT, ...account, email: 'dwa.razy@example.org' };
      for (const shopper of [first, second])
        expect(await sendPlain(shopper, '/order.php', values)).toBe('/order-delivery.php');
      expect((await second.get('/order-delivery.php')).body).toContain('dwa.razy2');
    });

    test('not with passwords that differ or are too short', async () => {
      const shopper = await guestWith(use());
      const values = { ...CONTACT, ...account, password_repeat: 'inne hasło' };
      expect(Object.keys((await sendForm(shopper, '/order.php', values)).json().problems)).toEqual([
        'password',
        'password_repeat',
      ]);
      const short = { ...values, password: 'x', password_repeat: 'x' };
      expect((await sendForm(shopper, '/order.php', short)).json().problems).toHaveProperty('password');
    });

    test('not any number of times a minute', async () => {
      const statuses: number[] = [];
      for (let tries = 0; tries < 30 && !statuses.includes(429); tries++) {
        const shopper = await guestWith(use());
        const values = { ...CONTACT, ...account, email: 'zajeta@example.org' };
        statuses.push((await sendForm(shopper, '/order.php', values)).statusCode);
      }
      expect(statuses).toContain(429);
    });
  });

  describe('asks for delivery and payment, and', () => {
    const problemsOf = async (shopper: Shopper, values: Record<string, string>) =>
      (await sendForm(shopper, '/order-delivery.php', values)).json().problems;

    async function atDelivery(contact: Record<string, string> = {}, number = '2'): Promise<Shopper> {
      const shopper = await guestWith(use(), number);
      await sendForm(shopper, '/order.php', { ...CONTACT, ...contact });
      return shopper;
    }

    test('offers what goes to the country, at the price of this basket', async () => {
      const home = (await (await atDelivery()).get('/order-delivery.php')).body;
      for (const way of ['point:prepaid', 'courier:prepaid', 'courier:on_delivery', 'collection:prepaid'])
        expect(home).toContain(`value="${way}"`);
      expect(home).toContain('15,90');
      const abroad = await atDelivery({ country: String(GERMANY), zipcode: '10115' });
      const { body } = await abroad.get('/order-delivery.php');
      expect(body.match(/name="way"/g)).toHaveLength(1);
      expect(body).toContain('39,00');
    });

    test('says of what is brought when it comes, and of what one collects when it is ready', async () => {
      const shopper = await atDelivery();
      const notes = async (address: string) => {
        const { body } = await shopper.get(address);
        const found = body.matchAll(/value="([a-z]+):\w+".*?<span class="radios__note">(.*?)<\/span>/gs);
        return Object.fromEntries([...found].map(([, way, note]) => [way, note]));
      };
      const day = 'najpóźniej we? \\p{L}+ \\d\\d\\.\\d\\d';
      expect(await notes('/order-delivery.php')).toEqual({
        courier: expect.stringMatching(new RegExp(`^u Ciebie ${day}$`, 'u')),
        point: expect.stringMatching(new RegExp(`^w punkcie ${day}$`, 'u')),
        collection: expect.stringMatching(new RegExp(`^do odbioru ${day}$`, 'u')),
      });
      const latest = 'on [A-Z]\\w+day \\d+\\s[A-Z]\\w+ at the latest';
      expect(await notes('/en/order-delivery.php')).toEqual({
        courier: expect.stringMatching(new RegExp(`^with you ${latest}$`)),
        point: expect.stringMatching(new RegExp(`^at the pickup point ${latest}$`)),
        collection: expect.stringMatching(new RegExp(`^ready to collect ${latest}$`)),
      });
    });

    test('says in the label of each way what it costs, and beside it what all comes to with it', async () => {
      const { body } = await (await atDelivery()).get('/order-delivery.php');
      const label = /<label for="[^"]+"><span class="radios__text">Kurier<.*?<\/label>/s.exec(body)?.[0];
      expect(label).toMatch(/15,90\szł/);
      const [cheapest, courier] = ['point', 'courier'].map((way) => wayTotal(body, way));
      expect(cheapest).toContain('Dostawa: Odbiór w');
      expect(courier).toContain('Dostawa: Kurier');
      const [less = 0, more = 0] = [cheapest, courier].map((text) => {
        const [, zloty = '', groszy = ''] = /<strong>(\d+),(\d\d)/.exec(text ?? '') ?? [];
        return Number(zloty + groszy);
      });
      expect(more - less).toBe(400);
    });

    test('has chosen what is cheapest at first, and what was chosen before from then on', async () => {
      const shopper = await atDelivery();
      const chosen = async () => {
        const { body } = await shopper.get('/order-delivery.php');
        return [...body.matchAll(/<input type="radio"[^>]*checked=""[^>]*>/g)].map(
          ([input]) => /value="([^"]+)"/.exec(input)?.[1],
        );
      };
      expect(await chosen()).toEqual(['point:prepaid', 'gateway']);
      await sendForm(shopper, '/order-delivery.php', BY_TRANSFER);
      expect(await chosen()).toEqual(['courier:prepaid', 'transfer']);
    });

    test('goes by the address of delivery, not by that of the bill', async () => {
      const shopper = await atDelivery({
        ...{ country: String(AUSTRIA), street: 'Graben', street_number: '1', zipcode: '1010', city: 'Wien' },
        ...{ other_invoice: 'y', invoice_country: String(POLAND), invoice_firstname: 'Jan' },
        ...{ invoice_lastname: 'Kos', invoice_street: 'Polna', invoice_street_number: '7' },
        ...{ invoice_zipcode: '30-001', invoice_city: 'Kraków' },
      });
      expect((await shopper.get('/order-delivery.php')).body).toContain('45,00');
    });

    test('says so where the basket cannot be delivered to the country', async () => {
      await use().database.orm.delete(deliveryRate).where(eq(deliveryRate.regionId, SLOVAKIA));
      const shopper = await atDelivery({ country: String(SLOVAKIA), zipcode: '811 01' });
      const { body } = await shopper.get('/order-delivery.php');
      expect(body).toContain('Tego koszyka nie możemy dostarczyć do wybranego kraju.');
      expect(await problemsOf(shopper, BY_TRANSFER)).toEqual({ way: 'Proszę wybrać opcję.' });
    });

    test.each(['', 'balloon:prepaid', 'courier', 'courier:free', ':', 'email:prepaid', '__proto__:prepaid'])(
      'takes no shipping method that is not offered: %s',
      async (way) => {
        const problems = await problemsOf(await atDelivery(), { way, payment: 'transfer' });
        expect(problems).toEqual({ way: 'Proszę wybrać opcję.' });
      },
    );

    test.each(['', 'points', 'on_delivery', 'gold'])(
      'takes no payment that is not offered: %s',
      async (payment) => {
        const problems = await problemsOf(await atDelivery(), { way: 'courier:prepaid', payment });
        expect(problems).toEqual({ payment: 'Proszę wybrać opcję.' });
      },
    );

    test.each(['', 'XXX99M', 'waw01', "'; DROP TABLE pickup_point"])(
      'asks for a pickup point that exists: %s',
      async (point) => {
        const values = { way: 'point:prepaid', payment: 'transfer', pickup_point: point };
        expect(await problemsOf(await atDelivery(), values)).toEqual({
          pickup_point: 'Wybierz punkt odbioru.',
        });
      },
    );

    test('says all that is missing at once', async () => {
      const shopper = await atDelivery();
      const choose = 'Proszę wybrać opcję.';
      expect(await problemsOf(shopper, {})).toEqual({ way: choose, payment: choose });
      expect(await problemsOf(shopper, { way: 'point:prepaid' })).toEqual({
        pickup_point: 'Wybierz punkt odbioru.',
        payment: choose,
      });
    });

    test('names the group of choices in the summary, not one of them', async () => {
      const { body } = await sendForm(await atDelivery(), '/order-delivery.php', {}, PAGE);
      expect(body.replaceAll('<!-- -->', '')).toContain('>Płatność z góry: Proszę wybrać opcję.</a>');
    });

    test('shows the pickup point in the summary, however it was typed', async () => {
      const [point] = await use().database.orm.query.pickupPoint.findMany({ limit: 1 });
      const shopper = await guestWith(use());
      const code = ` ${point?.code.toLowerCase()} `;
      await toSummary(shopper, { delivery: { ...BY_TRANSFER, way: 'point:prepaid', pickup_point: code } });
      expect((await shopper.get('/order-summary.php')).body).toContain(point?.street);
    });

    test('keeps a note, and what is wrong with the rest', async () => {
      const shopper = await atDelivery();
      const answer = await sendForm(
        shopper,
        '/order-delivery.php',
        { note: 'Dzwonek <b>nie</b> działa' },
        PAGE,
      );
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain('Dzwonek &lt;b&gt;nie&lt;/b&gt; działa');
    });
  });

  test('writes names and notes as text, never as code', async () => {
    const shopper = await guestWith(use());
    const note = '<script>alert(1)</script>"\'&';
    await toSummary(shopper, {
      contact: { firm: 'Kawa & Syn' },
      delivery: { ...BY_TRANSFER, note },
    });
    const { body } = await shopper.get('/order-summary.php');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).toContain('Kawa &amp; Syn');
  });

  test.each(['\u0000', 'a\u0000b', '\ud800', 'x\udc00', '\u{1f980}', 'ż'.repeat(2000)])(
    'breaks at no character that can be typed (%#)',
    async (note) => {
      const shopper = await guestWith(use());
      await sendForm(shopper, '/order.php', { ...CONTACT, city: 'Łódź' });
      const body = JSON.stringify({ ...BY_TRANSFER, note });
      const { statusCode } = await shopper.post('/order-delivery.php', body, { ...DATA, ...JSON_TYPE });
      expect(statusCode).toBe(200);
      expect((await shopper.get('/order-summary.php')).statusCode).toBe(200);
    },
  );

  test('speaks English to English shoppers', async () => {
    const shopper = await guestWith(use());
    await toSummary(shopper, { language: 'en' });
    for (const [step, title] of [
      ['/en/order.php', 'Your details'],
      ['/en/order-delivery.php', 'Delivery and payment'],
      ['/en/order-summary.php', 'Summary'],
    ] as const) {
      const { body } = await shopper.get(step);
      expect(body).toContain('<html lang="en"');
      expect(body).toContain(`<h1>${title}</h1>`);
      expect(body).toContain('Total');
    }
  });
});
