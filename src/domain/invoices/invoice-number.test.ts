import { expect, test } from 'vitest';
import { invoiceNumber, periodOf } from './invoice-number.ts';

test('numbers begin anew with each month or with each year', () => {
  const [monthly, yearly] = [
    { prefix: 'FV', per: 'month' as const },
    { prefix: 'FK', per: 'year' as const },
  ];
  expect(invoiceNumber(monthly, periodOf(monthly, '2026-11-19'), 7)).toBe('FV/2026/11/0007');
  expect(invoiceNumber(yearly, periodOf(yearly, '2026-11-19'), 12_345)).toBe('FK/2026/12345');
});
