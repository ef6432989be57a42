import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Contents, comparablePrice, MEASURES, readContents } from './contents.ts';
import { withTax } from './money.ts';

const contents = fc.record({
  amount: fc.integer({ min: 1, max: 1_000_000 }),
  measure: fc.constantFrom(...MEASURES),
});
const gross = (price: number, of: Contents) => comparablePrice(withTax(price, 2300), of)?.gross;

describe('the price that goods are compared by', () => {
  test.each([
    ['coffee', 3990, '250 g', 15_960],
    ['filters', 1999, '100 szt.', 20],
    ['syrup', 3499, '0,7 l', 4999],
    ['a ribbon', 1250, '25 m', 50],
    ['a cloth', 2990, '40 x 40 cm2', 18_688],
  ])('%s', (_, price, text, compared) => {
    const of = readContents(text);
    expect(of && comparablePrice(withTax(price, 2300), of)).toMatchObject({ gross: compared });
  });

  test.each(['1 kg', '1000 g', '1 l', '1 szt.', '100 cm', '1 m2'])(
    'is not said where it is the price: %s',
    (text) => {
      const of = readContents(text);
      expect(of && comparablePrice(withTax(3990, 2300), of)).toBeUndefined();
    },
  );

  test('times the contents is the price again, but for the rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), contents, (price, of) => {
        const compared = gross(price, of);
        if (compared === undefined) return;
        const inOne = { g: 1000, ml: 1000, piece: 1, mm: 1000, cm2: 10_000 }[of.measure];
        expect(Math.abs((compared * of.amount) / inOne - price)).toBeLessThanOrEqual(
          (0.5 * of.amount) / inOne + 1e-6,
        );
      }),
    );
  });

  test('never falls when the price rises, and never rises with what is in it', () => {
    const several = fc.record({
      ...{ price: fc.integer({ min: 1, max: 1_000_000 }), more: fc.nat(1000), of: contents },
    });
    fc.assert(
      fc.property(several, ({ price, more, of }) => {
        const [now, dearer] = [gross(price, of), gross(price + more, of)];
        if (now !== undefined && dearer !== undefined) expect(dearer).toBeGreaterThanOrEqual(now);
        const fuller = gross(price, { ...of, amount: of.amount + more });
        if (now !== undefined && fuller !== undefined) expect(fuller).toBeLessThanOrEqual(now);
      }),
    );
  });
});

describe('contents as people write them', () => {
  test.each([
    ['250 g', 250, 'g'],
    ['250g', 250, 'g'],
    ['1,5 kg', 1500, 'g'],
    ['1.5 KG', 1500, 'g'],
    ['6 x 330 ml', 1980, 'ml'],
    ['2 × 50 szt.', 100, 'piece'],
    ['12 pcs', 12, 'piece'],
    ['0,75 l', 750, 'ml'],
    ['2,5 m²', 25_000, 'cm2'],
  ])('%s', (text, amount, measure) => {
    expect(readContents(text)).toEqual({ amount, measure });
  });

  test.each([
    '',
    '250',
    'g',
    '0 g',
    '-5 g',
    '1,5 g',
    '2,5 szt.',
    '1e3 g',
    '5 constructor',
    '9999999 kg',
    '1 250 g',
  ])('are not %j', (text) => {
    expect(readContents(text)).toBeUndefined();
  });

  test('are read again as they are kept', () => {
    fc.assert(
      fc.property(contents, (of) => {
        expect(readContents(`${of.amount} ${of.measure}`)).toEqual(of);
      }),
    );
  });
});
