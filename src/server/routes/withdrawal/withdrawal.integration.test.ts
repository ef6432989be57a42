import { expect, test } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { withdrawal } from '#shop/db/schema/index.ts';
import { guestWith, orderBy } from '#tests/support/shop/checkout-shopper.ts';
import { clientIn, emailsTo, type Shopper, sendForm } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop, ORIGIN, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LINK = 'Odstąp od umowy tutaj';
const CONFIRM = 'Potwierdź odstąpienie od umowy';
const STATED = { name: 'Anna Nowak', order: 'W-2026-999999', email: 'odstepuje@example.org', items: '' };
const links = linksIn('pl');

const numberIn = (page: string) => new URL(page, ORIGIN).searchParams.get('number') ?? '';

describeWithShop('withdrawing from a contract', (use) => {
  /** The first step without JavaScript; answers with the address of the second. */
  async function begin(shopper: Shopper, changes: Partial<typeof STATED> = {}): Promise<string> {
    use().now += MINUTE;
    const answer = await sendForm(shopper, links.withdrawal(), { ...STATED, ...changes }, PAGE);
    expect(answer.statusCode).toBe(303);
    return String(answer.headers.location);
  }
  const confirm = (shopper: Shopper, second: string) => sendForm(shopper, second, {}, PAGE);
  const receipts = async (email: string) =>
    (await emailsTo(use(), email)).filter(({ kind }) => kind === 'withdrawal_received');
  const rowOf = async (email: string) =>
    (await use().database.orm.select().from(withdrawal)).find((row) => row.email === email);

  test.each(['/', '/produkt/7/brazylia-cerrado', '/basketedit.php'])(
    'is a link of every page, under its legal name: %s',
    async (address) => {
      const { body } = await shopperIn(use()).get(address);
      expect(body).toContain(`<a href="${links.withdrawal()}">${LINK}</a>`);
    },
  );

  test('takes two steps without an account, a reason or a script, and nothing is stated before the second', async () => {
    const guest = shopperIn(use());
    const second = await begin(guest, { email: 'dwa@example.org' });
    const page = await guest.get(second);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    for (const said of [CONFIRM, 'Anna Nowak', 'W-2026-999999', 'dwa@example.org', 'całe zamówienie'])
      expect(page.body).toContain(said);
    expect(page.body).toContain('<meta name="robots" content="noindex');
    expect(await receipts('dwa@example.org')).toEqual([]);
    expect((await rowOf('dwa@example.org'))?.confirmedAt).toBeNull();
    const confirmed = await confirm(guest, second);
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, second]);
    const { body } = await guest.get(second);
    expect(body).toContain('Mamy Twoje oświadczenie');
    expect(body).not.toContain(CONFIRM);
  });

  test('is answered with a receipt that tells what was stated, and the day and the time', async () => {
    const guest = shopperIn(use());
    const second = await begin(guest, { email: 'kwit@example.org', items: 'Brazylia, 1 szt.' });
    use().now = Date.parse('2026-11-24T13:05:07Z');
    await confirm(guest, second);
    expect(await receipts('kwit@example.org')).toMatchObject([
      {
        ...{ name: 'Anna Nowak', orderNumber: 'W-2026-999999', items: 'Brazylia, 1 szt.' },
        ...{ date: '24.11.2026', time: '14:05:07' },
      },
    ]);
    expect((await guest.get(second)).body).toMatch(
      /24\.11\.2026 o godz\. 14:05:07 pod numerem O-2026-0\d{5}/,
    );
    const owner = await emailsTo(use(), use().shop.settings.config.email);
    expect(owner.at(-1)).toMatchObject({
      kind: 'withdrawal_stated',
      isKnown: false,
      orderNumber: 'W-2026-999999',
    });
  });

  test('is stated once, however often it is confirmed', async () => {
    const guest = shopperIn(use());
    const second = await begin(guest, { email: 'raz@example.org' });
    await Promise.all([confirm(guest, second), confirm(guest, second)]);
    const before = await rowOf('raz@example.org');
    use().now += MINUTE;
    await confirm(guest, second);
    expect(await receipts('raz@example.org')).toHaveLength(1);
    expect(await rowOf('raz@example.org')).toEqual(before);
  });

  test('does not tell whether there is such an order, and is joined to it only by its own address', async () => {
    const order = numberIn(await orderBy(await guestWith(use()), { contact: { email: 'Wie@example.org' } }));
    const guest = shopperIn(use());
    const own = await begin(guest, { order: order.toLowerCase(), email: 'wie@example.org' });
    const others = await begin(guest, { order: order.toLowerCase(), email: 'zna@example.org' });
    const said = await Promise.all(
      [own, others].map(async (second) => {
        const answer = await confirm(guest, second);
        const { body } = await guest.get(second);
        const content = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
        return [answer.statusCode, content.replace(/O-2026-\d+/g, '').replaceAll('wie@', 'zna@')];
      }),
    );
    expect(said[0]).toEqual(said[1]);
    expect((await rowOf('wie@example.org'))?.orderId).not.toBeNull();
    expect((await rowOf('zna@example.org'))?.orderId).toBeNull();
  });

  test('is never refused for a day that was reckoned: an order of long ago is stated all the same', async () => {
    const order = numberIn(
      await orderBy(await guestWith(use()), { contact: { email: 'dawno@example.org' } }),
    );
    use().now += 400 * DAY;
    const late = shopperIn(use());
    const second = await begin(late, { order, email: 'dawno@example.org' });
    expect((await confirm(late, second)).headers.location).toBe(second);
    expect(await receipts('dawno@example.org')).toHaveLength(1);
    expect((await rowOf('dawno@example.org'))?.orderId).not.toBeNull();
  });

  test('knows the order where it is asked for from its page, and the client who is signed in', async () => {
    const guest = await guestWith(use());
    const order = await orderBy(guest);
    const number = numberIn(order);
    expect((await guest.get(order)).body).toContain(`href="${links.withdrawal(number)}"`);
    expect((await guest.get(links.withdrawal(number))).body).toContain(`value="${number}"`);
    const client = await clientIn(use(), 'zwraca');
    expect((await client.get(links.withdrawal())).body).toMatch(/name="email"[^>]*value="zwraca@/);
  });

  test('can be changed before it is confirmed, and not after', async () => {
    const guest = shopperIn(use());
    const second = await begin(guest, { email: 'zmiana@example.org' });
    const token = new URL(second, ORIGIN).searchParams.get('token') ?? '';
    const back = `${links.withdrawal()}?token=${token}`;
    expect((await guest.get(second)).body).toContain(`href="${back}"`);
    expect((await guest.get(back)).body).toContain('value="zmiana@example.org"');
    await confirm(guest, second);
    expect((await guest.get(back)).body).not.toContain('zmiana@example.org');
    const { orm } = use().database;
    await expect(orm.update(withdrawal).set({ items: 'co innego' })).rejects.toThrow();
  });

  test('a step that waited for more than a day, or never was, leads back to the form with a word', async () => {
    const guest = shopperIn(use());
    const second = await begin(guest, { email: 'stary@example.org' });
    use().now += 2 * DAY;
    await begin(shopperIn(use()), { email: 'nowy@example.org' });
    for (const gone of [second, links.withdrawalConfirm('x'), links.withdrawalConfirm('a'.repeat(43))]) {
      const answer = await confirm(guest, gone);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, links.withdrawal()]);
      expect((await guest.get(links.withdrawal())).body).toContain('Ten link jest za stary.');
    }
    expect(await receipts('stary@example.org')).toEqual([]);
  });

  test('asks for a name, an order and an address, and gives back what was typed', async () => {
    const answer = await sendForm(
      shopperIn(use()),
      links.withdrawal(),
      { ...STATED, email: 'bez małpy', order: '' },
      PAGE,
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('value="Anna Nowak"');
    expect(answer.body).toContain('value="bez małpy"');
  });

  test('is said in English by the words of the directive', async () => {
    const { body } = await shopperIn(use()).get('/en/');
    expect(body).toContain('>Withdraw from contract here</a>');
    const english = linksIn('en');
    const guest = shopperIn(use());
    use().now += MINUTE;
    const answer = await sendForm(guest, english.withdrawal(), { ...STATED, email: 'en@example.org' }, PAGE);
    expect((await guest.get(String(answer.headers.location))).body).toContain('Confirm withdrawal');
  });
});
