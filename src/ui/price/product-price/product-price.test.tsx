import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import settings from '#config';
import { withTax } from '#domain/price/money.ts';
import { withPossibleCode } from '#domain/price/omnibus.ts';
import { type PriceNow, priceView } from '#domain/price/price-view.ts';
import { lessPercent } from '#domain/price/tiers.ts';
import { textsIn } from '#texts/dictionary.ts';
import { ShopViewProvider } from '#ui/shop-view/shop-view.tsx';
import { priceRecord } from './price-rows.ts';
import { PriceRows, ProductPrice } from './product-price.tsx';

const VAT = 2300;
const PERCENT = 10;
const of = (gross: number) => withTax(gross, VAT);
const reduced: PriceNow = { price: of(3990), regular: of(4990), lowest: of(4490), until: '2026-11-24' };
const suggested = of(5290);
const advance = of(1000);
const plain: PriceNow = { price: of(3990), suggested };

describe('the rows under a price', () => {
  test('begin with the lowest price of 30 days: the law wants it beside a reduced one', () => {
    expect(rowsOf({ ...reduced, suggested, advance })).toEqual([
      'lowest',
      'until',
      'saving',
      'otherType',
      'suggested',
      'advance',
      'regular',
      'place',
    ]);
    expect(rowsOf(withCode(plain), plain)).toEqual(['lowest', 'saving', 'otherType', 'suggested']);
  });

  test('let the price be compared beside itself, where that is another one', () => {
    const compared = (now: PriceNow) => /product-price__comparable">([^<]*)</.exec(htmlOf(now))?.[1];
    expect(compared({ ...reduced, contents: { amount: 250, measure: 'g' } })).toBe('159,60\u00a0zł/kg');
    expect(compared({ ...plain, contents: { amount: 1500, measure: 'ml' } })).toBe('26,60\u00a0zł/l');
    expect(compared({ ...plain, contents: { amount: 50, measure: 'piece' } })).toBe('0,80\u00a0zł/szt.');
    expect(compared({ ...plain, contents: { amount: 1000, measure: 'g' } })).toBeUndefined();
  });

  test('keep the places that a code will fill, and say there where it is counted', () => {
    expect(rowsOf(plain)).toEqual(['place', 'place', 'otherType', 'suggested']);
    expect(htmlOf(plain)).toMatch(/Kod rabatowy policzymy w koszyku\.<\/span><span [^>]*>Najniższa cena/);
    expect(htmlOf(reduced)).toMatch(/policzymy w koszyku\.<\/span><span [^>]*>Cena przed rabatem/);
  });

  test('none of them moves when a code becomes active, and none is added', () => {
    fc.assert(
      fc.property(somePrice, fc.boolean(), (now, codeCameFirst) => {
        const [before, after] = [rowsOf(now), rowsOf(withCode(now, codeCameFirst), now)];
        expect(after).toHaveLength(before.length);
        for (const name of ['otherType', 'suggested', 'advance'])
          expect(after.indexOf(name)).toBe(before.indexOf(name));
      }),
    );
  });
});

const somePrice: fc.Arbitrary<PriceNow> = fc
  .record({
    price: fc.integer({ min: 1000, max: 100_000 }),
    above: fc.option(fc.integer({ min: 1, max: 5000 })),
    lowest: fc.constantFrom('regular', 'between', 'below'),
    dated: fc.boolean(),
    hasSuggested: fc.boolean(),
    hasAdvance: fc.boolean(),
  })
  .map(({ price, above, lowest, dated, hasSuggested, hasAdvance }) => ({
    price: of(price),
    ...(above !== null && {
      regular: of(price + 2 * above),
      lowest: of({ regular: price + 2 * above, between: price + above, below: price - 500 }[lowest]),
      ...(dated && { until: '2026-11-24' }),
    }),
    ...(hasSuggested && { suggested }),
    ...(hasAdvance && { advance }),
  }));

/** A code that was there before the reduction is measured as the reduction is, a later one from the reduced price. */
function withCode(now: PriceNow, codeCameFirst = false): PriceNow {
  const measured = codeCameFirst ? (now.lowest ?? now.price) : now.price;
  const lowest = now.lowest && now.lowest.gross < measured.gross ? now.lowest : measured;
  return { ...now, price: of(lessPercent(now.price.gross, PERCENT)), beforeCode: now.price, lowest };
}

/** What stands under the price, from above: names of rows, 'place' where one is kept for another. */
const rowsOf = (now: PriceNow, onPage = now) =>
  [...htmlOf(now, onPage).matchAll(/product-price__row product-price__(\w+)"/g)].map(([, name]) => name);

function htmlOf(now: PriceNow, onPage = now): string {
  const [currency] = settings.currencies;
  if (!currency) throw new Error('shop.config.ts names no currency');
  const view = { language: 'pl', currency, priceType: 'gross', texts: textsIn('pl') } as const;
  const props = {
    ...priceDetailsOf(now),
    purchase: 'buy' as const,
    pointsCost: 0,
    others: withPossibleCode(onPage).map(priceDetailsOf),
    saysCode: !now.beforeCode,
  };
  return renderToStaticMarkup(
    <ShopViewProvider view={view}>
      <ProductPrice {...props} />
      <PriceRows {...props} quiet />
    </ShopViewProvider>,
  );
}

const priceDetailsOf = (now: PriceNow) =>
  priceRecord(
    priceView(now, { quantity: 1, sellBy: 1, tiers: [], taxBasisPoints: VAT, priceType: 'gross' }),
    { unit: 'piece', sellBy: 1, precision: 0 },
    { rebateCodeActivate: true, percentages: true, netPrices: true },
    'gross',
  );
