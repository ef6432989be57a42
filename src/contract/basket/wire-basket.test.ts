import { describe, expect, test } from 'vitest';
import settings from '#config';
import type { Basket, BasketLine } from '#domain/basket/basket.ts';
import { emptyBasket } from '#domain/basket/basket.ts';
import type { CurrencyFormat } from '#domain/price/mask.ts';
import { type FreeDeliveryTerms, wireBasket } from './wire-basket.ts';

const zloty: CurrencyFormat = { ...(settings.currencies[0] ?? fail()) };
const delivery: FreeDeliveryTerms = { from: 1230, freeFrom: 20_000, taxBasisPoints: 2300 };
const line: BasketLine = {
  id: 1,
  productId: 7,
  slug: 'etiopia-guji',
  name: 'Etiopia Guji',
  size: { type: '250g', name: '250 g' },
  picture: { name: 'etiopia-guji-natural-front-1', view: 'front' },
  unit: 'piece',
  quantity: 2,
  rules: { step: 1, precision: 0, min: 1, max: null },
  price: { gross: 61_725, net: 50_183 },
  worth: { gross: 123_450, net: 100_366 },
};
const basket: Basket = { lines: [line], worth: line.worth };
/** In the words of a shop that names both the unit and how many. */
const wired = (of: Basket, language: 'pl' | 'en', terms: FreeDeliveryTerms | undefined) =>
  wireBasket(of, language, zloty, terms, 'gross', (unit, n) => `${unit} (${n})`);
const wire = (changes: Partial<BasketLine> = {}, terms: FreeDeliveryTerms | undefined = delivery) =>
  wired({ ...basket, lines: [{ ...line, ...changes }] }, 'pl', terms);

describe('the basket on the wire', () => {
  test('shows a product with its link, pictures, quantity and worth', () => {
    expect(wire().products).toEqual([
      {
        link: '/produkt/7/etiopia-guji',
        icon: '/gfx/pictures/etiopia-guji-natural-front-1-320.webp',
        icon_second: '/gfx/pictures/etiopia-guji-natural-front-1-320.jpg',
        name: 'Etiopia Guji',
        size: '250g',
        size_name: '250 g',
        product_version_name: '',
        count: 2,
        count_formatted: '2',
        worth_unit: 'piece (2)',
        prices: {
          worth_net_formatted: '1\u00a0003,66\u00a0zł',
          worth_gros_formatted: '1\u00a0234,50\u00a0zł',
        },
        subscription_period: '0',
      },
    ]);
  });

  test('writes a quantity with the decimals of its unit', () => {
    const byWeight = { quantity: 0.5, rules: { step: 0.25, precision: 2, min: 0.25, max: null } };
    expect(wire(byWeight).products[0]).toMatchObject({ count: 0.5, count_formatted: '0,50' });
  });

  test('links to the shopper’s own language', () => {
    expect(wired(basket, 'en', delivery).products[0]?.link).toBe('/en/product/7/etiopia-guji');
  });

  test("calls a one-size product 'uniw', so that no size is shown", () => {
    expect(wire({ size: { type: 'onesize', name: 'jeden rozmiar' } }).products[0]?.size).toBe('uniw');
    expect(wire({ size: { type: 'uniw', name: 'uniwersalny' } }).products[0]?.size).toBe('uniw');
  });

  test('shows no picture where a product has none', () => {
    const { picture: _, ...bare } = line;
    const [product] = wired({ ...basket, lines: [bare] }, 'pl', delivery).products;
    expect(product).toMatchObject({ icon: '', icon_second: '' });
  });

  test('sums up its worth, gross and net, and counts its products', () => {
    const two: Basket = {
      lines: [line, { ...line, id: 2, quantity: 5 }],
      worth: { gross: 246_900, net: 200_732 },
    };
    expect(wired(two, 'pl', delivery)).toMatchObject({
      worth_formatted: '2\u00a0469,00\u00a0zł',
      worth_net_formatted: '2\u00a0007,32\u00a0zł',
      worth: 2469,
      worth_net: 2007.32,
      productsCounter: 2,
      user: { client: false },
    });
  });
});

describe('the basket on the wire, with lines kept for later and a code,', () => {
  test('shows and counts only what would be ordered', () => {
    const kept: Basket = { ...basket, lines: [line, { ...line, id: 2, later: true }] };
    expect(wired(kept, 'pl', delivery)).toMatchObject({
      products: [{ name: 'Etiopia Guji' }],
      productsCounter: 1,
    });
  });

  test('tells what the code takes off', () => {
    const reduced: Basket = { ...basket, rebate: { gross: 2000, net: 1626 } };
    expect(wired(reduced, 'pl', delivery)).toMatchObject({ rebate: 20, rebate_net: 16.26 });
    expect(wire()).not.toHaveProperty('rebate');
  });
});

describe('delivery in the basket', () => {
  const worth = (gross: number): Basket => ({ ...basket, worth: { gross, net: gross } });

  test('says what is missing until it is free, and what it costs until then', () => {
    expect(wired(worth(12_345), 'pl', delivery)).toMatchObject({
      toShippingFree: 76.55,
      shippingCost_formatted: '12,30\u00a0zł',
      shippingCost_net_formatted: '10,00\u00a0zł',
    });
  });

  test.each([20_000, 20_001])('is free from the threshold on: %i grosze', (gross) => {
    expect(wired(worth(gross), 'pl', delivery)).toMatchObject({
      toShippingFree: 0,
      shippingCost_formatted: '0,00\u00a0zł',
      shippingCost_net_formatted: '0,00\u00a0zł',
    });
  });

  test('is not called free where no sum makes it free', () => {
    expect(wired(worth(90_000), 'pl', { ...delivery, freeFrom: null })).toMatchObject({
      toShippingFree: -1,
      shippingCost_formatted: '12,30\u00a0zł',
    });
    expect(wired(emptyBasket, 'pl', undefined).toShippingFree).toBe(-1);
  });
});

function fail(): never {
  throw new Error('shop.config.ts names no currency');
}
