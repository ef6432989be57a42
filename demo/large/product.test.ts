import { describe, expect, it } from 'vitest';
import { slugOf } from 'witryna/domain/page/slug.ts';
import { demoCatalogue } from '#demo/catalogue/index.ts';
import { kinds } from './kinds/index.ts';
import { largeProducers } from './producers.ts';
import { keyOf, type LargeProduct, largeProduct } from './product.ts';
import { turnWheels } from './wheels.ts';

const SEED = 'test';
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const sample = Array.from({ length: 5000 }, (_, index) => largeProduct(index + 1, SEED));
const share = (count: number) => count / sample.length;
const priceNow = ({ sizes }: LargeProduct) => sizes[0]?.prices.at(-1);
const inPromotion = (product: LargeProduct) => priceNow(product)?.regular !== undefined;

describe('the large catalogue', () => {
  it('gives a hundred thousand products as many names, in both languages, none of them the demo shop’s', () => {
    const polish = new Set(demoCatalogue.products.map(({ name }) => name.pl));
    const english = new Set(demoCatalogue.products.map(({ name }) => name.en));
    const before = polish.size;
    for (let number = 1; number <= 100_000; number++) {
      const { name } = largeProduct(number, SEED);
      polish.add(name.pl);
      english.add(name.en);
    }
    expect({ polish: polish.size - before, english: english.size - before }).toEqual({
      polish: 100_000,
      english: 100_000,
    });
  }, 60_000);

  it('has names that make an address in both languages', () => {
    for (const { name } of sample) for (const text of [name.pl, name.en]) expect(slugOf(text)).toMatch(SLUG);
  });

  it('numbers the next lot when a name has been used before', () => {
    const [late, later] = [900_001, 999_999].map((number) => largeProduct(number, SEED).name.pl);
    expect(late).not.toBe(later);
    const filters = Array.from({ length: 2000 }, (_, index) => largeProduct(998_001 + index, SEED)).filter(
      ({ categories }) => categories[0] === 'filtry-papierowe',
    );
    for (const { name } of filters) expect(name.pl).toMatch(/, edycja [2-9]$/);
  });

  it('is the same whenever it is made, and another for another seed', () => {
    expect(largeProduct(4711, SEED)).toEqual(largeProduct(4711, SEED));
    expect(largeProduct(4711, 'other').name).not.toEqual(largeProduct(4711, SEED).name);
  });

  it('has keys that sort like the numbers', () => {
    expect([keyOf(123), keyOf(1_000_000)]).toEqual(['large-000123', 'large-1000000']);
  });

  it('has every kind of goods', () => {
    const nouns = new Set(sample.map(({ categories }) => categories[0]));
    expect(nouns).toEqual(new Set(kinds.map(({ categories }) => categories[0])));
  });

  it('uses the demo shop’s categories and pictures, and its own producers', () => {
    const categories = new Set(demoCatalogue.categories.map(({ key }) => key));
    const products = new Set(demoCatalogue.products.map(({ key }) => key));
    const producers = new Set(largeProducers.map(({ key }) => key));
    for (const product of sample) {
      expect(product.categories.every((key) => categories.has(key))).toBe(true);
      expect(products.has(product.picturesOf)).toBe(true);
      expect(producers.has(product.producer)).toBe(true);
    }
  });

  it('has two hundred producers with different names, none of them the demo shop’s', () => {
    const names = [...largeProducers, ...demoCatalogue.producers].map(({ name }) => slugOf(name));
    expect(largeProducers).toHaveLength(200);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has a fifth of its products in promotion, after two to four price steps', () => {
    const promoted = sample.filter(inPromotion);
    expect(share(promoted.length)).toBeCloseTo(0.2, 1);
    for (const { sizes } of promoted)
      for (const { prices } of sizes) expect([2, 3, 4]).toContain(prices.length);
  });

  it('asks less in promotion than its regular price, and has every step after the one before', () => {
    for (const { sizes } of sample)
      for (const { prices } of sizes)
        for (const [index, { gross, regular, daysAgo }] of prices.entries()) {
          expect(gross).toBeGreaterThan(0);
          expect(gross).toBeLessThan(regular ?? Number.POSITIVE_INFINITY);
          expect(daysAgo).toBeLessThan(prices[index - 1]?.daysAgo ?? Number.POSITIVE_INFINITY);
        }
  });

  it('marks no price as reduced that is not', () => {
    for (const { sizes } of sample)
      for (const { prices } of sizes)
        for (const { gross, regular } of prices)
          if (regular !== undefined) expect(gross).toBeLessThan(regular);
  });

  it('has one product in twenty sold out, and at most 300 of a size in stock', () => {
    const soldOut = sample.filter(({ sizes }) => sizes.every(({ stock }) => stock === 0));
    expect(share(soldOut.length)).toBeCloseTo(0.05, 1);
    for (const { sizes } of sample)
      for (const { stock } of sizes) expect(Number(stock)).toBeLessThanOrEqual(300);
  });

  it('offers one to six sizes of different types', () => {
    for (const { sizes } of sample) {
      expect(sizes.length >= 1 && sizes.length <= 6).toBe(true);
      expect(new Set(sizes.map(({ type }) => type)).size).toBe(sizes.length);
    }
  });

  it('says everything in both languages, in one line where it sums up', () => {
    for (const { key, name, summary, description, parameters } of sample) {
      const texts = [name, summary, ...description.flatMap((part) => [part.heading, ...part.paragraphs])];
      for (const text of [...texts, ...parameters.map(({ value }) => value)])
        for (const written of [text.pl, text.en]) expect(written, key).toMatch(/^\S(.*\S)?$/s);
      expect(Math.max(summary.pl.length, summary.en.length), key).toBeLessThanOrEqual(90);
      expect(parameters.length, key).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('choosing among options', () => {
  it('meets every combination once before it begins again', () => {
    const turns = Array.from({ length: 60 }, (_, index) => turnWheels(index, [5, 3, 2], 17));
    const first = new Set(turns.slice(0, 30).map(({ picks }) => picks.join()));
    expect(first.size).toBe(30);
    expect(turns.map(({ lap }) => lap)).toEqual([...Array(30).fill(0), ...Array(30).fill(1)]);
  });
});
