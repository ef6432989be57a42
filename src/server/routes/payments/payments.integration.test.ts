import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts';

const VERIFY = '/ajax/payments.php?action=verify_iban&bankAccount=';

describeWithDatabase('the check of bank accounts', (use) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(use());
  });
  afterEach(() => shop.close());

  const ask = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
  const verify = async (account: string, headers = {}) =>
    (await ask(VERIFY + encodeURIComponent(account), headers)).json();

  test('finds nothing wrong with the right number of any country, with or without spaces', async () => {
    for (const account of [
      'PL61109010140000071219812874',
      'PL61 1090 1014 0000 0712 1981 2874',
      'pl61 1090 1014 0000 0712 1981 2874',
      'DE89370400440532013000',
      'GB29 NWBK 6016 1331 9268 19',
    ])
      expect([account, await verify(account)]).toEqual([account, { errno: 0 }]);
  });

  test('says in the shopper’s language that a number is wrong', async () => {
    const polish = { errno: 1, message: 'Format numeru konta bankowego jest niepoprawny' };
    for (const account of ['', ' ', 'PL', 'PL61109010140000071219812875', 'DE8937040044053201300', 'abc'])
      expect([account, await verify(account)]).toEqual([account, polish]);
    expect((await ask('/ajax/payments.php?action=verify_iban')).json()).toEqual(polish);
    expect(await verify('PL', { referer: 'https://sklep.example/en/' })).toEqual({
      errno: 1,
      message: 'Bank account number format is invalid',
    });
  });

  test('says it in the shop’s own words where it has some', async () => {
    const texts = { pl: { 'field.incorrect_iban': 'To nie jest numer konta.' } };
    const own = await openTestShop(use(), { texts });
    const answer = await own.app.inject({ url: `${VERIFY}PL` });
    expect(answer.json()).toEqual({ errno: 1, message: 'To nie jest numer konta.' });
    await own.close();
  });

  test('answers with data that nobody keeps', async () => {
    const answer = await ask(`${VERIFY}PL`);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  test('knows no other action', async () => {
    for (const url of ['/ajax/payments.php', '/ajax/payments.php?action=', '/ajax/payments.php?action=pay']) {
      const answer = await ask(url);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { errno: 2, message: 'There is no such action.' },
      ]);
    }
  });

  test('breaks at nothing that can be sent', async () => {
    const name = fc.constantFrom('action', 'bankAccount', 'bankAccount[]', '__proto__', '');
    const value = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }).map(encode),
      fc.constant('verify_iban'),
    );
    const pairs = fc.array(fc.tuple(name, value).map(([key, text]) => `${key}=${text}`));
    const query = pairs.map((all) => encodeURI(all.join('&')).replaceAll('#', '%23'));
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const answer = await ask(`/ajax/payments.php?action=verify_iban&${text}`);
        expect(answer.statusCode).toBe(200);
        expect([0, 1, 2]).toContain(answer.json().errno);
      }),
      { numRuns: 200 },
    );
    for (const odd of ['%', '%zz', '%ff%fe', '%00', '%ed%a0%80', 'a'.repeat(10_000)])
      expect((await ask(VERIFY + odd)).json()).toMatchObject({ errno: 1 });
  });
});

/** Any characters at all, halves of characters included, as an address can carry them. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
