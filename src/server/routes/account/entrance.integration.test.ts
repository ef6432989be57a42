import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { DEVICE_COOKIE, SESSION_COOKIE } from '#contract/wire.ts';
import { argon2 } from '#shop/account/password/passwords.ts';
import { PASSWORD } from '#tests/support/samples/sample-account.ts';
import { clientIn, DATA, emailsTo, type Shopper, sendForm } from '#tests/support/shop/client-shopper.ts';
import {
  type DemoProduct,
  demoProduct,
  describeWithShop,
  openTestShop,
  PAGE,
  shopperIn,
} from '#tests/support/shop/test-shop.ts';

const verify = vi.spyOn(argon2, 'verify');
afterAll(() => verify.mockRestore());

const MINUTE = 60_000;
const { signIn, signOut, register, account, accountOrders } = linksIn('pl');

describeWithShop('at the entrance', (use) => {
  // The limits of a minute begin again.
  beforeEach(() => {
    use().now += MINUTE;
  });

  describe('signing in', () => {
    let coffee: DemoProduct;
    beforeAll(async () => {
      coffee = await demoProduct(use().shop, 'brazylia-cerrado');
      await clientIn(use(), 'anna');
    });

    const enter = (shopper: Shopper, username = 'anna', password = PASSWORD, more = {}) =>
      sendForm(shopper, signIn, { username, password, ...more });
    const tokenOf = ({ jar }: Shopper) => jar.get(SESSION_COOKIE);
    const withToken = (token: string | undefined) =>
      shopperIn(use(), new Map(token ? [[SESSION_COOKIE, token]] : []));
    const statusOfAccount = async (shopper: Shopper) => (await shopper.get(account)).statusCode;

    test('lets a client in by the login or the address, and greets them', async () => {
      for (const name of ['anna', ' ANNA ', 'anna@example.org']) {
        const shopper = shopperIn(use());
        expect((await enter(shopper, name)).json()).toEqual({ status: 'success', location: account });
        const { body } = await shopper.get(account);
        expect(body).toContain('Dzień dobry, Anna');
        expect(body).toContain('Jesteś na swoim koncie.');
        expect(body).toContain(`<form action="${signOut}" method="post">`);
      }
    });

    test('answers a wrong password exactly as it answers a name that nobody has', async () => {
      const [wrong, unknown] = [
        await enter(shopperIn(use()), 'anna', 'złe hasło'),
        await enter(shopperIn(use()), 'nikt', 'złe hasło'),
      ];
      expect([wrong.statusCode, wrong.json()]).toEqual([
        401,
        { status: 'error', message: 'Login lub hasło są nieprawidłowe.' },
      ]);
      expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
      expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
      const pageOf = async (username: string) => {
        const typed = { username, password: 'złe hasło' };
        return (await sendForm(shopperIn(use()), signIn, typed, PAGE)).body.replaceAll(username, '');
      };
      expect(await pageOf('ktokolwiek')).toBe(await pageOf('anna@example.org'));
    });

    test('tries as many passwords for a name that nobody has as for a client’s', async () => {
      for (const name of ['anna', 'nikt', 'nikt@example.org', 'n'.repeat(254)]) {
        verify.mockClear();
        await enter(shopperIn(use()), name, 'złe hasło');
        expect([name, verify.mock.calls.length]).toEqual([name, 1]);
      }
    });

    test.each(['ewa', 'nikogo.takiego'])(
      'is locked for %s after ten failures, and says for how long',
      async (name) => {
        if (name === 'ewa') await clientIn(use(), name);
        for (let time = 0; time < 10; time++)
          expect((await enter(shopperIn(use()), name, 'złe hasło')).statusCode).toBe(401);
        for (const password of ['złe hasło', PASSWORD]) {
          const locked = await enter(shopperIn(use()), name, password);
          expect([locked.statusCode, locked.headers['retry-after'], locked.json()]).toEqual([
            429,
            '900',
            {
              status: 'error',
              message: 'Za dużo nieudanych prób. Spróbuj ponownie za 15 minut albo ustaw nowe hasło.',
            },
          ]);
        }
        expect((await enter(shopperIn(use()))).statusCode, 'others are let in').toBe(200);
      },
    );

    test('gives a new session: the cookie from before opens nothing, the basket goes along', async () => {
      const shopper = shopperIn(use());
      await shopper.change({ product: String(coffee.id), size: '250g', number: '1' });
      const before = tokenOf(shopper);
      await enter(shopper);
      expect(before).toBeDefined();
      expect(tokenOf(shopper)).not.toBe(before);
      expect([await statusOfAccount(withToken(before)), await statusOfAccount(shopper)]).toEqual([303, 200]);
      const { Basket } = await shopper.widgets({ Basket: {} });
      expect(Basket?.response.basket.products.map(({ name }) => name)).toContain(coffee.name);
      const { Basket: old } = await withToken(before).widgets({ Basket: {} });
      expect(old?.response.basket.products).toEqual([]);
    });

    test('is told in the basket, until the client signs out', async () => {
      const shopper = shopperIn(use());
      const isClient = async () =>
        (await shopper.widgets({ Basket: {} })).Basket?.response.basket.user.client;
      expect(await isClient()).toBe(false);
      await enter(shopper);
      expect(await isClient()).toBe(true);
      const change = await shopper.change({ product: String(coffee.id), size: '250g', number: '1' });
      expect(change.json().basket.user).toEqual({ client: true, points: 0, points_left: 0 });
      await shopper.post(signOut, '');
      expect(await isClient()).toBe(false);
    });

    test('ends at once when the client signs out, whoever still has the cookie', async () => {
      const shopper = shopperIn(use());
      await enter(shopper);
      const token = tokenOf(shopper);
      const out = await shopper.post(signOut, '', PAGE);
      expect([out.statusCode, out.headers.location]).toEqual([303, signIn]);
      expect(tokenOf(shopper)).toBeUndefined();
      expect(await statusOfAccount(withToken(token))).toBe(303);
      const { body } = await shopper.get(signIn);
      expect(body).toContain('Wylogowano.');
      expect(body).toContain(' data-signed-out="true"');
      expect((await shopper.get(signIn)).body).not.toContain('data-signed-out');
    });

    test('is asked for by the pages of an account, which then are gone on to', async () => {
      const shopper = shopperIn(use());
      const wanted = `${accountOrders}?period=2026-11-01`;
      const { statusCode, headers } = await shopper.get(wanted);
      expect([statusCode, headers.location]).toEqual([303, `${signIn}?go_on=${encodeURIComponent(wanted)}`]);
      expect(headers['cache-control']).toBe('private, no-store');
      const form = await shopper.get(String(headers.location));
      expect(form.body).toContain(`<input type="hidden" name="go_on" value="${wanted}"/>`);
      const there = encodeURIComponent(`/en${wanted}`);
      expect(form.body).toContain(`href="/en/signin.php?go_on=${there}" hrefLang="en"`);
      const typed = { username: 'anna', password: PASSWORD, go_on: wanted };
      const entered = await sendForm(shopper, signIn, typed, PAGE);
      expect([entered.statusCode, entered.headers.location]).toEqual([303, wanted]);
    });

    test.each(['https://zly.example/', '//zly.example', '/\\zly.example', 'javascript:alert(1)', ''])(
      'goes on within the shop alone, not to %j',
      async (elsewhere) => {
        const answer = await enter(shopperIn(use()), 'anna', PASSWORD, { go_on: elsewhere });
        expect(answer.json().location).toBe(account);
        const form = await shopperIn(use()).get(`${signIn}?go_on=${encodeURIComponent(elsewhere)}`);
        expect(form.body).toContain(`<input type="hidden" name="go_on" value="${account}"/>`);
      },
    );

    test('is tried from one address twenty times a minute, and then told when to come back', async () => {
      use().now = Math.ceil(use().now / MINUTE) * MINUTE + 15_000;
      for (let time = 0; time < 20; time++)
        expect((await enter(shopperIn(use()), `nikt-${time}`, 'złe hasło')).statusCode).toBe(401);
      const refused = await enter(shopperIn(use()));
      expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
        429,
        '45',
        'Za dużo prób. Spróbuj ponownie za 45 s.',
      ]);
      use().now += 45_000;
      expect((await enter(shopperIn(use()))).statusCode).toBe(200);
    });

    test('is open to a device that a client has used before, whoever guesses from the same address', async () => {
      use().now = Math.ceil(use().now / MINUTE) * MINUTE;
      const owner = shopperIn(use());
      await enter(owner);
      await owner.post(signOut, '');
      for (let time = 0; time < 20; time++) await enter(shopperIn(use()), `nikt-${time}`, 'złe hasło');
      expect((await enter(shopperIn(use()))).statusCode).toBe(429);
      const invented = new Map([[DEVICE_COOKIE, randomBytes(32).toString('base64url')]]);
      expect((await enter(shopperIn(use(), invented))).statusCode).toBe(429);
      expect((await enter(owner)).statusCode).toBe(200);
      await owner.post(signOut, '');
      for (let time = 0; time < 20; time++) await enter(owner, `nikt-${time}`, 'złe hasło');
      expect((await enter(owner)).statusCode).toBe(429);
    });

    test('over https keeps its cookie from other sites and networks, and takes no other', async () => {
      vi.stubEnv('TRUST_PROXY', '1');
      const shop = await openTestShop(use().database);
      vi.unstubAllEnvs();
      const [HTTPS, HTTP] = [
        { ...DATA, 'x-forwarded-proto': 'https' },
        { ...DATA, 'x-forwarded-proto': 'http' },
      ];
      const shopper = shopperIn(shop);
      const entered = await sendForm(shopper, signIn, { username: 'anna', password: PASSWORD }, HTTPS);
      const [cookie] = entered.cookies.filter(({ name }) => name.includes(SESSION_COOKIE));
      expect(cookie).toMatchObject({
        name: `__Host-${SESSION_COOKIE}`,
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
      });
      expect(cookie).not.toHaveProperty('domain');
      const statusWith = async (name: string, headers: Record<string, string>) => {
        const jar = new Map([[name, cookie?.value ?? '']]);
        return (await shopperIn(shop, jar).get(account, { ...headers, accept: 'text/html' })).statusCode;
      };
      expect(await statusWith(`__Host-${SESSION_COOKIE}`, HTTPS)).toBe(200);
      expect(await statusWith(SESSION_COOKIE, HTTPS)).toBe(303);
      expect(await statusWith(`__Host-${SESSION_COOKIE}`, HTTP)).toBe(303);
      await shopper.post(signOut, '', HTTPS);
      expect(shopper.jar.has(`__Host-${SESSION_COOKIE}`)).toBe(false);
      await shop.close();
    });

    test('over http has a cookie that no script reads', async () => {
      const { cookies } = await enter(shopperIn(use()));
      const cookie = cookies.find(({ name }) => name === SESSION_COOKIE);
      expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' });
      expect(cookie).not.toHaveProperty('secure');
    });
  });

  describe('registering', () => {
    const newcomer = (login: string) => ({
      login,
      email: `${login}@example.org`,
      password: PASSWORD,
      firstname: 'Zofia',
      lastname: 'Wilk',
      phone_prefix: '+48',
      phone: '600 700 800',
      birthdate: '1990-12-31',
      terms: 'y',
    });

    test('asks for an address and a password alone; both let the client in again', async () => {
      const email = 'Tylko.adres@example.org';
      const shopper = shopperIn(use());
      expect((await shopper.get(register)).body).not.toContain('name="password_repeat"');
      const asked = { email, password: PASSWORD, terms: 'y' };
      const answer = await sendForm(shopper, register, asked, PAGE);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, account]);
      expect((await shopper.get(account)).body).toContain('Dzień dobry, Tylko.adres');
      const again = { username: email, password: PASSWORD };
      expect((await sendForm(shopperIn(use()), linksIn('pl').signIn, again)).json()).toMatchObject({
        status: 'success',
      });
    });

    test('is called by a free login where the address is none, or another’s', async () => {
      for (const email of [
        'bardzo+dlugi.adres.ktory.nie.jest.loginem@example.org',
        'Tylko.adres@EXAMPLE.org',
      ]) {
        const shopper = shopperIn(use());
        const answer = await sendForm(shopper, register, { email, password: PASSWORD, terms: 'y' });
        expect(answer.json(), email).toMatchObject({ status: 'success' });
        const { login } = (await shopper.get(linksIn('pl').accountExport)).json().account;
        expect(login).toMatch(/^[A-Za-z\d@.\-_]{3,40}$/);
      }
    });

    test('refuses a password that is the address it would be called by', async () => {
      const asked = { email: 'haslo@example.org', password: 'haslo@example.org', terms: 'y' };
      const { problems } = (await sendForm(shopperIn(use()), register, asked)).json();
      expect(problems).toEqual({ password: 'Hasło jest takie samo jak login. Wpisz inne hasło.' });
    });

    test('opens an account, signs in, and writes an e-mail', async () => {
      const shopper = shopperIn(use());
      const answer = await sendForm(shopper, register, { ...newcomer('zofia'), newsletter: 'y' }, PAGE);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, account]);
      const { body } = await shopper.get(account);
      expect(body).toContain('Dzień dobry, Zofia');
      expect(body).toContain('Konto jest gotowe.');
      expect(await emailsTo(use(), 'zofia@example.org')).toMatchObject([
        { kind: 'confirm_email', login: 'zofia' },
      ]);
      const exported = (await shopper.get(linksIn('pl').accountExport)).json();
      expect(exported.account).toMatchObject({
        login: 'zofia',
        phone: '+48 600 700 800',
        birthDate: '1990-12-31',
      });
      expect(exported.consents).toMatchObject([
        { kind: 'terms', given: true, wording: 'Akceptuję regulamin i politykę prywatności' },
        { kind: 'newsletter', given: true, wording: 'Chcę dostawać newsletter' },
      ]);
    });

    test('needs the terms to be agreed to, and nothing else', async () => {
      const { terms: _, ...rest } = newcomer('bez.zgody');
      const answer = await sendForm(shopperIn(use()), register, rest);
      expect(answer.json()).toEqual({ status: 'error', problems: { terms: 'Proszę wypełnić to pole.' } });
      const english = await sendForm(shopperIn(use()), linksIn('en').register, rest);
      expect(english.json().problems).toEqual({ terms: 'This field is required.' });
    });

    test('says that a login is taken', async () => {
      await clientIn(use(), 'maria');
      const login = await sendForm(shopperIn(use()), register, { ...newcomer('inna'), login: 'MARIA' });
      expect(login.json().problems).toEqual({ login: 'Podany login jest już zajęty' });
    });

    test('takes an address for a login only from whom it belongs to', async () => {
      const own = newcomer('helena@example.org');
      const stranger = await sendForm(shopperIn(use()), register, { ...own, email: 'obcy@example.org' });
      expect(stranger.json().problems).toEqual({ login: 'Podany login jest już zajęty' });
      const owner = await sendForm(shopperIn(use()), register, { ...own, email: 'Helena@example.org' });
      expect(owner.json()).toEqual({ status: 'success', location: account });
    });

    test('is possible from one address ten times a minute', async () => {
      use().now = Math.ceil(use().now / MINUTE) * MINUTE;
      await clientIn(use(), 'zajeta');
      const again = () => sendForm(shopperIn(use()), register, newcomer('zajeta'));
      for (let time = 0; time < 10; time++) expect((await again()).statusCode).toBe(422);
      const refused = await again();
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    });
  });
});
