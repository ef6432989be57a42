import { beforeEach, expect, test } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { DEVICE_COOKIE, SESSION_COOKIE } from '#contract/wire.ts';
import { PASSWORD } from '#tests/support/samples/sample-account.ts';
import { clientIn, type Shopper, sendForm } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

const links = linksIn('pl');
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) AppleWebKit/605.1 Version/18.1 Mobile Safari/604.1';

describeWithShop('the sessions of a client', (use) => {
  beforeEach(() => {
    use().now += 60_000;
  });

  async function signIn(username: string, userAgent: string): Promise<Shopper> {
    const shopper = shopperIn(use());
    const values = { username, password: PASSWORD };
    const headers = { accept: 'application/json', 'user-agent': userAgent };
    expect((await sendForm(shopper, links.signIn, values, headers)).statusCode).toBe(200);
    return shopper;
  }
  const isIn = async (shopper: Shopper) => (await shopper.get(links.account)).statusCode === 200;
  const othersIn = (body: string) =>
    [...body.matchAll(/name="session" value="([^"]+)"/g)].map(([, id]) => id);

  test('are listed by browser and system, the one that looks first, with when they were seen', async () => {
    await clientIn(use(), 'anna');
    await signIn('anna', IPHONE);
    const here = await signIn('anna', FIREFOX);
    const { body } = await here.get(links.accountSessions);
    expect(body).toContain('Firefox, Linux');
    expect(body).toContain('Safari, iPhone');
    expect(body).toContain('Nieznana przeglądarka');
    expect(body.indexOf('Firefox')).toBeLessThan(body.indexOf('To urządzenie'));
    expect(body.indexOf('To urządzenie')).toBeLessThan(body.indexOf('Safari, iPhone'));
    expect(body).toMatch(/Ostatnio: \d{4}-\d\d-\d\d \d\d:\d\d/);
    expect(othersIn(body)).toHaveLength(2);
    const token = here.jar.get(SESSION_COOKIE) ?? 'nothing';
    expect(body).not.toContain(token);
    expect((await here.get(linksIn('en').accountSessions)).body).toContain('This device');
  });

  test('end one by one, and nobody ends a stranger’s', async () => {
    const ewa = await clientIn(use(), 'ewa');
    const phone = await signIn('ewa', IPHONE);
    const stranger = await clientIn(use(), 'obca');
    const [id = ''] = othersIn((await ewa.get(links.accountSessions)).body);
    await sendForm(stranger, links.accountSessionRemove, { session: id }, PAGE);
    expect(await isIn(phone)).toBe(true);
    const answer = await sendForm(ewa, links.accountSessionRemove, { session: id }, PAGE);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, links.accountSessions]);
    const { body } = await ewa.get(links.accountSessions);
    expect(body).toContain('Wylogowano z tego urządzenia.');
    expect(othersIn(body)).toEqual([]);
    expect([await isIn(phone), await isIn(ewa)]).toEqual([false, true]);
    for (const session of ['', 'x', `${id}0`, "' OR true --"])
      expect((await sendForm(ewa, links.accountSessionRemove, { session }, PAGE)).statusCode).toBe(303);
    expect(await isIn(ewa)).toBe(true);
    const guest = await sendForm(shopperIn(use()), links.accountSessionRemove, { session: id }, PAGE);
    expect(guest.headers.location).toBe(links.signIn);
  });

  test('all end at once where the client signs out everywhere', async () => {
    const zofia = await clientIn(use(), 'zofia');
    const phone = await signIn('zofia', IPHONE);
    const answer = await sendForm(zofia, links.accountSessionRemove, { do: 'everywhere' }, PAGE);
    expect(answer.headers.location).toBe(links.signIn);
    const { body } = await zofia.get(links.signIn);
    expect(body).toContain('Wylogowano ze wszystkich urządzeń.');
    expect(body).toContain(' data-signed-out="true"');
    expect([await isIn(zofia), await isIn(phone)]).toEqual([false, false]);
  });

  test('say when they were seen, to the hour', async () => {
    await clientIn(use(), 'maria');
    const phone = await signIn('maria', IPHONE);
    const seenOf = async () =>
      /Ostatnio: ([\d: -]+)/.exec((await phone.get(links.accountSessions)).body)?.[1];
    const before = await seenOf();
    use().now += 30 * 60_000;
    expect(await seenOf()).toBe(before);
    use().now += 40 * 60_000;
    expect(await seenOf()).not.toBe(before);
  });

  test('leave a cookie of the device behind that no script reads', async () => {
    await clientIn(use(), 'julia');
    const shopper = shopperIn(use());
    const answer = await sendForm(shopper, links.signIn, { username: 'julia', password: PASSWORD });
    const cookie = answer.cookies.find(({ name }) => name === DEVICE_COOKIE);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 365 * 86_400 });
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    await sendForm(shopper, links.signOut, {}, PAGE);
    expect(shopper.jar.get(DEVICE_COOKIE), 'it is still known').toBe(cookie?.value);
  });
});
