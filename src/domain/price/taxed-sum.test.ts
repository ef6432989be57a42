import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyBasket } from '#domain/basket/basket.ts';
import { plusTax, priceOf, withTax } from './money.ts';
import { taxedSum } from './taxed-sum.ts';

const taxed = fc
  .record({ amount: fc.integer({ min: 0, max: 1e9 }), tax: fc.constantFrom(0, 500, 800, 2300) })
  .map(({ amount, tax }) => ({ worth: withTax(amount, tax), taxBasisPoints: tax }));

describe('the worth of a basket', () => {
  test('is the sum of its lines, gross and net apart', () => {
    const lines = [
      { worth: { gross: 12_300, net: 10_000 }, taxBasisPoints: 2300 },
      { worth: { gross: 1050, net: 1000 }, taxBasisPoints: 500 },
    ];
    expect(taxedSum(lines, 'gross')).toEqual({ gross: 13_350, net: 11_000 });
  });

  test('in a net shop is the sum of the net lines, with the tax of each rate added once', () => {
    const lines = [50, 50, 10].map((net) => ({ worth: plusTax(net, 2300), taxBasisPoints: 2300 }));
    expect(lines.map(({ worth }) => worth.gross)).toEqual([62, 62, 12]);
    expect(taxedSum([...lines, { worth: plusTax(10, 500), taxBasisPoints: 500 }], 'net')).toEqual({
      net: 120,
      gross: 135 + 11,
    });
  });

  test.each(['gross', 'net'] as const)('is nothing where there is nothing (%s)', (type) => {
    expect(taxedSum([], type)).toEqual({ gross: 0, net: 0 });
    expect(emptyBasket.worth).toEqual(taxedSum([], type));
  });

  test.each(['gross', 'net'] as const)('is the same in whatever order the lines stand (%s)', (type) => {
    fc.assert(
      fc.property(fc.array(taxed), taxed, (lines, added) => {
        const after = taxedSum([...lines, added], type);
        expect(taxedSum([added, ...lines], type)).toEqual(after);
        expect(after[type]).toBe(taxedSum(lines, type)[type] + added.worth[type]);
      }),
    );
  });
});

describe('a price', () => {
  const tax = fc.integer({ min: 0, max: 10_000 });

  test('of a net shop keeps its net amount, whatever is found out from its gross', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), tax, (net, rate) => {
        expect(withTax(priceOf(net, rate, 'net').gross, rate).net).toBe(net);
      }),
    );
  });

  test('is exactly the amount that the shop sells by', () => {
    expect(priceOf(4690, 2300, 'gross')).toEqual({ gross: 4690, net: 3813 });
    expect(priceOf(3813, 2300, 'net')).toEqual({ gross: 4690, net: 3813 });
  });
});
