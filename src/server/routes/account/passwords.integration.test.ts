import { beforeEach, describe, expect, test } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { DEVICE_COOKIE } from '#contract/wire.ts';
import { ORIGIN, PASSWORD } from '#tests/support/samples/sample-account.ts';
import { clientIn, emailsTo, sendForm } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';
import { soon } from '#tests/support/soon.ts';

const MINUTE = 60_000;
const { signIn, forgotPassword, newPassword, account, accountPassword, accountEmail } = linksIn('pl');
const NEXT = 'zupełnie nowe';
const EXPIRED = 'Ten link już nie działa. Poproś o nowy.';

describeWithShop('in the shop', (use) => {
  // The limits of a minute begin again.
  beforeEach(() => {
    use().now += MINUTE;
  });

  describe('a forgotten password', () => {
    const ask = (username: string, headers?: Record<string, string>) =>
      sendForm(shopperIn(use()), forgotPassword, { username }, headers);
    const enter = (username: string, password: string) =>
      sendForm(shopperIn(use()), signIn, { username, password });
    const linksTo = async (login: string) =>
      (await emailsTo(use(), `${login}@example.org`)).flatMap((one) =>
        one.kind === 'password_reset' ? [one.link.replace(ORIGIN, '')] : [],
      );
    /** Asks for a link and waits for its e-mail: the answer does not. */
    async function linkOf(login: string): Promise<string> {
      await ask(login);
      return soon(async () => {
        const [link] = await linksTo(login);
        if (!link) throw new Error(`no link was sent to ${login}`);
        return link;
      });
    }

    test('is answered the same, whether there is such a client or not', async () => {
      await clientIn(use(), 'anna');
      const [known, unknown] = [await ask('anna'), await ask('nikt')];
      expect([known.statusCode, known.json().status]).toEqual([200, 'success']);
      expect(known.json().message).toMatch(/^Jeśli takie konto istnieje, wiadomość jest już w drodze\./);
      expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
      const pages = [await ask('anna', PAGE), await ask('nikt', PAGE)];
      for (const page of pages)
        expect([page.statusCode, page.headers.location]).toEqual([303, forgotPassword]);
      expect(pages[0]?.cookies).toEqual(pages[1]?.cookies);
      await soon(async () => expect(await linksTo('anna')).toHaveLength(2));
      expect(await emailsTo(use(), 'nikt@example.org')).toEqual([]);
    });

    test('is replaced by the link of an e-mail, once, and whoever was signed in is out', async () => {
      const ewa = await clientIn(use(), 'ewa');
      const link = await linkOf('ewa');
      const page = await shopperIn(use()).get(link);
      expect(page.body).toContain('name="password_repeat"');
      const typed = { password: NEXT, password_repeat: NEXT };
      const set = await sendForm(shopperIn(use()), link, typed, PAGE);
      expect([set.statusCode, set.headers.location]).toEqual([303, signIn]);
      expect(set.cookies.map(({ name }) => name)).toContain(DEVICE_COOKIE);
      expect((await ewa.get(account)).statusCode).toBe(303);
      expect([(await enter('ewa', PASSWORD)).statusCode, (await enter('ewa', NEXT)).statusCode]).toEqual([
        401, 200,
      ]);
      const again = await sendForm(shopperIn(use()), link, typed);
      expect([again.statusCode, again.json().message]).toEqual([410, EXPIRED]);
    });

    test('is replaced under the same rules as any: not the login, twice the same', async () => {
      await clientIn(use(), 'krystyna.wilk');
      const link = await linkOf('krystyna.wilk');
      const problemsOf = async (password: string, password_repeat: string) =>
        (await sendForm(shopperIn(use()), link, { password, password_repeat })).json().problems;
      expect(await problemsOf('Krystyna.Wilk', 'Krystyna.Wilk')).toEqual({
        password: 'Hasło jest takie samo jak login. Wpisz inne hasło.',
      });
      expect(Object.keys(await problemsOf(NEXT, 'inne słowo'))).toEqual(['password', 'password_repeat']);
    });

    test('opens an account again that too many failures have locked', async () => {
      await clientIn(use(), 'julia');
      for (let time = 0; time < 10; time++) await enter('julia', 'złe hasło');
      expect((await enter('julia', PASSWORD)).statusCode).toBe(429);
      await sendForm(shopperIn(use()), await linkOf('julia'), { password: NEXT, password_repeat: NEXT });
      expect((await enter('julia', NEXT)).statusCode).toBe(200);
    });

    test.each(['', 'x', 'a'.repeat(43)])('has no page for a link that does not work: %j', async (token) => {
      const page = await shopperIn(use()).get(newPassword(token));
      expect(page.body).toContain(EXPIRED);
      expect(page.body).not.toContain('name="password"');
      const typed = { password: NEXT, password_repeat: NEXT };
      const answer = await sendForm(shopperIn(use()), newPassword(token), typed);
      expect([answer.statusCode, answer.json()]).toEqual([410, { status: 'error', message: EXPIRED }]);
    });

    test('has no page for a link that is older than an hour', async () => {
      await clientIn(use(), 'barbara');
      const link = await linkOf('barbara');
      use().now += 60 * MINUTE;
      expect((await shopperIn(use()).get(link)).body).toContain(EXPIRED);
    });

    test('is asked for from one address ten times a minute', async () => {
      use().now = Math.ceil(use().now / MINUTE) * MINUTE + 20_000;
      for (let time = 0; time < 10; time++) expect((await ask('nikt')).statusCode).toBe(200);
      const refused = await ask('nikt');
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '40']);
    });
  });

  describe('a password that is known', () => {
    test('is changed by the client, who stays signed in on this device alone', async () => {
      const zofia = await clientIn(use(), 'zofia');
      const elsewhere = shopperIn(use());
      await sendForm(elsewhere, signIn, { username: 'zofia', password: PASSWORD });
      const typed = { current_password: PASSWORD, password: NEXT, password_repeat: NEXT };
      expect((await sendForm(zofia, accountPassword, typed)).json().location).toBe(accountPassword);
      expect((await zofia.get(account)).statusCode).toBe(200);
      expect((await elsewhere.get(account)).statusCode).toBe(303);
      const emails = await emailsTo(use(), 'zofia@example.org');
      expect(emails.at(-1)).toMatchObject({ kind: 'password_changed' });
    });

    test('is needed to change it or the address, and tried ten times at most', async () => {
      const maria = await clientIn(use(), 'maria');
      const wrong = { current_password: 'złe hasło' };
      const newOne = { ...wrong, password: NEXT, password_repeat: NEXT };
      for (const [path, typed] of [
        [accountPassword, newOne],
        [accountEmail, { ...wrong, email: 'nowy@example.org' }],
        [linksIn('pl').accountRemove, { ...wrong, sure: 'y' }],
      ] as const)
        expect((await sendForm(maria, path, typed)).json().problems).toEqual({
          current_password: 'To nie jest obecne hasło.',
        });
      for (let time = 0; time < 7; time++) await sendForm(maria, accountPassword, newOne);
      const locked = await sendForm(maria, accountPassword, newOne);
      expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '900']);
      const entered = await sendForm(shopperIn(use()), signIn, { username: 'maria', password: PASSWORD });
      expect(entered.statusCode, 'at the entrance it is counted by itself').toBe(200);
    });
  });
});
