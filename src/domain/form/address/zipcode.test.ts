import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from './country.ts';
import { checkZipcode, normaliseZipcode } from './zipcode.ts';
import { ZIPCODE_FORMATS } from './zipcode-formats.ts';

// In the formats of the Universal Postal Union's addressing guides: a code of each country, and two that are none.
const CODES: [country: string, typed: string, canonical: string, wrong: string, wrongToo: string][] = [
  ['PL', '43300', '43-300', '4-3300', '43-30O'],
  ['PL', ' 00-950 ', '00-950', '00-95', '00-9500'],
  ['DE', '10115', '10115', '1011', '101155'],
  ['AT', '1010', '1010', '101', '10100'],
  ['FR', '75 001', '75001', '7500', '7500A'],
  ['GB', 'sw1a1aa', 'SW1A 1AA', 'SW1A 1A', '1SW 1AA'],
  ['GB', 'm11ae', 'M1 1AE', 'M 1AE', 'M1 AE1'],
  ['GB', 'B33 8TH', 'B33 8TH', 'B333 8TH', 'B33 TH8'],
  ['GB', 'cr26xh', 'CR2 6XH', 'CRR2 6XH', 'CR2 6X1'],
  ['GB', 'DN551PT', 'DN55 1PT', 'DN555 1PT', 'DN55'],
  ['GB', 'w1a 0ax', 'W1A 0AX', 'W1AA 0AX', 'W1A OAX'],
  ['US', '90210', '90210', '9021', '902100'],
  ['US', '123456789', '12345-6789', '12345-678', '1234-56789'],
  ['CZ', '11000', '110 00', '1100', '110 0A'],
  ['SK', '81101', '811 01', '8110', '811 011'],
  ['HU', 'hu-1051', '1051', '105', '10511'],
  ['LT', 'LT01103', '01103', 'LT-0110', 'LV-01103'],
  ['LT', '01103', '01103', '0110', '011033'],
  ['LV', '1010', 'LV-1010', '101', 'LT-1010'],
  ['LV', 'lv 1010', 'LV-1010', 'LV-101', 'LV-10100'],
  ['EE', '10111', '10111', '1011', 'A0111'],
  ['UA', '01001', '01001', '0100', '010011'],
  ['BE', 'BE-1000', '1000', '100', '10000'],
  ['NL', '1012js', '1012 JS', '1012', '1012 J1'],
  ['LU', 'LU-1009', '1009', '109', '10099'],
  ['IE', 'd02af30', 'D02 AF30', 'D02 AF3', 'B02 AF30'],
  ['IE', 'D6W XY00', 'D6W XY00', 'D7W XY00', 'D6W XYO0'],
  ['IS', '101', '101', '10', '1010'],
  ['IT', '00118', '00118', '0118', '001188'],
  ['ES', '28013', '28013', '2801', '2801E'],
  ['PT', '1100148', '1100-148', '1100', '110-0148'],
  ['GR', '10557', '105 57', '1055', '105577'],
  ['RO', '010011', '010011', '01001', '0100111'],
  ['BG', '1000', '1000', '100', 'BG1'],
  ['HR', 'HR-10000', '10000', '1000', 'RS-10000'],
  ['SI', 'SI-1000', '1000', '10', '10000'],
  ['DK', '1050', '1050', '105', '10500'],
  ['SE', '11455', '114 55', '1145', '114555'],
  ['NO', '0010', '0010', '010', '00100'],
  ['FI', '00100', '00100', '0100', 'FI'],
  ['MT', 'vlt1117', 'VLT 1117', 'VL 1117', 'VLT 111'],
  ['CY', '1010', '1010', '101', '10101'],
  ['CH', '8001', '8001', '801', '80011'],
  ['LI', '9490', '9490', '949', '94900'],
];

describe('a postal code', () => {
  test.each(CODES)('of %s may be typed as %j, and is written %s', (country, typed, canonical) => {
    expect(checkZipcode(typed, country)).toBeUndefined();
    expect(normaliseZipcode(typed, country)).toBe(canonical);
    expect(checkZipcode(canonical, country)).toBeUndefined();
  });

  test.each(CODES.flatMap(([country, , , ...wrong]) => wrong.map((code) => [country, code] as const)))(
    'of %s is not %j',
    (country, wrong) => {
      const finding = checkZipcode(wrong, country);
      expect(finding?.code).toBe('incorect_zipcode');
      expect(finding?.formats).toEqual(
        new Map<string, readonly string[]>(Object.entries(ZIPCODE_FORMATS)).get(country),
      );
      expect(normaliseZipcode(wrong, country)).toBe(wrong);
    },
  );

  test('that is wrong comes with the formats of its country, X for a digit and Y for a letter', () => {
    expect(checkZipcode('1', 'PL')).toEqual({ code: 'incorect_zipcode', formats: ['XX-XXX'] });
    expect(checkZipcode('', 'NL')).toEqual({ code: 'incorect_zipcode', formats: ['XXXX YY'] });
    expect(checkZipcode('?', 'GB')?.formats).toHaveLength(6);
  });

  test.each(COUNTRIES)('of %s that is empty is asked for', (country) => {
    expect(checkZipcode('  ', country)?.code).toBe('incorect_zipcode');
  });

  test.each(['43–300', '43‑300', '43 300', '43 - 300', 'PL 43-300', 'pl43300'])(
    'is understood as people type and paste it: %j',
    (typed) => {
      expect(normaliseZipcode(typed, 'PL')).toBe('43-300');
    },
  );

  test('of a country whose formats the shop does not know is 2 to 12 letters, digits, spaces or hyphens', () => {
    const good = ['SO', '1234', 'K1A 0B1', '105-0011', 'AD500', 'ABCDEFGHIJKL'];
    const wrong = ['', ' ', '1', '-', '- -', 'ABCDEFGHIJKLM', '12;34', '1\n2', '<b>'];
    for (const country of ['CA', 'JP', undefined, 'constructor', '__proto__']) {
      expect(good.filter((code) => checkZipcode(code, country))).toEqual([]);
      expect(wrong.filter((code) => !checkZipcode(code, country))).toEqual([]);
    }
    expect(checkZipcode('', 'CA')).toEqual({ code: 'incorect_zipcode' });
  });
});

describe('any text for a postal code', () => {
  const country = fc.oneof(fc.constantFrom<string | undefined>(...COUNTRIES), fc.string());

  test('is never changed twice, and is right after it was put right', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'0123456789AbW -–'), maxLength: 10 }),
    );
    fc.assert(
      fc.property(text, country, (typed, where) => {
        const once = normaliseZipcode(typed, where);
        expect(normaliseZipcode(once, where)).toBe(once);
        expect(checkZipcode(once, where)).toEqual(checkZipcode(typed, where));
      }),
      { numRuns: 500 },
    );
  });

  test('that is filled into a format of the country is right, in small letters and without separators too', () => {
    const filled = fc
      .constantFrom(...COUNTRIES)
      .filter((each) => each !== 'IE')
      .chain((where) =>
        fc.tuple(
          fc.constant(where),
          fc.constantFrom(...ZIPCODE_FORMATS[where]),
          fc.infiniteStream(fc.nat(9)),
        ),
      )
      .map(([where, format, digits]) => {
        const next = () => digits.next().value ?? 0;
        const code = format
          .replace(/X/g, () => String(next()))
          .replace(/Y/g, () => 'ABCDEFGHIJ'.charAt(next()));
        return { where, format, code };
      });
    fc.assert(
      fc.property(filled, ({ where, format, code }) => {
        expect(checkZipcode(code, where)).toBeUndefined();
        const bare = code.replace(/[ -]/g, '').toLowerCase();
        expect(normaliseZipcode(bare, where)).toBe(format.startsWith('LT-') ? code.slice(3) : code);
      }),
    );
  });
});
