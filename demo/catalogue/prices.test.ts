import { describe, expect, it } from 'vitest';
import { type PriceStep, priceAt } from 'witryna/domain/price/price-history.ts';
import { products } from './products/index.ts';
import type { DemoPriceStep, DemoProduct } from './types.ts';

type Promotion = {
  product: DemoProduct;
  steps: DemoPriceStep[];
  now: DemoPriceStep;
  regular: number;
  lowest: number;
};

const NOW = Date.UTC(2026, 10, 24, 12);
const histories = products.flatMap((product) => product.sizes.map(({ prices }) => ({ product, prices })));

/** Sizes sold below their regular price today, with the lowest price of the 30 days before that reduction. */
const promotions: Promotion[] = histories.flatMap(({ product, prices }) => {
  const now = prices.findLast(({ daysAgo }) => daysAgo >= 0);
  if (now?.regular === undefined) return [];
  return [{ product, steps: prices, now, regular: now.regular, lowest: lowestBefore(prices, now.daysAgo) }];
});

function lowestBefore(steps: DemoPriceStep[], reducedDaysAgo: number): number {
  const days = Array.from({ length: 30 }, (_, index) => reducedDaysAgo + 1 + index);
  const grosses = days.flatMap((day) => steps.findLast(({ daysAgo }) => daysAgo >= day)?.gross ?? []);
  return Math.min(...grosses);
}

function stepOf({ daysAgo, gross, regular = gross }: DemoPriceStep): PriceStep {
  return { startsAt: NOW - daysAgo * 86_400_000, gross, regular };
}

function stepsBefore({ steps, now }: Promotion): DemoPriceStep[] {
  return steps.slice(0, steps.indexOf(now));
}

describe('price histories', () => {
  it('run from the oldest price to the newest', () => {
    for (const { product, prices } of histories) {
      const days = prices.map(({ daysAgo }) => daysAgo);
      expect(days, product.key).toEqual([...new Set(days)].sort((a, b) => b - a));
    }
  });

  it('start long ago, or on the day a new product was first offered', () => {
    for (const { product, prices } of histories) {
      const first = prices[0]?.daysAgo ?? 0;
      if (product.newFromDaysAgo === undefined) expect(first, product.key).toBeGreaterThanOrEqual(100);
      else expect(first, product.key).toBe(product.newFromDaysAgo);
    }
  });

  it('are in whole grosze, and only free things cost nothing', () => {
    for (const { product, prices } of histories) {
      for (const { gross } of prices) {
        expect(Number.isInteger(gross), product.key).toBe(true);
        expect(gross > 0 || product.gratis === true || product.phonePrice === true, product.key).toBe(true);
      }
    }
  });

  it('call a price reduced only when it is below the regular one', () => {
    for (const { product, prices } of histories) {
      for (const { gross, regular } of prices) {
        if (regular !== undefined) expect(regular, product.key).toBeGreaterThan(gross);
      }
    }
  });

  it('suggest a retail price no lower than ours and a deposit lower than the price', () => {
    for (const { key, sizes } of products) {
      for (const { prices, suggestedRetail, advance = 0 } of sizes) {
        const gross = prices.findLast(({ daysAgo }) => daysAgo >= 0)?.gross ?? 0;
        if (suggestedRetail !== undefined) expect(suggestedRetail, key).toBeGreaterThanOrEqual(gross);
        expect(advance, key).toBeLessThanOrEqual(gross);
      }
    }
  });

  it('make a kilogram of coffee made to measure cheaper in each larger bag, whatever the grind', () => {
    const sizes = products.find(({ key }) => key === 'kawa-na-miare')?.sizes ?? [];
    const perKilogram = ['250g', '500g', '1kg', '2kg'].map((weight, doubled) => {
      const grosses = sizes
        .filter(({ type }) => type.startsWith(`${weight}-`))
        .map(({ prices }) => prices[0]?.gross);
      expect([grosses.length, new Set(grosses).size], weight).toEqual([6, 1]);
      return ((grosses[0] ?? 0) * 4) / 2 ** doubled;
    });
    expect(perKilogram).toEqual([...new Set(perKilogram)].sort((a, b) => b - a));
  });

  it('make a kilogram cheaper in a larger bag', () => {
    for (const { key, sizes } of products) {
      const [small, large] = [
        sizes.find(({ type }) => type === '250g'),
        sizes.find(({ type }) => type === '1kg'),
      ];
      if (small === undefined || large === undefined) continue;
      small.prices.forEach(({ gross }, index) => {
        expect(large.prices[index]?.gross, key).toBeLessThan(gross * 4);
      });
    }
  });
});

describe('promotions show every kind of lowest price', () => {
  it.each<[string, (promotion: Promotion) => boolean]>([
    ['a reduction introduced today', ({ now }) => now.daysAgo === 0],
    ['a reduction introduced ten days ago', ({ now }) => now.daysAgo === 10],
    ['a reduction introduced forty days ago that still runs', ({ now }) => now.daysAgo === 40],
    [
      'a promotion that went down in two steps',
      (promotion) => {
        const last = stepsBefore(promotion).at(-1);
        return (
          !promotion.product.perishable && last?.regular !== undefined && last.gross > promotion.now.gross
        );
      },
    ],
    [
      'a new product first offered twelve days ago and reduced three days ago',
      ({ steps, now }) => steps[0]?.daysAgo === 12 && now.daysAgo === 3,
    ],
    ['a perishable product reduced', ({ product }) => product.perishable === true],
    [
      'a dip of one day before the promotion',
      (promotion) => {
        const [back, dip] = stepsBefore(promotion).toReversed();
        return (
          dip?.regular !== undefined &&
          back?.regular === undefined &&
          dip.daysAgo - (back?.daysAgo ?? 0) === 1
        );
      },
    ],
    [
      'a price that rose before the promotion',
      (promotion) => {
        const [raised, old] = stepsBefore(promotion).toReversed();
        return (
          old?.regular === undefined &&
          old !== undefined &&
          old.gross < promotion.regular &&
          raised?.gross === promotion.regular &&
          promotion.lowest === old.gross
        );
      },
    ],
    ['a lowest price equal to the regular price', ({ lowest, regular }) => lowest === regular],
    ['a lowest price higher than the selling price', ({ lowest, now }) => lowest > now.gross],
    ['a lowest price lower than the selling price', ({ lowest, now }) => lowest < now.gross],
    [
      'a lowest price lower than the selling price because the price rose before the promotion',
      (promotion) =>
        promotion.lowest < promotion.now.gross &&
        stepsBefore(promotion).every(({ regular }) => regular === undefined),
    ],
    [
      'a promotion that ends in five days',
      ({ steps, regular }) => steps.some(({ daysAgo, gross }) => daysAgo === -5 && gross === regular),
    ],
  ])('%s', (_, isOfKind) => {
    expect(promotions.filter(isOfKind).map(({ product }) => product.key)).not.toEqual([]);
  });
});

describe('a planned promotion', () => {
  it('is in the history of a product that is sold at its regular price until then', () => {
    const planned = histories.filter(({ prices }) => {
      const now = prices.findLast(({ daysAgo }) => daysAgo >= 0);
      const next = prices.find(({ daysAgo }) => daysAgo < 0);
      return now?.regular === undefined && next?.regular === now?.gross && (next?.gross ?? 0) > 0;
    });
    expect(planned.length).toBeGreaterThan(0);
    for (const { prices } of planned)
      expect(priceAt(prices.map(stepOf), NOW)).toEqual({ gross: prices[0]?.gross });
  });
});
