import { expect, it } from 'vitest';
import { rebateCodes } from './rebate-codes.ts';

it('has a code for a percentage, for an amount from a worth on, and for free delivery', () => {
  expect(rebateCodes).toEqual([
    { code: 'MGLA10', kind: 'percentage', value: 1000 },
    { code: 'KAWA20', kind: 'quota', value: 2000, minBasket: 10000 },
    { code: 'DOSTAWA0', kind: 'free_shipping' },
  ]);
});

it('writes codes as the shop compares them: in capitals, without Polish letters', () => {
  for (const { code } of rebateCodes) expect(code).toMatch(/^[A-Z0-9]{3,40}$/);
});
