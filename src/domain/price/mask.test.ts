import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ZLOTY as zloty } from '#tests/support/samples/sample-currency.ts';
import { type CurrencyFormat, currencyIn, formatAmount, formatMoney } from './mask.ts';

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

  test('in English, the separators are those of English, and all else is the shop’s', () => {
    expect(formatMoney(123_450, currencyIn(zloty, 'en'))).toBe('1,234.50\u00a0zł');
    expect(formatMoney(123_450, currencyIn(euro, 'en'))).toBe('1,234.50\u00a0€');
    expect(formatMoney(123_450, currencyIn(yen, 'en'))).toBe('123,450\u00a0¥');
    expect(currencyIn(zloty, 'pl')).toBe(zloty);
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

describe('a price that was written', () => {
  test('whatever the shop writes, the shop can read again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom(zloty, dollar, euro, yen),
        (amount, format) => {
          expect(readAgain(formatMoney(amount, format), format)).toBe(amount);
          expect(readAgain(formatAmount(amount, format), format)).toBe(amount);
        },
      ),
    );
  });
});

describe('in any sensible mask', () => {
  test.each<[string, Partial<CurrencyFormat>, string]>([
    ['spaces and a comma', {}, '1\u00a0234\u00a0567,89\u00a0zł'],
    ['points and a comma', { mask: '###.##0,00', grouping: '.' }, '1.234.567,89\u00a0zł'],
    ['commas and a point', { mask: '###,##0.00', grouping: ',', decimal: '.' }, '1,234,567.89\u00a0zł'],
    ['apostrophes and a point', { mask: "###'##0.00", grouping: "'", decimal: '.' }, "1'234'567.89\u00a0zł"],
    ['no grouping', { mask: '#####0,00', grouping: '' }, '1234567,89\u00a0zł'],
    ['no decimals', { mask: '### ##0' }, '123\u00a0456\u00a0789\u00a0zł'],
    ['no decimals and commas between groups', { mask: '###,##0', grouping: ',' }, '123,456,789\u00a0zł'],
    ['three decimals', { mask: '### ##0,000' }, '123\u00a0456,789\u00a0zł'],
    [
      'the symbol before it, without a space',
      { symbolBefore: true, spaced: false },
      'zł1\u00a0234\u00a0567,89',
    ],
    ['the symbol before it, with a space', { symbolBefore: true }, 'zł\u00a01\u00a0234\u00a0567,89'],
    ['the symbol after it, without a space', { spaced: false }, '1\u00a0234\u00a0567,89zł'],
  ])('an amount is written with %s, and read again', (_, mask, written) => {
    const format = { ...zloty, ...mask };
    expect(formatMoney(123_456_789, format)).toBe(written);
    expect(readAgain(written, format)).toBe(123_456_789);
  });

  const anyFormat: fc.Arbitrary<CurrencyFormat> = fc
    .record({
      separators: fc.constantFrom(...[' ,', ' .', '.,', ',.', '’.', "',", '\u202f,'].map((two) => [...two])),
      grouped: fc.boolean(),
      places: fc.integer({ min: 0, max: 3 }),
      symbol: fc.constantFrom('zł', '€', '$', 'Kč', 'CHF', 'kr.', 'Fr.', 'R$', 'лв.'),
      symbolBefore: fc.boolean(),
      spaced: fc.boolean(),
    })
    .map(({ separators: [separator = '', decimal = ''], grouped, places, symbol, ...rest }) => {
      const grouping = grouped ? separator : '';
      const decimals = places > 0 ? decimal + '0'.repeat(places) : '';
      return { id: 'XXX', symbol, mask: `###${grouping}##0${decimals}`, grouping, decimal, ...rest };
    });
  const amount = fc.oneof(
    fc.integer({ min: -1_000_000, max: 1_000_000 }),
    fc.integer({ min: -1e13, max: 1e13 }),
  );

  test('whatever is written can be read again, with the symbol and without', () => {
    fc.assert(
      fc.property(amount, anyFormat, (given, format) => {
        expect(readAgain(formatMoney(given, format), format)).toBe(given);
        expect(readAgain(formatAmount(given, format), format)).toBe(given);
      }),
      { numRuns: 1000 },
    );
  });

  test('an amount has its digits in their order, in groups of three, and the decimals of the mask', () => {
    fc.assert(
      fc.property(amount, anyFormat, (given, format) => {
        const places = /[.,](0+)$/.exec(format.mask)?.[1]?.length ?? 0;
        const written = formatAmount(given, format);
        const digits = written.replace(/\D/g, '');
        expect(digits).toBe(String(Math.abs(given)).padStart(places + 1, '0'));
        expect(written.startsWith('−')).toBe(given < 0);
        const whole = places > 0 ? written.slice(0, -places - 1) : written;
        if (places > 0) expect(written.at(-places - 1)).toBe(format.decimal);
        const groups = whole.replace('−', '').split(format.grouping.replace(' ', '\u00a0') || /(?!)/);
        if (format.grouping) expect(groups.slice(1).every((group) => group.length === 3)).toBe(true);
        if (format.grouping) expect(groups[0]).toMatch(/^\d{1,3}$/);
        else expect(groups).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });

  test('the symbol stands where the shop put it, once, and nothing breaks over two lines', () => {
    fc.assert(
      fc.property(amount, anyFormat, (given, format) => {
        const written = formatMoney(given, format);
        const number = formatAmount(given, format);
        const gap = format.spaced ? '\u00a0' : '';
        const { symbol, symbolBefore } = format;
        expect(written).toBe(symbolBefore ? `${symbol}${gap}${number}` : `${number}${gap}${symbol}`);
        expect(written).not.toMatch(/[ \t\n]/);
      }),
    );
  });
});

/** The amount that a written price stands for. */
function readAgain(text: string, { mask, symbol, grouping, decimal }: CurrencyFormat): number {
  const places = /[.,](0+)$/.exec(mask)?.[1]?.length ?? 0;
  const digits = text.replace(symbol, '').replace(/\s/g, '').replace('\u2212', '-');
  const plain = digits
    .split(grouping.trim() || ' ')
    .join('')
    .replace(decimal, '.');
  return Math.round(Number(plain) * 10 ** places);
}
