import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextChange, type Span, shownAt } from './shown-at.ts';

const instant = fc.integer({ min: 0, max: 1000 });
const span = fc.record({ from: instant, until: instant }, { requiredKeys: [] });

describe('a notice with a time', () => {
  test('is shown from its first moment on and no longer at its last', () => {
    const notice: Span = { from: 10, until: 20 };
    expect([9, 10, 19, 20].map((now) => shownAt([notice], now).length)).toEqual([0, 1, 1, 0]);
  });

  test('without a time is always shown and never changes', () => {
    expect(shownAt([{}], 5)).toEqual([{}]);
    expect(nextChange([{}], 5)).toBeUndefined();
  });

  test('stays as it is until the next change, whatever the times are', () => {
    fc.assert(
      fc.property(fc.array(span), instant, (all, now) => {
        const change = nextChange(all, now) ?? 2000;
        expect(change).toBeGreaterThan(now);
        expect(shownAt(all, change - 1)).toEqual(shownAt(all, now));
      }),
    );
  });

  test('changes at that very moment: it appears or it goes', () => {
    expect(nextChange([{ from: 10, until: 20 }, { until: 15 }], 12)).toBe(15);
    expect(nextChange([{ from: 10, until: 20 }], 3)).toBe(10);
  });
});
