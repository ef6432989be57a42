import { beforeAll, describe, expect, test } from 'vitest';
import { BASKET_FIELDS, type BasketChangeAnswer } from '#contract/basket/basket-change.ts';
import { readQuantity } from '#domain/product/quantity.ts';
import { addOffer } from '#tests/support/samples/sample-offer.ts';
import { demoProduct, describeWithShop, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

const ACTION = BASKET_FIELDS.action;

describeWithShop('the basket', (use) => {
  describe('refuses with a clear sentence, and stays as it was:', () => {
    let shopper: ReturnType<typeof shopperIn>;
    let filters: string;
    beforeAll(async () => {
      shopper = shopperIn(use());
      filters = String((await demoProduct(use().shop, 'filtry-stozkowe-02')).id);
      await shopper.change({ product: filters, size: 'uniw', number: '3' });
    });

    async function refused(fields: Record<string, string>): Promise<string> {
      const answer = await shopper.change(fields);
      const { status, message }: BasketChangeAnswer = answer.json();
      expect([answer.statusCode, status]).toEqual([422, 'error']);
      await unchanged();
      return message;
    }

    async function unchanged(): Promise<void> {
      const { Basket } = await shopper.widgets({ Basket: {} });
      expect(Basket?.response.basket.products.map(({ count }) => count)).toEqual([3]);
    }

    test.each([
      ['sold out', 'Produkt niedostępny', 'koszulka-warstwice', 'XXL'],
      [
        'a price on the phone',
        'Cena na telefon. Skontaktuj się ze sprzedawcą',
        'ekspres-duo-dla-kawiarni',
        'uniw',
      ],
      ['for points only', 'Towar dostępny tylko w programie lojalnościowym.', 'kubek-za-punkty', 'uniw'],
      ['a size it does not have', 'Wybierz rozmiar.', 'brazylia-cerrado', 'XXL'],
      ['no size where one must be chosen', 'Wybierz rozmiar.', 'brazylia-cerrado', ''],
    ])('what cannot be bought: %s', async (_, sentence, key, size) => {
      const product = String((await demoProduct(use().shop, key)).id);
      expect(await refused({ product, size, number: '1' })).toBe(sentence);
    });

    test.each([
      ['Produkt niedostępny', 'koszulka-warstwice', 'XXL'],
      ['Cena na telefon. Skontaktuj się ze sprzedawcą', 'ekspres-duo-dla-kawiarni', 'uniw'],
      ['Towar dostępny tylko w programie lojalnościowym.', 'kubek-za-punkty', 'uniw'],
    ])('what cannot be bought, on the next page without JavaScript: %s', async (sentence, key, size) => {
      const buyer = shopperIn(use());
      const product = String((await demoProduct(use().shop, key)).id);
      const form = new URLSearchParams({ [ACTION]: 'add', product, size });
      expect((await buyer.post('/basketchange.php', form.toString(), PAGE)).statusCode).toBe(303);
      const { body } = await buyer.get('/basketedit.php', PAGE);
      expect(/class="notice[^>]*>(.*?)<\/div>/s.exec(body)?.[1]).toContain(sentence);
    });

    test('a gift, until the goods are worth enough', async () => {
      const buyer = shopperIn(use());
      const gift = String((await demoProduct(use().shop, 'naklejka-mgla')).id);
      await buyer.change({ product: filters, number: '2' });
      const early = await buyer.change({ product: gift, number: '1' });
      expect([early.statusCode, early.json().message]).toEqual([422, 'Produkt niedostępny']);
      await buyer.change({ product: filters, number: '1' });
      expect((await buyer.change({ product: gift, number: '1' })).statusCode).toBe(200);
    });

    test.each([
      ['filtry-stozkowe-02', '999999', /Maksymalnie możesz zamówić (\d+) op\./],
      ['filtry-stozkowe-02', '0', /Minimalnie możesz zamówić (1) op\./],
      ['filtry-stozkowe-02', '1,5', /tylko w całości\. Podaj liczbę całkowitą\.[\s\S]*? (2) op\./],
      ['flanela-filtracyjna-na-metry', '0,33', /Ilość musi być wielokrotnością 0,1 m\.[\s\S]*? (0,4) m/],
      ['na-wage-zmierzch', '0.8', /Ilość musi być wielokrotnością 0,25 kg\.[\s\S]*? (1,00) kg/],
    ])(
      'a wrong quantity without JavaScript, and offers to add the right one: %s, %s',
      async (key, number, says) => {
        const buyer = shopperIn(use());
        const product = String((await demoProduct(use().shop, key)).id);
        const add = (quantity: string) => {
          const form = new URLSearchParams({ [ACTION]: 'add', product, size: 'uniw', number: quantity });
          return buyer.post('/basketchange.php', form.toString(), PAGE);
        };
        expect((await add(number)).statusCode).toBe(303);
        const html = (await buyer.get('/basketedit.php', PAGE)).body;
        const right = says.exec(html)?.[1] ?? '';
        expect(html).toMatch(new RegExp(`name="number" value="${right}"`));
        expect(html).toContain(`Dodaj do koszyka ${right}`);
        expect((await buyer.widgets({ Basket: {} })).Basket?.response.basket.products).toEqual([]);
        await add(right);
        const { Basket } = await buyer.widgets({ Basket: {} });
        expect(Basket?.response.basket.products.map(({ count }) => count)).toEqual([readQuantity(right)]);
      },
    );

    test.each([
      '999999',
      '0',
      '-1',
      '1.5',
      'abc',
      '',
      '1e309',
      '99999999999999999999',
      'NaN',
      '1; DROP TABLE basket',
    ])('a product that is not there: %s', async (product) => {
      expect(await refused({ product, size: 'uniw', number: '1' })).toBe(
        'Tego produktu już nie ma w sklepie.',
      );
    });

    test.each(['NaN', '-1', '0', '', ' ', 'Infinity', '1e309', '1e3', '0x10', '1,5,5', 'dwa', '１'])(
      'a quantity that is none, with the minimum: %s',
      async (number) => {
        expect(await refused({ product: filters, size: 'uniw', number })).toBe(
          'Minimalnie możesz zamówić 1 op.',
        );
      },
    );

    test.each(['1,5', '2.001', ' 1 , 5 '])('a part of what is sold only whole: %s', async (number) => {
      expect(await refused({ product: filters, size: 'uniw', number })).toBe(
        'Ten produkt sprzedajemy tylko w całości. Podaj liczbę całkowitą.',
      );
    });

    test.each(['318', '321', '99999999999999999999', '9'.repeat(400)])(
      'more than the warehouses have, counting what is in the basket already: %s',
      async (number) => {
        expect(await refused({ product: filters, size: 'uniw', number })).toBe(
          'Maksymalnie możesz zamówić 320 op.',
        );
      },
    );

    test('the same for a change of quantity', async () => {
      const { lines }: BasketChangeAnswer = (
        await shopper.change({ [ACTION]: 'change', line: 'x', number: '1' })
      ).json();
      const line = String(lines.lines[0]?.id);
      expect(await refused({ [ACTION]: 'change', line, number: '321' })).toBe(
        'Maksymalnie możesz zamówić 320 op.',
      );
      for (const number of ['-1', 'NaN', '1e309', '0'])
        expect(await refused({ [ACTION]: 'change', line, number })).toBe('Minimalnie możesz zamówić 1 op.');
      expect(await refused({ [ACTION]: 'change', line, number: '1,5' })).toBe(
        'Ten produkt sprzedajemy tylko w całości. Podaj liczbę całkowitą.',
      );
      expect(await refused({ [ACTION]: 'change', line, number: '1000000000000' })).toBe(
        'Maksymalnie możesz zamówić 320 op.',
      );
    });

    test.each(['', 'x', '0', '-1', '1.5', '1e309', '99999999999999999999'])(
      'a line that is not there: %s',
      async (line) => {
        expect(await refused({ [ACTION]: 'remove', line })).toBe('Tego produktu już nie ma w sklepie.');
        expect(await refused({ [ACTION]: 'change', line, number: '1' })).toBe(
          'Tego produktu już nie ma w sklepie.',
        );
      },
    );

    test.each([
      '{}',
      '[]',
      'null',
      '"text"',
      '{"product":{"id":1},"number":["1"]}',
      '{"product":[1,2],"size":{},"number":{}}',
      `{"${ACTION}":["remove"],"line":[1]}`,
    ])('data of the wrong shape: %s', async (payload) => {
      const headers = { accept: 'application/json', 'content-type': 'application/json' };
      expect((await shopper.post('/basketchange.php', payload, headers)).statusCode).toBe(422);
      await unchanged();
    });

    test('a list for a quantity', async () => {
      const headers = { accept: 'application/json', 'content-type': 'application/json' };
      const payload = JSON.stringify({ product: filters, size: 'uniw', number: ['1'] });
      expect((await shopper.post('/basketchange.php', payload, headers)).statusCode).toBe(422);
      await unchanged();
    });

    test('what has no price yet', async () => {
      const { productId } = await addOffer(use().database, 'bez-ceny');
      expect(await refused({ product: String(productId), size: 'uniw', number: '1' })).toBe(
        'Produkt niedostępny',
      );
    });

    test.each([
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ])('a form on another site’s page: %o', async (headers) => {
      for (const path of ['/basketchange.php', '/en/basketchange.php', '/ajax/get.php', '/graphql/v1/']) {
        const answer = await shopper.post(
          path,
          `product=${filters}&size=uniw&number=1`,
          headers as Record<string, string>,
        );
        expect([answer.statusCode, answer.json()], path).toEqual([403, { error: 'cross_site_request' }]);
      }
      await unchanged();
    });
  });

  describe('accepts', () => {
    async function quantity(key: string, fields: Record<string, string>): Promise<number | undefined> {
      const { id } = await demoProduct(use().shop, key);
      const answer = await shopperIn(use()).change({ product: String(id), ...fields });
      expect(answer.statusCode).toBe(200);
      const { basket }: BasketChangeAnswer = answer.json();
      return basket.products[0]?.count;
    }

    test('a comma or a point', async () => {
      expect(await quantity('na-wage-zmierzch', { number: '0,75' })).toBe(0.75);
      expect(await quantity('na-wage-zmierzch', { number: '1.250' })).toBe(1.25);
      expect(await quantity('filtry-stozkowe-02', { number: '2,0' })).toBe(2);
    });

    test('one where no quantity is said, and clothes of one size by the contract’s name for it', async () => {
      expect(await quantity('filtry-stozkowe-02', {})).toBe(1);
      expect(await quantity('czapka-z-daszkiem', { size: 'uniw', number: '1' })).toBe(1);
      expect(await quantity('czapka-z-daszkiem', { size: 'onesize', number: '1' })).toBe(1);
    });

    test('what is free of charge on request', async () => {
      expect(await quantity('probka-dla-kawiarni', { number: '1' })).toBe(1);
    });

    test.each(['constructor', '__proto__', 'toString', 'dodaj'])(
      'adding under an unknown action: %s',
      async (action) => {
        expect(await quantity('filtry-stozkowe-02', { [ACTION]: action, number: '1' })).toBe(1);
      },
    );
  });
});
