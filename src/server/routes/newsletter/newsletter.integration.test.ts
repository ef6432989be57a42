import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { newsletterSubscriber } from '#shop/db/schema/index.ts';
import { composeEmail } from '#shop/email/compose.ts';
import { clientIn, emailsTo, sendForm } from '#tests/support/shop/client-shopper.ts';
import { atWork } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

const { newsletter, accountConsents } = linksIn('pl');
const MINUTE = 60_000;

describeWithShop('the newsletter', (use) => {
  const ask = (email: string, headers?: Record<string, string>) => {
    use().now += 11 * MINUTE;
    return sendForm(shopperIn(use()), newsletter, { email }, headers);
  };
  const last = async (email: string) => Object((await emailsTo(use(), email)).at(-1));
  const pathOf = (link: string) => {
    const { pathname, search } = new URL(link);
    return pathname + search;
  };
  const confirm = async (email: string) => {
    await ask(email);
    return shopperIn(use()).post(pathOf((await last(email)).link), '', PAGE);
  };
  const rowOf = async (email: string) => {
    const { orm } = use().database;
    const [row] = await orm.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.email, email));
    return row;
  };
  const desk = () => use().shop.backOffice.newsletterDesk;
  const emailsOnList = async () => (await desk().exportAll(COMMAND_LINE)).map(({ email }) => email);

  test('is asked for from the foot of every page, and confirmed by a link', async () => {
    const home = (await shopperIn(use()).get('/')).body;
    const [form = ''] = /<form[^>]*newsletter\.php[^>]*>/.exec(home) ?? [];
    for (const said of ['method="post"', 'aria-labelledby="newsletter-title"']) expect(form).toContain(said);
    const email = 'nowa@example.org';
    expect((await ask(email, PAGE)).headers.location).toBe(newsletter);
    expect(await last(email)).toMatchObject({ kind: 'newsletter_confirm', hours: 48 });
    expect(await emailsOnList()).not.toContain(email);
    const address = pathOf((await last(email)).link);
    expect((await shopperIn(use()).get(address)).body).toContain(email);
    expect(await emailsOnList(), 'a link that is only looked at confirms nothing').not.toContain(email);
    expect((await shopperIn(use()).post(address, '', PAGE)).statusCode).toBe(303);
    expect(await emailsOnList()).toContain(email);
    expect((await shopperIn(use()).post(address, '', PAGE)).statusCode, 'once').toBe(410);
  });

  test('keeps the words that were agreed to, and when', async () => {
    await confirm('slowa@example.org');
    const row = await rowOf('slowa@example.org');
    expect(row?.wording).toMatch(/^Zgadzam się na e-maile o nowościach/);
    expect(row?.askedAt.getTime()).toBe(use().now);
    expect(row?.confirmedAt?.getTime()).toBe(use().now);
  });

  test('answers alike whether the address is known, and asks it only so often', async () => {
    const email = 'znana@example.org';
    const unknown = await ask(email);
    const asked = (await emailsTo(use(), email)).length;
    use().now -= 10 * MINUTE;
    const again = await ask(email);
    await confirm(email);
    const known = await ask(email);
    expect([again.body, known.body]).toEqual([unknown.body, unknown.body]);
    const kinds = (await emailsTo(use(), email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'newsletter_confirm')).toHaveLength(asked + 1);
    let status = 200;
    for (let times = 0; times < 7 && status !== 429; times++)
      status = (await sendForm(shopperIn(use()), newsletter, { email: `x${times}@example.org` })).statusCode;
    expect(status).toBe(429);
  });

  test('is forgotten where nobody confirms it for two days', async () => {
    await ask('cisza@example.org');
    const address = pathOf((await last('cisza@example.org')).link);
    use().now += 48 * 60 * MINUTE + 1;
    expect((await shopperIn(use()).post(address, '', PAGE)).statusCode).toBe(410);
    await ask('inna@example.org');
    expect(await rowOf('cisza@example.org')).toBeUndefined();
  });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('is left by one click in a mail program, without a cookie: %s', async (type, body) => {
    const email = `${type.length}@example.org`;
    await confirm(email);
    const { config } = use().shop.settings;
    const content = { kind: 'newsletter_welcome', stop: (await last(email)).stop } as const;
    const mail = composeEmail(
      { to: email, language: 'pl', ...content },
      { config, origin: 'https://sklep.example' },
    );
    expect(mail.unsubscribe).toBe(content.stop);
    const address = pathOf(content.stop);
    expect((await shopperIn(use()).get(address)).body).toContain('Rezygnuję');
    expect(await emailsOnList()).toContain(email);
    for (const _ of [1, 2]) {
      const answer = await shopperIn(use()).post(address, body, { 'content-type': type });
      expect([answer.statusCode, answer.headers['set-cookie'] ?? []]).toEqual([200, []]);
      expect(answer.body).toContain('nie będzie już przychodził');
    }
    expect(await emailsOnList()).not.toContain(email);
  });

  test('and the consent of an account are one: the later word counts', async () => {
    const client = await clientIn(use(), 'newsletterowa');
    const email = 'newsletterowa@example.org';
    await sendForm(client, accountConsents, { newsletter: 'y' });
    const [mine] = (await desk().exportAll(COMMAND_LINE)).filter((one) => one.email === email);
    use().now += MINUTE;
    await shopperIn(use()).post(pathOf(mine?.stop ?? ''), '', PAGE);
    const consents = await use().shop.clients.accountData.consents(client.clientId);
    expect(consents).toMatchObject([{ kind: 'newsletter', given: false }]);
    use().now += MINUTE;
    await sendForm(client, accountConsents, { newsletter: 'y' });
    expect(await emailsOnList()).toContain(email);
    use().now += MINUTE;
    await sendForm(client, accountConsents, { newsletter: '' });
    expect(await emailsOnList()).not.toContain(email);
  });

  test('has a list in the back office, from which somebody can be taken', async () => {
    await confirm('z.listy@example.org');
    const staff = await atWork(use(), 'orders');
    const { body } = await staff.get('/panel/newsletter');
    expect(body).toContain('z.listy@example.org');
    const row = await rowOf('z.listy@example.org');
    expect((await staff.send(`/panel/newsletter/${row?.id}/remove`)).statusCode).toBe(303);
    expect(await emailsOnList()).not.toContain('z.listy@example.org');
    expect((await (await atWork(use(), 'packer')).get('/panel/newsletter')).statusCode).toBe(403);
  });
});
