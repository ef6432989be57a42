import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdBegins } from './legal-hold.ts';

test.each([
  ['2026-11-19', '2020-01-01'],
  ['2026-12-31', '2020-01-01'],
  ['2027-01-01', '2021-01-01'],
])('on %s whoever bought before %s need not be known any more', (day, since) => {
  expect(holdBegins(Date.parse(day))).toEqual(new Date(since));
});

test('an invoice keeps its buyer for at least six whole years', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (now) => {
        const years = (now.getTime() - holdBegins(now.getTime()).getTime()) / (365.25 * 86_400_000);
        expect(years).toBeGreaterThan(5.99);
        expect(years).toBeLessThan(7.01);
      },
    ),
  );
});
