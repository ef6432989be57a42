import { beforeEach, expect, test } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { composeEmail } from '#shop/email/compose.ts';
import { ORIGIN } from '#tests/support/samples/sample-account.ts';
import { MESSAGE } from '#tests/support/samples/sample-message.ts';
import { emailsTo, sendForm } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

const MINUTE = 60_000;
const { contact, contactSent } = linksIn('pl');

describeWithShop('a message to the shop', (use) => {
  // The limits of a minute begin again.
  beforeEach(() => {
    use().now += MINUTE;
  });
  const write = (changes: Record<string, string> = {}, headers?: Record<string, string>, path = contact) =>
    sendForm(shopperIn(use()), path, { ...MESSAGE, ...changes }, headers);
  const lastEmail = async () => {
    const { email } = use().shop.settings.config;
    const message = (await emailsTo(use(), email)).at(-1);
    if (!message) throw new Error('nothing was written to the shop');
    return composeEmail(
      { to: email, language: 'pl', ...message },
      { config: use().shop.settings.config, origin: ORIGIN },
    );
  };

  test('is an e-mail that is answered to whoever wrote it', async () => {
    const answer = await write();
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        status: 'success',
        message: 'Dziękujemy, wiadomość do nas dotarła. Odpowiemy najszybciej, jak się da.',
      },
    ]);
    const { to, replyTo, text } = await lastEmail();
    expect(to).toBe('dzien.dobry@palarnia-mgla.example');
    expect(replyTo).toEqual({ name: 'Jan Kowalski', address: 'jan@example.org' });
    for (const said of [
      ...['Czy mieli drobno?', 'E-mail lub telefon: jan@example.org', '2026-12-01, 2026-12-03'],
      'Którego miejsca dotyczy sprawa: Palarnia i kawiarnia w Bielsku-Białej',
    ])
      expect(text).toContain(said);
  });

  test('may leave a phone number instead of an address', async () => {
    expect((await write({ contact: '(33) 600 00 00' })).statusCode).toBe(200);
    const { replyTo, text } = await lastEmail();
    expect(replyTo).toBeUndefined();
    expect(text).toContain('(33) 600 00 00');
  });

  test.each([
    ['12 34', 'Numer telefonu powinien zawierać minimum 9 znaków'],
    ['*#+() 1', 'Numer telefonu powinien zawierać minimum 9 znaków'],
    ['600-700-800', 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. anna.nowak@example.org'],
    ['jan@', 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. anna.nowak@example.org'],
  ])(
    'takes digits, * # + ( ) and spaces for a phone, and all else for an address: %s',
    async (typed, said) => {
      expect((await write({ contact: typed })).json().problems).toEqual({ contact: said });
    },
  );

  test('without JavaScript is confirmed on a page of its own, once', async () => {
    const shopper = shopperIn(use());
    const answer = await sendForm(shopper, contact, MESSAGE, PAGE);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, contactSent]);
    expect((await shopper.get(contactSent)).body).toContain('Dziękujemy, wiadomość do nas dotarła.');
    const again = await shopper.get(contactSent);
    expect([again.statusCode, again.headers.location]).toEqual([303, contact]);
  });

  test('with a mistake comes back to whoever wrote it and to nobody else', async () => {
    const wrong = await write({ shop: '', message: 'Tajna sprawa' }, PAGE);
    expect([wrong.statusCode, wrong.headers['cache-control']]).toEqual([422, 'private, no-store']);
    expect(wrong.body).toContain('Wybierz sklep z listy.');
    expect(wrong.body).toContain('Tajna sprawa');
    expect((await shopperIn(use()).get(contact)).body).not.toContain('Tajna sprawa');
  });

  test('cannot put anything into the head of an e-mail', async () => {
    const header = 'Jan\r\nBcc: wszyscy@example.org';
    expect((await write({ name: header, subject: header })).statusCode).toBe(200);
    const { subject, replyTo } = await lastEmail();
    for (const said of [subject, replyTo?.name]) expect(said).not.toMatch(/[\r\n]/);
  });

  test('can be written from one address five times a minute', async () => {
    use().now = Math.ceil(use().now / MINUTE) * MINUTE + 30_000;
    for (let time = 0; time < 5; time++) expect((await write()).statusCode).toBe(200);
    const refused = await write();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
  });
});
