import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY } from '#domain/time/zone.ts';
import { orderLink } from '#shop/db/schema/index.ts';
import { hashOf } from '#shop/session/token.ts';
import { guestWith, orderBy } from '#tests/support/shop/checkout-shopper.ts';
import { emailsTo, sendForm } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

const FORM = '/order-follow.php';

describeWithShop('following an order without an account', (use) => {
  const ordered = async (email: string) => {
    const page = await orderBy(await guestWith(use()), { contact: { email } });
    return new URL(page, 'https://sklep.example').searchParams.get('number') ?? '';
  };
  const linksTo = async (email: string) =>
    (await emailsTo(use(), email)).flatMap((content) => (content.kind === 'order_link' ? content.link : []));

  test('a link to its page goes to the address it was placed with', async () => {
    const number = await ordered('sledzi@example.org');
    const asked = { number: ` ${number.toLowerCase()} `, email: 'Sledzi@example.org' };
    expect((await sendForm(shopperIn(use()), FORM, asked)).json()).toMatchObject({ status: 'success' });
    const [link = ''] = await linksTo('sledzi@example.org');
    const { pathname, search } = new URL(link);
    const { statusCode, body } = await shopperIn(use()).get(pathname + search);
    expect(statusCode).toBe(200);
    expect(body).toContain(`Zamówienie ${number}`);
    expect(body).toContain('Długa 5');
  });

  test('the answer does not tell whether there is such an order', async () => {
    const number = await ordered('tajne@example.org');
    const answers = [];
    for (const asked of [
      { number, email: 'tajne@example.org' },
      { number, email: 'inny@example.org' },
      { number: 'W-0', email: 'tajne@example.org' },
    ]) {
      const { statusCode, body } = await sendForm(shopperIn(use()), FORM, asked);
      answers.push([statusCode, body]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await linksTo('inny@example.org')).toEqual([]);
  });

  test('asked twice within two minutes, one e-mail is sent; a link works for thirty days', async () => {
    const email = 'dwa.razy@example.org';
    const number = await ordered(email);
    for (const _ of [1, 2]) await use().shop.ordering.orders.sendLink({ number, email });
    const [link = '', ...more] = await linksTo(email);
    expect(more).toEqual([]);
    const token = new URL(link).searchParams.get('token') ?? '';
    const { orders } = use().shop.ordering;
    expect(await orders.findByLink(number, token)).toMatchObject({ number });
    expect(await orders.findByLink(await ordered(email), token), 'another order').toBeUndefined();
    const [kept] = await use()
      .database.orm.select()
      .from(orderLink)
      .where(eq(orderLink.tokenHash, hashOf(token)));
    expect((kept?.expiresAt.getTime() ?? 0) - (kept?.createdAt.getTime() ?? 0)).toBe(30 * DAY);
    await use()
      .database.orm.update(orderLink)
      .set({ expiresAt: new Date(0) });
    expect(await orders.findByLink(number, token), 'when its time is over').toBeUndefined();
  });

  test('works without a script, and is asked for only so often', async () => {
    const shopper = shopperIn(use());
    const asked = { number: 'W-1', email: 'czesto@example.org' };
    const { statusCode, headers } = await sendForm(shopper, FORM, asked, PAGE);
    expect([statusCode, headers.location]).toEqual([303, FORM]);
    expect((await shopper.get(FORM)).body).toContain('Jeśli takie zamówienie jest u nas');
    let last = 303;
    for (let times = 0; times < 6 && last !== 429; times++)
      last = (await sendForm(shopper, FORM, asked, PAGE)).statusCode;
    expect(last).toBe(429);
  });
});
