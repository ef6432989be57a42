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
const pricesOfSample = sample.flatMap(({ sizes }) => sizes.map(({ prices }) => prices));
/** Something, with no space around it. */
const WRITTEN = /^\S(.*\S)?$/s;
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
    const slugs = sample.flatMap(({ name }) => [slugOf(name.pl), slugOf(name.en)]);
    expect(slugs.filter((slug) => !SLUG.test(slug))).toEqual([]);
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
    const strange = sample.filter(
      ({ categories: own, picturesOf, producer }) =>
        !own.every((key) => categories.has(key)) || !products.has(picturesOf) || !producers.has(producer),
    );
    expect(strange).toEqual([]);
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
    const wrong = pricesOfSample.filter((prices) =>
      prices.some(
        ({ gross, regular = Number.POSITIVE_INFINITY, daysAgo }, index) =>
          gross <= 0 ||
          gross >= regular ||
          daysAgo >= (prices[index - 1]?.daysAgo ?? Number.POSITIVE_INFINITY),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has one product in twenty sold out, and at most 300 of a size in stock', () => {
    const soldOut = sample.filter(({ sizes }) => sizes.every(({ stock }) => stock === 0));
    expect(share(soldOut.length)).toBeCloseTo(0.05, 1);
    const stocks = sample.flatMap(({ sizes }) => sizes.map(({ stock }) => Number(stock)));
    expect(Math.max(...stocks)).toBeLessThanOrEqual(300);
  });

  it('offers one to six sizes of different types', () => {
    const wrong = sample.filter(
      ({ sizes }) =>
        sizes.length < 1 || sizes.length > 6 || new Set(sizes.map(({ type }) => type)).size < sizes.length,
    );
    expect(wrong).toEqual([]);
  });

  it('says everything in both languages, in one line where it sums up', () => {
    const isWritten = ({ pl, en }: { pl: string; en: string }) => WRITTEN.test(pl) && WRITTEN.test(en);
    const wrong = sample.filter(({ name, summary, description, parameters }) => {
      const texts = [name, summary, ...description.flatMap((part) => [part.heading, ...part.paragraphs])];
      const isWhole = [...texts, ...parameters.map(({ value }) => value)].every(isWritten);
      return !isWhole || Math.max(summary.pl.length, summary.en.length) > 90 || parameters.length < 3;
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
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
