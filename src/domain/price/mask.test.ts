import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CurrencyFormat, formatAmount, formatMoney, parseAmount } from './mask.ts';

const zloty: CurrencyFormat = {
  id: 'PLN',
  symbol: 'zł',
  mask: '### ##0,00',
  grouping: ' ',
  decimal: ',',
  symbolBefore: false,
  spaced: true,
};
const dollar: CurrencyFormat = {
  id: 'USD',
  symbol: '$',
  mask: '###,##0.00',
  grouping: ',',
  decimal: '.',
  symbolBefore: true,
  spaced: false,
};
const euro: CurrencyFormat = { ...zloty, id: 'EUR', symbol: '€', mask: '###.##0,00', grouping: '.' };
const yen: CurrencyFormat = { ...zloty, id: 'JPY', symbol: '¥', mask: '### ##0' };

describe('a price in the shop’s mask', () => {
  test.each([
    [0, '0,00\u00a0zł'],
    [5, '0,05\u00a0zł'],
    [99, '0,99\u00a0zł'],
    [4990, '49,90\u00a0zł'],
    [99_999, '999,99\u00a0zł'],
    [123_450, '1\u00a0234,50\u00a0zł'],
    [123_456_789, '1\u00a0234\u00a0567,89\u00a0zł'],
    [-4990, '−49,90\u00a0zł'],
  ])('an amount of %i grosze is written %s', (amount, written) => {
    expect(formatMoney(amount, zloty)).toBe(written);
  });

  test('the symbol stands before or after the price, with or without a space', () => {
    expect(formatMoney(123_450, dollar)).toBe('$1,234.50');
    expect(formatMoney(123_450, { ...dollar, spaced: true })).toBe('$\u00a01,234.50');
    expect(formatMoney(123_450, { ...zloty, spaced: false })).toBe('1\u00a0234,50zł');
    expect(formatMoney(123_450, euro)).toBe('1.234,50\u00a0€');
  });

  test('always has the decimals of its mask: two, or none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
        expect(formatAmount(amount, zloty)).toMatch(/^\d{1,3}(\u00a0\d{3})*,\d{2}$/);
        expect(formatAmount(amount, yen)).toMatch(/^\d{1,3}(\u00a0\d{3})*$/);
      }),
    );
  });

  test('never breaks over two lines', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(zloty, dollar, euro, yen), (amount, format) => {
        expect(formatMoney(amount, format)).not.toMatch(/[ \t\n]/);
      }),
    );
  });
});

describe('a price that was typed', () => {
  test.each([
    ['1234,5', 123_450],
    ['1 234,50 zł', 123_450],
    ['1\u00a0234,50\u00a0zł', 123_450],
    ['49', 4900],
    ['-49,90', -4990],
    ['0,29', 29],
  ])('%s is understood', (text, amount) => {
    expect(parseAmount(text, zloty)).toBe(amount);
  });

  test.each(['', 'zł', 'dużo', '1,2,3', '1e5', 'NaN', 'Infinity', ',', '--1', '0x10'])(
    "'%s' is no price",
    (text) => {
      expect(parseAmount(text, zloty)).toBeUndefined();
    },
  );

  test('whatever the shop writes, the shop can read again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom(zloty, dollar, euro, yen),
        (amount, format) => {
          expect(parseAmount(formatMoney(amount, format), format)).toBe(amount);
          expect(parseAmount(formatAmount(amount, format), format)).toBe(amount);
        },
      ),
    );
  });
});
