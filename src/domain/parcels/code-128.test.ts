import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code128 } from './code-128.ts';

const printable = fc.string({
  minLength: 1,
  maxLength: 60,
  unit: fc.constantFrom(...' -/059AZaz~'.split('')),
});
const text = fc.oneof(
  printable,
  fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom(...'0123456789') }),
  fc.stringMatching(/^\d{4}-\d{2}-\d{6}$/),
);

/** Signs, each of three bars and three gaps; the last with one bar more. */
const signsOf = (widths: readonly number[]) =>
  (widths.join('').match(/.{6}(?=.{6})|.{7}$/g) ?? []) as string[];

/** The values that signs have, learnt from codes that say which ones they hold: of all ASCII, and of all pairs. */
function table(): Map<string, number> {
  const known = new Map<string, number>();
  for (let value = 0; value < 95; value++)
    known.set(signsOf(code128(String.fromCharCode(value + 32)) ?? [])[1] ?? '', value);
  for (let value = 0; value < 100; value++) {
    const pair = String(value).padStart(2, '0');
    known.set(signsOf(code128(pair + pair) ?? [])[1] ?? '', value);
  }
  return known;
}

/** What a scanner does: reads signs from the start on, changes tables where it is told to, and leaves the check out. */
function read(widths: readonly number[], values: Map<string, number>): string {
  const [start = '', ...signs] = signsOf(widths).slice(0, -2);
  const [startC, toC, toB] = ['211232', '113141', '114131'];
  let isDigits = start === startC;
  let read = '';
  for (const sign of signs) {
    if (!isDigits && sign === toC) isDigits = true;
    else if (isDigits && sign === toB) isDigits = false;
    else {
      const value = values.get(sign) ?? Number.NaN;
      read += isDigits ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
    }
  }
  return read;
}

describe('a bar code', () => {
  test('is written as the standard says', () => {
    // The well-known example of the standard's table B: check value 88.
    expect(signsOf(code128('Wikipedia') ?? []).slice(-2)).toEqual(['421211', '2331112']);
    expect(code128('A')?.join('')).toBe('211214' + '111323' + '131123' + '2331112');
  });

  test('is read as what was written', () => {
    const values = table();
    fc.assert(fc.property(text, (written) => read(code128(written) ?? [], values) === written));
  });

  test('has signs of eleven modules, an even number of them dark, and the right check', () => {
    const values = table();
    fc.assert(
      fc.property(text, (written) => {
        const signs = signsOf(code128(written) ?? []);
        for (const sign of signs.slice(0, -1)) {
          const widths = [...sign].map(Number);
          expect(widths.reduce((sum, one) => sum + one, 0)).toBe(11);
          expect(widths.filter((_, index) => index % 2 === 0).reduce((sum, one) => sum + one, 0) % 2).toBe(0);
        }
        expect(signs.at(-1)).toBe('2331112');
        const start = signs[0] === '211232' ? 105 : 104;
        const more = new Map([...values, ['113141', 99], ['114131', 100]]);
        const inner = signs.slice(1, -2).map((sign) => more.get(sign) ?? Number.NaN);
        const sum = inner.reduce((all, value, index) => all + value * (index + 1), start) % 103;
        const last = signs.at(-2) ?? '';
        expect(
          more.get(last) ?? { '114311': 96, '411113': 97, '411311': 98, '311141': 101, '411131': 102 }[last],
        ).toBe(sum);
      }),
    );
  });

  test('of digits is shorter than one of letters, and no two texts have the same', () => {
    expect(code128('20261161')?.length).toBeLessThan(code128('ABCDEFGH')?.length ?? 0);
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(code128(one)?.join('') === code128(other)?.join('')).toBe(one === other);
      }),
    );
  });

  test('is not made of what a scanner cannot read', () => {
    for (const odd of ['', 'zażółć', 'a\nb', '\u0000']) expect(code128(odd)).toBeUndefined();
  });
});
