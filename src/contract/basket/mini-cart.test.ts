import { describe, expect, test } from 'vitest';
import type { WireBasket, WireBasketProduct } from '#contract/widgets.ts';
import { miniCartOf } from './mini-cart.ts';

const coffee: WireBasketProduct = {
  link: '/produkt/7/etiopia-guji',
  icon: '/gfx/pictures/guji-320.webp',
  icon_second: '/gfx/pictures/guji-320.jpg',
  name: 'Etiopia Guji',
  size: '250g',
  size_name: '250 g',
  product_version_name: 'ziarnista',
  count: 2,
  count_formatted: '2',
  worth_unit: 'op.',
  prices: { worth_net_formatted: '80,00 zł', worth_gros_formatted: '98,40 zł' },
  subscription_period: '0',
};
const basket: WireBasket = {
  products: [coffee],
  user: { client: false },
  worth: 98.4,
  worth_net: 80,
  worth_formatted: '98,40 zł',
  worth_net_formatted: '80,00 zł',
  productsCounter: 1,
  shippingCost_formatted: '12,30 zł',
  shippingCost_net_formatted: '10,00 zł',
  toShippingFree: 101.6,
};
const productLike = (changes: Partial<WireBasketProduct>) =>
  miniCartOf({ ...basket, products: [{ ...coffee, ...changes }] }, 'gross').products[0];
const cartOf = (count: number) => miniCartOf({ ...basket, products: Array(count).fill(coffee) }, 'gross');

describe('the mini-cart read from the wire', () => {
  test('has each product with link, pictures, version, size, quantity, unit and worth', () => {
    expect(miniCartOf(basket, 'gross').products).toEqual([
      {
        link: '/produkt/7/etiopia-guji',
        icon: '/gfx/pictures/guji-320.webp',
        iconSecond: '/gfx/pictures/guji-320.jpg',
        name: 'Etiopia Guji',
        version: 'ziarnista',
        size: '250 g',
        quantity: '2\u00a0op.',
        worth: { gross: '98,40 zł', net: '80,00 zł' },
      },
    ]);
  });

  test("shows no size where it is 'uniw'", () => {
    expect(productLike({ size: 'uniw', size_name: 'uniwersalny' })).not.toHaveProperty('size');
  });

  test("tells a subscription by a period other than '0'", () => {
    expect(productLike({ subscription_period: '30' })?.everyDays).toBe(30);
    expect(productLike({})).not.toHaveProperty('everyDays');
  });

  test('is hidden, shown with pictures or as a list by the number of its products', () => {
    expect([0, 1, 10, 11, 22, 23].map((count) => cartOf(count).layout)).toEqual([
      ...['hidden', 'pictures', 'pictures', 'list', 'list', 'hidden'],
    ]);
  });

  test('offers the order in one click unless a product is nameless or in a subscription', () => {
    const orderAtOnce = (changes: Partial<WireBasketProduct>) =>
      miniCartOf({ ...basket, products: [coffee, { ...coffee, ...changes }] }, 'gross').orderAtOnce;
    expect(orderAtOnce({})).toBe(true);
    expect(orderAtOnce({ name: '' })).toBe(false);
    expect(orderAtOnce({ subscription_period: '30' })).toBe(false);
  });
});

describe('free delivery in the mini-cart', () => {
  const at = (toShippingFree: number) => miniCartOf({ ...basket, toShippingFree }, 'gross').toFreeShipping;

  test('says what is missing and how far the shopper has come', () => {
    expect(at(101.6)).toEqual({ missing: 10_160, reached: expect.closeTo(0.492) });
  });

  test('is reached when nothing is missing', () => {
    expect(at(0)).toEqual({ missing: 0, reached: 1 });
  });

  test('is not spoken of where no sum makes delivery free', () => {
    expect(at(-1)).toBeUndefined();
  });
});
