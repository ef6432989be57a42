import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basketWorth, emptyBasket } from './basket.ts';

const line = fc.record({
  worth: fc.record({ gross: fc.integer({ min: 0, max: 1e9 }), net: fc.integer({ min: 0, max: 1e9 }) }),
});

describe('the worth of a basket', () => {
  test('is the sum of its lines, gross and net apart', () => {
    const lines = [{ worth: { gross: 12_300, net: 10_000 } }, { worth: { gross: 1050, net: 1000 } }];
    expect(basketWorth(lines)).toEqual({ gross: 13_350, net: 11_000 });
  });

  test('is nothing where there is nothing', () => {
    expect(basketWorth([])).toEqual({ gross: 0, net: 0 });
    expect(emptyBasket.worth).toEqual(basketWorth(emptyBasket.lines));
  });

  test('grows by a line’s worth when the line is added, wherever it stands', () => {
    fc.assert(
      fc.property(fc.array(line), line, (lines, added) => {
        const before = basketWorth(lines);
        const after = { gross: before.gross + added.worth.gross, net: before.net + added.worth.net };
        expect(basketWorth([...lines, added])).toEqual(after);
        expect(basketWorth([added, ...lines])).toEqual(after);
      }),
    );
  });
});
