import fc from 'fast-check';
import { HOSTILE } from '#tests/support/samples/hostile-strings.ts';

const NUL = '\u0000';
const LONE = '\ud800';

/** Texts that programs trip over. */
export const oddText = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('', ' ', '0', '-1', 'null', 'true', '1e999', '%', '%00', '%ff', '\\'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(NUL, `a${NUL}b`, LONE, `x${LONE}y`, '\udfff\ud800', '\ufeff', '\u202e', '💥'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom("' OR 1=1 --", "'; DROP TABLE product; --", '{{7*7}}', '../../x'),
  },
  { weight: 2, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty') },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE.slice(0, 20)) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('x'.repeat(5_000), '9'.repeat(400), '['.repeat(2_000), 'ą'.repeat(3_000)),
  },
);

export const oddNumber = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    0.5,
    1e21,
    2 ** 31,
    2 ** 31 - 1,
    -(2 ** 31),
    2 ** 53,
    2 ** 63,
    Number.MAX_VALUE,
    5e-324,
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Values of JSON, of whichever type. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 3, arbitrary: oddNumber },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: -1 }) },
  { weight: 1, arbitrary: fc.array(fc.oneof(oddText, oddNumber), { maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom('a', '__proto__', 'length', 'query'), oddText, { maxKeys: 3 }),
  },
);

/** What a text becomes on a bad line: a piece is lost, doubled, turned around or replaced. */
export const damaged = (whole: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(whole, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(12), fc.nat(4), oddText)
    .map(([text, place, length, kind, odd]) => {
      const start = Math.floor(place * text.length);
      const [before, piece, after] = [
        text.slice(0, start),
        text.slice(start, start + length),
        text.slice(start + length),
      ];
      const instead =
        ['', piece + piece, [...piece].reverse().join(''), odd.slice(0, 50), text.slice(0, 200)][kind] ?? '';
      return before + instead + after;
    });
