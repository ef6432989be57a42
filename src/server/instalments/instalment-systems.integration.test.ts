import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BasketChangeAnswer } from '#contract/basket/basket-change.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import { readVisit } from '#server/request/visit.ts';
import {
  type DemoProduct,
  demoProduct,
  describeWithShop,
  openTestShop,
  shopperIn,
  type TestShop,
} from '#tests/support/shop/test-shop.ts';
import { instalmentSystems, instalmentsForProduct } from './instalment-systems.ts';

const link = { pl: '/raty?kwota={calculate_price}', en: '/en/raty?kwota={calculate_price}' };
const everything = { name: 'Raty A', link, minPrice: 30_000, maxPrice: 2_000_000, maxProducts: 5 };

describeWithShop('an instalment system', (use) => {
  let coffee: DemoProduct;
  let filters: DemoProduct;
  let running: TestShop;
  beforeAll(async () => {
    coffee = await demoProduct(use().shop, 'brazylia-cerrado');
    filters = await demoProduct(use().shop, 'filtry-stozkowe-02');
    const tree = await use().shop.catalogue.products.tree('pl');
    const drinks = tree.roots.find(({ slug }) => slug === 'kawa')?.id ?? 0;
    running = await openTestShop(use().database, {
      instalments: [
        everything,
        { name: 'Raty B', link, excludedProducts: [filters.id] },
        { name: 'Raty C', link, excludedCategories: [drinks] },
      ],
    });
  });
  afterAll(() => running.close());

  const visit = (config: ShopConfig, cookies = '', language: 'pl' | 'en' = 'pl') =>
    readVisit(cookies, language, config);
  const namesFor = async ({ id }: DemoProduct) => {
    const {
      catalogue: { products },
      settings: { config },
    } = running.shop;
    const record = await products.product(id, 'pl');
    if (!record) throw new Error('no such product');
    const tree = await products.tree('pl');
    return instalmentsForProduct(config, visit(config), tree, record).map((system) => system.instalmentName);
  };
  const refusedFor = async (...products: DemoProduct[]) => {
    const shopper = shopperIn(running);
    let answer: BasketChangeAnswer | undefined;
    for (const product of products) {
      const size = product === coffee ? '250g' : 'uniw';
      answer = (await shopper.change({ product: String(product.id), size, number: '1' })).json();
    }
    return answer?.basket.instalments_refused;
  };

  test('has its limits in the shopper’s currency and its link in the shopper’s language', () => {
    const {
      settings: { config },
    } = running.shop;
    const [zloty] = instalmentSystems(config, visit(config));
    expect(zloty).toEqual({
      instalmentName: 'Raty A',
      link: link.pl,
      minPrice: 30_000,
      maxPrice: 2_000_000,
      maxProducts: 5,
    });
    const [euro] = instalmentSystems(config, visit(config, 'currency=EUR', 'en'));
    expect(euro).toMatchObject({ link: link.en, minPrice: 7020, maxPrice: 468_000 });
  });

  test('names what a month costs beside the lender’s representative example alone', async () => {
    const representative = {
      ...{ lender: 'Bank Przykładowy', amount: 100_000, total: 110_904, months: 24, instalment: 4621 },
      ...({ fees: 0, ratePercent: 9.99, rate: 'fixed', aprPercent: 10.46 } as const),
    };
    const grinder = await demoProduct(use().shop, 'mlynek-elektryczny-domowy');
    const lent = await openTestShop(use().database, { instalments: [{ ...everything, representative }] });
    const pageOf = async ({ path }: DemoProduct, cookies?: Map<string, string>) =>
      (await shopperIn(lent, cookies).get(path)).body;
    const body = await pageOf(grinder);
    const said = [
      'Raty A (649,00\u00a0zł): od 30,00\u00a0zł/mies.',
      '1\u00a0000,00',
      'stałe 9,99%',
      '24 raty',
    ];
    for (const words of [...said, '46,21', '1\u00a0109,04', 'RRSO 10,46%', 'Bank Przykładowy'])
      expect(body).toContain(words);
    const MONTHLY = /(zł|€)\/mies\./;
    expect(body).toMatch(MONTHLY);
    // Not where it cannot be paid so, not in another currency, and never without the example.
    expect(await pageOf(filters)).not.toMatch(MONTHLY);
    expect(await pageOf(grinder, new Map([['currency', 'EUR']]))).not.toMatch(MONTHLY);
    expect((await shopperIn(running).get(grinder.path)).body).not.toMatch(MONTHLY);
    await lent.close();
  });

  test('is not offered for a product that it excludes, by itself or by a category above it', async () => {
    expect(await namesFor(filters)).toEqual(['Raty A', 'Raty C']);
    expect(await namesFor(coffee)).toEqual(['Raty A', 'Raty B']);
  });

  test('refuses a basket in which anything is excluded', async () => {
    expect(await refusedFor(filters)).toEqual(['Raty B']);
    expect(await refusedFor(filters, coffee)).toEqual(['Raty B', 'Raty C']);
  });

  test('that allows everything leaves the basket’s answer as it is', async () => {
    const plain = await openTestShop(use().database, { instalments: [everything] });
    const product = { product: String(coffee.id), size: '250g', number: '1' };
    const answer: BasketChangeAnswer = (await shopperIn(plain).change(product)).json();
    expect(answer.basket).not.toHaveProperty('instalments_refused');
    await plain.close();
  });

  test('is a link on the page of a product within its limits; below them nothing leads to it, and its dialog waits', async () => {
    const grinder = await demoProduct(use().shop, 'mlynek-elektryczny-domowy');
    const pageOf = async ({ path }: DemoProduct) => (await shopperIn(running).get(path)).body;
    expect(await pageOf(grinder)).toContain('href="/raty?kwota=649.00"');
    const below = await pageOf(filters);
    expect(below).toContain('id="instalments-0"');
    expect(below).not.toContain('aria-controls="instalments-0"');
  });
});
