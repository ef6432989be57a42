import { describe, expect, it } from 'vitest';
import { products } from './products/index.ts';
import type { DemoProduct, DemoSize } from './types.ts';

type Case = [rule: string, matches: (product: DemoProduct) => boolean, atLeast?: number];

const hasSizes = (product: DemoProduct, ...types: string[]) =>
  types.every((type) => product.sizes.some((size) => size.type === type));
const soldOut = (product: DemoProduct) => product.availability?.status === 'disable';
const onOrder = (product: DemoProduct) => product.availability?.status === 'order';
const inSomeSizes = (matches: (size: DemoSize) => boolean) => (product: DemoProduct) =>
  product.sizes.some(matches) && !product.sizes.every(matches);
const inColours = ({ sizes }: DemoProduct) => sizes.filter(({ picture }) => picture?.colour).length >= 2;
const priceNow = ({ prices }: DemoSize) => prices.findLast(({ daysAgo }) => daysAgo >= 0)?.gross ?? 0;
const gone = ({ stock, externalStock = 0 }: DemoSize) => stock === 0 && externalStock === 0;
const onlyOutside = ({ stock, externalStock = 0 }: DemoSize) => stock === 0 && externalStock > 0;
const price = (product: DemoProduct) => product.sizes[0]?.prices[0]?.gross ?? 0;

const CASES: Case[] = [
  ['coffee in bags of 250 g, 500 g and 1 kg', (product) => hasSizes(product, '250g', '500g', '1kg'), 15],
  [
    'coffee by weight, in quarters of a kilogram',
    (product) =>
      product.unit === 'kilogram' &&
      product.sellBy === 0.25 &&
      product.precision === 2 &&
      hasSizes(product, 'uniw'),
    2,
  ],
  [
    'a subscription with a percentage off',
    ({ subscription }) => subscription?.rebate.type === 'percentage',
    5,
  ],
  ['a subscription with an amount off', ({ subscription }) => subscription?.rebate.type === 'quota', 5],
  [
    'shirts from XS to XXL with some sizes sold out',
    (product) =>
      hasSizes(product, 'XS', 'S', 'M', 'L', 'XL', 'XXL') &&
      product.sizes.some(({ stock }) => stock === 0) &&
      product.sizes.some(({ stock }) => stock !== 0),
    2,
  ],
  ['something in colours, each with its picture', inColours, 3],
  ['a colour that is sold out', (product) => inColours(product) && inSomeSizes(gone)(product)],
  [
    'colours at different prices',
    (product) => inColours(product) && new Set(product.sizes.map(priceNow)).size > 1,
    3,
  ],
  [
    'coffee in more sizes than 16, some of them sold out, also by subscription',
    (product) =>
      product.sizes.length === 24 &&
      new Set(product.sizes.map(priceNow)).size === 4 &&
      inSomeSizes(gone)(product) &&
      product.subscription?.rebate.type === 'percentage',
  ],
  ['something that cannot be sent back, because it spoils', ({ perishable }) => perishable === true, 2],
  ['something cut to measure', ({ withdrawalException }) => withdrawalException === 'custom', 2],
  ['a size that is sold from three packs', inSomeSizes(({ minPerOrder }) => minPerOrder === 3)],
  ['a size of which an order has at most two', inSomeSizes(({ maxPerOrder }) => maxPerOrder === 2)],
  ['a subscription that begins at two bags', ({ minPerSubscription }) => minPerSubscription === 2],
  ['clothes of one size', (product) => hasSizes(product, 'onesize'), 3],
  [
    'fabric by the metre, cut every 10 cm',
    ({ unit, sellBy, precision }) => unit === 'metre' && sellBy === 0.1 && precision === 1,
    2,
  ],
  [
    'paper filters that are cheaper from 5, 10 and 20 packs',
    ({ tiers }) =>
      JSON.stringify(tiers?.map(({ from, percent }) => [from, percent])) === '[[5,5],[10,10],[20,15]]',
    2,
  ],
  [
    'gift sets made of other products',
    ({ type, parts }) => type === 'bundle' && (parts?.length ?? 0) >= 3,
    2,
  ],
  [
    'a gift card for 50, 100 or 200 zł, sent by e-mail, with its worth in its picture',
    (product) =>
      product.type === 'virtual' &&
      hasSizes(product, '50zl', '100zl', '200zl') &&
      product.sizes.every((size) => size.picture?.label?.[1] === `${priceNow(size) / 100} ZŁ`),
  ],
  ['workshops', ({ type, categories }) => type === 'service' && categories.includes('warsztaty'), 2],
  [
    'a grinder service',
    ({ type, categories }) =>
      type === 'service' && categories.includes('serwis') && categories.includes('mlynki'),
  ],
  ['things for loyalty points only', ({ pointsCost }) => (pointsCost ?? 0) > 0, 2],
  [
    'an espresso machine with a price on the phone',
    (product) =>
      product.phonePrice === true && product.picture.shape === 'espresso-machine' && price(product) > 0,
  ],
  ['a free sticker', (product) => product.gratis === true && price(product) === 0],
  ['something free on request', (product) => product.phonePrice === true && price(product) === 0],
  [
    'something sold out that comes back on a known day',
    (product) => soldOut(product) && (product.availability?.backInDays ?? 0) > 0,
  ],
  [
    'something sold out with no date',
    (product) => soldOut(product) && product.availability?.backInDays === undefined,
  ],
  [
    'a pre-order with an unknown delivery time',
    (product) => onOrder(product) && product.availability?.unknownTime === true,
  ],
  ['something on order in 7 days', (product) => onOrder(product) && product.availability?.deliveryDays === 7],
  [
    'something on order in 45 days',
    (product) => onOrder(product) && product.availability?.deliveryDays === 45,
  ],
  [
    'something on order with a deposit and a suggested retail price',
    (product) =>
      onOrder(product) &&
      product.sizes.every(
        ({ advance, suggestedRetail }) => advance !== undefined && suggestedRetail !== undefined,
      ),
    2,
  ],
  ['a least quantity per order', ({ minPerOrder }) => minPerOrder !== undefined, 2],
  ['a greatest quantity per order', ({ maxPerOrder }) => maxPerOrder !== undefined, 2],
  ['points earned with a purchase', ({ pointsEarned }) => (pointsEarned ?? 0) > 0, 10],
  [
    'a suggested retail price',
    ({ sizes }) => sizes.some(({ suggestedRetail }) => suggestedRetail !== undefined),
    3,
  ],
  ['a deposit', ({ sizes }) => sizes.some(({ advance }) => advance !== undefined), 2],
  [
    'goods in an outside warehouse',
    ({ sizes }) => sizes.some(({ externalStock }) => (externalStock ?? 0) > 0),
    3,
  ],
  [
    'something that leaves from the outside warehouse only',
    (product) => product.availability === undefined && product.sizes.every(onlyOutside),
  ],
  [
    'a colour that leaves from the outside warehouse only',
    (product) =>
      inColours(product) && product.availability === undefined && inSomeSizes(onlyOutside)(product),
  ],
  [
    'something of which a larger quantity leaves later',
    ({ sizes, availability }) =>
      availability === undefined &&
      sizes.some(({ stock, externalStock = 0 }) => stock !== 0 && externalStock > 0),
    2,
  ],
  ['something without a stock limit', ({ sizes }) => sizes.some(({ stock }) => stock === 'unlimited'), 2],
  [
    'only a few left',
    ({ sizes }) => sizes.some(({ stock }) => typeof stock === 'number' && stock > 0 && stock <= 3),
    2,
  ],
  ['new products', ({ newFromDaysAgo }) => newFromDaysAgo !== undefined, 3],
  ['books and biscuits with 5% VAT', ({ vatPercent }) => vatPercent === 5, 3],
  ['spices with 8% VAT', ({ vatPercent }) => vatPercent === 8],
];

describe('the shop sells', () => {
  it.each(CASES)('%s', (_, matches, atLeast = 1) => {
    expect(products.filter(matches).length).toBeGreaterThanOrEqual(atLeast);
  });
});

describe('coffee and tea', () => {
  it('carry 23% VAT', () => {
    const drinks = products.filter(({ categories }) =>
      /origin|espresso|mieszanki|bezkofeinowa|mielona|na-wage|herbata/.test(categories[0] ?? ''),
    );
    expect(drinks.length).toBeGreaterThan(20);
    for (const { key, vatPercent } of drinks) expect(vatPercent, key).toBe(23);
  });
});

describe('what is sold out', () => {
  it('has no stock anywhere', () => {
    for (const { key, sizes } of products.filter(soldOut)) {
      for (const { stock, externalStock = 0 } of sizes) expect([stock, externalStock], key).toEqual([0, 0]);
    }
  });
});
