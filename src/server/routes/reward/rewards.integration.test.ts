import { beforeAll, expect, test } from 'vitest';
import { loyaltyPointsEntry } from '#shop/db/schema/index.ts';
import { clientIn } from '#tests/support/shop/client-shopper.ts';
import {
  type DemoProduct,
  demoProduct,
  describeWithShop,
  PAGE,
  shopperIn,
} from '#tests/support/shop/test-shop.ts';

const ONLY = 'Towar dostępny tylko w programie lojalnościowym.';

describeWithShop('a product for points', (use) => {
  let cup: DemoProduct;
  beforeAll(async () => {
    cup = await demoProduct(use().shop, 'kubek-za-punkty');
  });
  const clientWith = async (login: string, points: number) => {
    const client = await clientIn(use(), login);
    const { clientId } = client;
    await use().database.orm.insert(loyaltyPointsEntry).values({ clientId, points, reason: 'granted' });
    return client;
  };
  const taking = () => ({ mode: 'take', reward: `${cup.id}:1:uniw` });
  const buttonOf = (html: string) => /<div class="take-reward".*?<\/div>/s.exec(html)?.[0] ?? '';
  const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '');

  test('can be taken from its own page, which also says how to join', async () => {
    const { body } = await shopperIn(use()).get(cup.path);
    expect(wordsOf(buttonOf(body))).toBe('Odbierz za 120 pkt');
    expect(buttonOf(body)).toMatch(
      new RegExp(`<button(?=[^>]* form="reward-form")(?=[^>]* name="reward")[^>]* value="${cup.id}:1:uniw"`),
    );
    const [form = ''] = /<form(?=[^>]*id="reward-form")[^>]*>/.exec(body) ?? [];
    for (const part of ['method="post"', 'action="/basketchange.php"', 'data-buy'])
      expect(form).toContain(part);
    const box = /<section class="reward .*?<\/section>/s.exec(body)?.[0] ?? '';
    expect(box).toContain('Tę nagrodę odbierasz za punkty, które dostajesz za zakupy na swoim koncie.');
    expect(box).toContain(`href="/signin.php?go_on=${encodeURIComponent(cup.path)}"`);
    expect(box).toContain('href="/client-new.php"');
    const { path } = await demoProduct(use().shop, 'brazylia-cerrado');
    expect((await shopperIn(use()).get(path)).body).not.toContain('form="reward-form"');
  });

  test('can be taken from its card, whose button says what of', async () => {
    const { body } = await shopperIn(use()).get('/search.php?text=kubek+klubowy');
    expect(wordsOf(buttonOf(body))).toBe(`Odbierz za 120 pkt ${cup.name}`);
    const english = await shopperIn(use()).get('/en/search.php?text=club+mug');
    expect(wordsOf(buttonOf(english.body))).toMatch(/^Get it for 120 pts Club mug/);
  });

  test('tells nobody but the shopper what the shopper has, and counts what is in the basket', async () => {
    const anna = await clientWith('anna-nagroda', 200);
    const userOf = async (shopper: Pick<typeof anna, 'widgets'>) =>
      (await shopper.widgets({ Basket: {} })).Basket?.response.basket.user;
    expect(await userOf(shopperIn(use()))).toEqual({ client: false });
    expect(await userOf(anna)).toEqual({ client: true, points: 200, points_left: 200 });
    const taken = await anna.change(taking());
    expect(taken.json()).toMatchObject({
      status: 'success',
      lines: { pointsCost: 120, worth: { gross: 0 } },
      basket: { user: { points: 200, points_left: 80 } },
    });
  });

  test('tells those who cannot take it what is in the way', async () => {
    const guest = await shopperIn(use()).change(taking());
    expect(guest.json().message).toBe(`${ONLY} Zaloguj się albo załóż konto, żeby zbierać punkty.`);
    const ewa = await clientWith('ewa-nagroda', 21);
    const refused = await ewa.change(taking());
    expect([refused.statusCode, refused.json().message]).toEqual([422, `${ONLY} Masz 21 punktów.`]);
    const bought = await ewa.change({ mode: 'add', product: String(cup.id), size: 'uniw', number: '1' });
    expect(bought.json().message).toBe(ONLY);
  });

  test('is taken without JavaScript, and then stands in the basket', async () => {
    const maria = await clientWith('maria-nagroda', 120);
    const sent = await maria.post('/basketchange.php', new URLSearchParams(taking()).toString(), PAGE);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/basketedit.php']);
    const { body } = await maria.get('/basketedit.php');
    expect(body).toContain('Produkt został dodany.');
    expect(body).toContain(cup.name);
  });
});
