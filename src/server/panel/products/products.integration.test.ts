import sharp from 'sharp';
import { expect, test } from 'vitest';
import { linksIn, pictureFile } from '#contract/links.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { PRODUCT_FIELDS } from '#domain/product/edit/product-edit.ts';
import { mistakesIn } from '#tests/support/pages/html-rules.ts';
import { atWork } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop, shopperIn } from '#tests/support/shop/test-shop.ts';

const COFFEE = 7;

describeWithShop('what the shop sells, in the back office', (use) => {
  const { product } = linksIn('pl');
  /** As a shopper sees it who comes by an address of old. */
  async function productSeen(id: number): Promise<string> {
    const shopper = shopperIn(use());
    const { headers } = await shopper.get(product({ id, slug: 'x' }));
    return (await shopper.get(headers.location ?? '')).body;
  }
  const pathOf = (id: number) => panelLinks.productEdit(id);

  /** What stands in the form, as a browser would send it back. */
  async function formOf(id: number, who: Awaited<ReturnType<typeof atWork>>) {
    const { values } = (await use().shop.backOffice.products.find(who.member.actor, id, ',')) ?? {
      values: {},
    };
    return { ...values, was: JSON.stringify(values) };
  }
  const sizesOf = async (id: number) =>
    (
      await use().database.pool.query<{ id: number; type: string }>(
        'SELECT id, type FROM size WHERE product_id = $1 ORDER BY position, id',
        [id],
      )
    ).rows;

  test('is found by name, key and EAN, and by whether it is shown', async () => {
    const owner = await atWork(use(), 'owner');
    const listed = async (query: string) => (await owner.get(`${panelLinks.products}?${query}`)).body;
    const all = await listed('');
    expect(await mistakesIn(all)).toEqual([]);
    expect(all).toContain('rel="next"');
    for (const words of ['brazylia cerrado', 'BRAZYLIA', 'cerrado'])
      expect(await listed(`q=${encodeURIComponent(words)}`), words).toContain(
        `href="${panelLinks.product(COFFEE)}"`,
      );
    const { rows } = await use().database.pool.query<{ key: string }>(
      'SELECT key FROM product WHERE id = $1',
      [COFFEE],
    );
    expect(await listed(`q=${rows[0]?.key}`)).toContain(`href="${panelLinks.product(COFFEE)}"`);
    expect(await listed('q=nie+ma+takiego')).toContain('Nic tu nie pasuje do filtrów.');
    expect(await listed('q=brazylia+cerrado&state=hidden')).not.toContain(panelLinks.product(COFFEE));
  });

  test('is written about in both languages, and shoppers read it at once', async () => {
    const owner = await atWork(use(), 'owner');
    const page = (await owner.get(panelLinks.product(COFFEE))).body;
    expect(await mistakesIn(page)).toEqual([]);
    for (const field of PRODUCT_FIELDS) expect(page, field).toContain(`name="${field}"`);
    const form = await formOf(COFFEE, owner);
    const sent = { ...form, name_pl: 'Brazylia z nowej strony', summary_pl: 'Słodka jak nigdy.' };
    expect((await owner.send(pathOf(COFFEE), sent)).headers.location).toBe(panelLinks.product(COFFEE));
    const seen = await productSeen(COFFEE);
    for (const said of ['Brazylia z nowej strony', 'Słodka jak nigdy.']) expect(seen).toContain(said);
    const audited = (await owner.get(`${panelLinks.audit}?kind=product&id=${COFFEE}`)).body;
    expect(audited).toContain('zmiana produktu');
    expect(audited).toContain('Brazylia Cerrado → Brazylia z nowej strony');
  });

  test('has its prices, stock and sizes changed; a reduction shows the lowest price of 30 days', async () => {
    const owner = await atWork(use(), 'owner');
    const [size] = await sizesOf(COFFEE);
    const form: Record<string, string> = await formOf(COFFEE, owner);
    const before = form[`price_${size?.id}`] ?? '';
    const sent = {
      ...form,
      [`price_${size?.id}`]: '21,50',
      [`regular_price_${size?.id}`]: before,
      [`stock_${size?.id}`]: 'bez limitu',
      ...{ type_new: '2kg', size_name_pl_new: '2 kg', price_new: '299', stock_new: '4' },
    };
    expect((await owner.send(pathOf(COFFEE), sent)).statusCode).toBe(303);
    const page = (await owner.get(panelLinks.product(COFFEE))).body;
    expect(page).toContain('Najniższa cena z 30 dni przed obniżką');
    expect(page).toContain('value="bez limitu"');
    expect((await sizesOf(COFFEE)).map(({ type }) => type)).toContain('2kg');
    expect(await formOf(COFFEE, owner)).toMatchObject({ [`price_${size?.id}`]: '21,50' });
  });

  test('says what cannot be taken beside each field, and keeps what was typed', async () => {
    const owner = await atWork(use(), 'owner');
    const [size] = await sizesOf(COFFEE);
    const form = await formOf(COFFEE, owner);
    const sent = {
      ...form,
      vat: 'dużo',
      [`price_${size?.id}`]: '-4',
      [`ean_${size?.id}`]: 'x1',
      name_en: 'Kept',
    };
    const answer = await owner.send(pathOf(COFFEE), sent);
    expect(answer.statusCode).toBe(422);
    expect(await mistakesIn(answer.body)).toEqual([]);
    for (const said of [
      'Wpisz stawkę w procentach',
      'Wpisz kwotę',
      'EAN ma od 8 do 14 cyfr',
      'value="Kept"',
      'value="dużo"',
    ])
      expect(answer.body, said).toContain(said);
    const lost = await owner.send(pathOf(COFFEE), { ...form, name_en: ' ' });
    expect([lost.statusCode, lost.body.includes('Nazwę można zmienić, nie usunąć.')]).toEqual([422, true]);
  });

  test('that two change at once is told, and fields that only one touched are both kept', async () => {
    const owner = await atWork(use(), 'owner');
    const manager = await atWork(use(), 'manager');
    const form = await formOf(COFFEE, owner);
    expect((await owner.send(pathOf(COFFEE), { ...form, summary_pl: 'Pierwsza' })).statusCode).toBe(303);
    const late = await manager.send(pathOf(COFFEE), { ...form, summary_pl: 'Druga' });
    expect([late.statusCode, late.body.includes('Ktoś zmienił w tym czasie te same pola')]).toEqual([
      409,
      true,
    ]);
    for (const said of ['Pierwsza', 'Druga']) expect(late.body).toContain(said);
    expect((await manager.send(pathOf(COFFEE), { ...form, summary_en: 'Other' })).statusCode).toBe(303);
    expect(await formOf(COFFEE, owner)).toMatchObject({ summary_pl: 'Pierwsza', summary_en: 'Other' });
  });

  test('is added hidden, once for each key, and shown when somebody says so', async () => {
    const owner = await atWork(use(), 'owner');
    expect(await mistakesIn((await owner.get(panelLinks.productNew)).body)).toEqual([]);
    const given = {
      name_pl: 'Kubek na próbę',
      name_en: 'Trial mug',
      key: 'kubek-proba',
      price: '49,90',
      vat: '23',
      unit: 'piece',
      stock: '3',
      size: '',
    };
    const added = await owner.send(panelLinks.productNew, given);
    expect(added.statusCode).toBe(303);
    const id = Number(added.headers.location?.split('/').at(-1));
    expect((await shopperIn(use()).get(product({ id, slug: 'x' }))).statusCode).toBe(404);
    const again = await owner.send(panelLinks.productNew, given);
    expect([again.statusCode, again.body.includes('Ten klucz ma już inny produkt.')]).toEqual([422, true]);
    expect((await owner.send(pathOf(id), { ...(await formOf(id, owner)), active: 'yes' })).statusCode).toBe(
      303,
    );
    expect(await productSeen(id)).toContain('Kubek na próbę');
  });

  test('has pictures that come, go and change places, in every width; what is no picture is refused', async () => {
    const owner = await atWork(use(), 'owner');
    const page = panelLinks.product(COFFEE);
    const url = panelLinks.productPictures(COFFEE);
    const picturesNow = async () =>
      (await use().shop.backOffice.products.find(owner.member.actor, COFFEE, ','))?.pictures ?? [];
    const before = await picturesNow();
    const [first = '', second = '', ...others] = before;
    const said = async (bytes: Uint8Array, fields: Record<string, string>) => {
      const { headers } = await owner.upload(url, bytes, page, fields);
      expect(headers.location).toBe(page);
      return (await owner.get(page)).body;
    };
    const paper = { width: 40, height: 50, channels: 3, background: '#c0ffee' } as const;
    const photo = await sharp({ create: paper }).png().toBuffer();
    const pictures = before.join(' ');
    expect(await said(photo, { pictures, at_0: '2', at_1: '1', drop_2: 'y' })).toContain(
      'Zdjęcia są zapisane.',
    );
    const now = await picturesNow();
    expect(now.slice(0, -1)).toEqual([second, first, ...others.slice(1)]);
    for (const width of [320, 640, 1000]) {
      const { statusCode } = await shopperIn(use()).get(pictureFile(now.at(-1) ?? '', width, 'avif'));
      expect(statusCode).toBe(200);
    }
    expect(await said(photo, { pictures })).toContain('Ktoś zmienił w tym czasie zdjęcia.');
    expect(await said(Buffer.from('to nie zdjęcie'), { pictures: now.join(' ') })).toContain(
      'Tego pliku nie da się pokazać.',
    );
    expect(await picturesNow()).toEqual(now);
  });

  test('is changed only by who may: prices, stock and visibility each need their own right', async () => {
    const reader = await atWork(use(), 'read_only');
    const form = await formOf(COFFEE, reader);
    const page = (await reader.get(panelLinks.product(COFFEE))).body;
    expect(page).toMatch(/<fieldset class="plain" disabled/);
    expect(await mistakesIn(page)).toEqual([]);
    expect((await reader.send(pathOf(COFFEE), { ...form, summary_pl: 'Nie wolno' })).statusCode).toBe(403);
    expect((await reader.get(panelLinks.productNew)).statusCode).toBe(403);
  });
});
