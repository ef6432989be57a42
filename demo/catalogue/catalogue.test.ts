import { describe, expect, it } from 'vitest';
import { readContents } from 'witryna/domain/price/contents.ts';
import { isEan13 } from './ean.ts';
import { demoCatalogue } from './index.ts';

const { categories, producers, series, infoPages, products, delivery } = demoCatalogue;
const productByKey = new Map(products.map((product) => [product.key, product]));
const categoryByKey = new Map(categories.map((category) => [category.key, category]));

const inSteps = (quantity: number, step: number) =>
  Math.abs(quantity / step - Math.round(quantity / step)) < 1e-9;

function depth(key: string): number {
  const parent = categoryByKey.get(key)?.parent;
  return parent === undefined ? 1 : 1 + depth(parent);
}

describe('the catalogue', () => {
  it('has at least 84 products, 14 categories, 6 producers and 11 information pages', () => {
    expect(products.length).toBeGreaterThanOrEqual(84);
    expect(categories.length).toBeGreaterThanOrEqual(14);
    expect(producers.length).toBeGreaterThanOrEqual(6);
    expect(infoPages.length).toBeGreaterThanOrEqual(11);
  });

  it.each([
    ...Object.entries({ categories, producers, series, infoPages, products, delivery }).map(
      ([name, entries]) => [name, entries.map(({ key }) => key)] as const,
    ),
    ['pickupPoints', demoCatalogue.pickupPoints.map(({ code }) => code)] as const,
    ['rebateCodes', demoCatalogue.rebateCodes.map(({ code }) => code)] as const,
  ])('never uses a key twice among %s', (_, keys) => {
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('never calls two products by the same name', () => {
    for (const language of ['pl', 'en'] as const) {
      expect(new Set(products.map(({ name }) => name[language])).size).toBe(products.length);
    }
  });

  it('puts every product in categories that exist, from a known producer', () => {
    for (const { key, categories: placed, producer } of products) {
      expect(placed.length, key).toBeGreaterThan(0);
      for (const category of placed) expect(categoryByKey.has(category), `${key}: ${category}`).toBe(true);
      expect(
        producers.some((known) => known.key === producer),
        `${key}: ${producer}`,
      ).toBe(true);
    }
  });

  it('puts a product only in a series of its own producer', () => {
    for (const product of products.filter((item) => item.series !== undefined)) {
      const owner = series.find(({ key }) => key === product.series)?.producer;
      expect(owner, product.key).toBe(product.producer);
    }
  });

  it('has products in every series and from every producer', () => {
    for (const { key } of series)
      expect(products.filter((item) => item.series === key).length, key).toBeGreaterThan(1);
    for (const { key } of producers)
      expect(
        products.some((item) => item.producer === key),
        key,
      ).toBe(true);
  });

  it('arranges categories on three levels, a parent before its children', () => {
    expect(Math.max(...categories.map(({ key }) => depth(key)))).toBe(3);
    categories.forEach(({ key, parent }, index) => {
      if (parent === undefined) return;
      const parentIndex = categories.findIndex((category) => category.key === parent);
      expect(parentIndex, key).toBeGreaterThanOrEqual(0);
      expect(parentIndex, key).toBeLessThan(index);
    });
  });

  it('has at least two products in every last category', () => {
    const leaves = categories.filter(({ key }) => !categories.some(({ parent }) => parent === key));
    for (const { key } of leaves) {
      const count = products.filter((product) => product.categories.includes(key)).length;
      expect(count, key).toBeGreaterThanOrEqual(2);
    }
  });

  it('builds a set only from parts that are sold, for less than the parts together', () => {
    for (const bundle of products.filter(({ type }) => type === 'bundle')) {
      const sum = (bundle.parts ?? []).reduce((total, part) => {
        const size = productByKey.get(part.product)?.sizes.find(({ type }) => type === part.size);
        expect(size, `${bundle.key}: ${part.product} ${part.size}`).toBeDefined();
        return total + part.quantity * (size?.prices.findLast(({ daysAgo }) => daysAgo >= 0)?.gross ?? 0);
      }, 0);
      for (const { prices } of bundle.sizes) {
        for (const { gross } of prices) expect(gross, bundle.key).toBeLessThan(sum);
      }
    }
  });

  it('gives every article on a shelf its own valid barcode', () => {
    const codes = products.flatMap(({ sizes }) =>
      sizes.flatMap(({ ean }) => (ean === undefined ? [] : [ean])),
    );
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(84);
    for (const code of codes) expect(isEan13(code) && code.startsWith('590'), code).toBe(true);
  });

  it('never lists a size of a product twice', () => {
    for (const { key, sizes } of products) {
      expect(sizes.length, key).toBeGreaterThan(0);
      expect(new Set(sizes.map(({ type }) => type)).size, key).toBe(sizes.length);
    }
  });

  it('weighs everything that is sent', () => {
    for (const { key, type, sizes } of products) {
      if (type === 'service' || type === 'virtual') continue;
      for (const { weightGrams } of sizes) expect(weightGrams, key).toBeGreaterThan(0);
    }
  });

  it('lets prices of food and of packs be compared', () => {
    const compared = products.filter(
      ({ type, unit, picture }) =>
        type === 'goods' && unit !== 'kilogram' && (unit === 'pack' || picture.shape === 'bag'),
    );
    expect(compared.length).toBeGreaterThan(20);
    for (const { key, sizes } of compared)
      for (const { contents = '' } of sizes)
        expect(readContents(contents), `${key}: ${contents}`).toBeDefined();
  });

  it('counts limits of an order in whole selling steps', () => {
    for (const { key, sellBy = 1, minPerOrder = sellBy, maxPerOrder = minPerOrder } of products) {
      for (const limit of [minPerOrder, maxPerOrder]) {
        expect(inSteps(limit, sellBy), key).toBe(true);
      }
      expect(maxPerOrder, key).toBeGreaterThanOrEqual(minPerOrder);
    }
  });

  it('counts limits of a size and of a subscription in whole selling steps, within the product’s own', () => {
    for (const { key, sellBy = 1, maxPerOrder = Number.POSITIVE_INFINITY, ...product } of products) {
      const { minPerSubscription = sellBy, subscription, sizes } = product;
      expect(inSteps(minPerSubscription, sellBy) && minPerSubscription <= maxPerOrder, key).toBe(true);
      if (product.minPerSubscription !== undefined) expect(subscription, key).toBeDefined();
      for (const { minPerOrder = sellBy, maxPerOrder: most = minPerOrder } of sizes) {
        expect(inSteps(minPerOrder, sellBy) && inSteps(most, sellBy), key).toBe(true);
        expect(minPerOrder <= most && most <= maxPerOrder, key).toBe(true);
      }
    }
  });

  it('keeps popularity between 1 and 100', () => {
    for (const { key, popularity } of products) {
      expect(popularity >= 1 && popularity <= 100, key).toBe(true);
    }
  });
});
