import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '#domain/form/address/country.ts';
import { checkTaxNumber, normaliseTaxNumber } from './tax-number.ts';

// Published examples, of companies, tax offices and the tests of python-stdnum; each with its country before it.
const PUBLISHED: [country: string, number: string][] = [
  ['AT', 'ATU13585627'],
  ['BE', 'BE0428759497'],
  ['BG', 'BG175074752'],
  ['BG', 'BG147137471'],
  ['BG', 'BG7523169263'],
  ['BG', 'BG8032056031'],
  ['BG', 'BG7111042925'],
  ['CH', 'CHE-100.155.212'],
  ['CH', 'CHE-116.281.710 MWST'],
  ['CY', 'CY10259033P'],
  ['CZ', 'CZ25123891'],
  ['CZ', 'CZ640903926'],
  ['CZ', 'CZ7103192745'],
  ['CZ', 'CZ7652046248'],
  ['DE', 'DE136695976'],
  ['DK', 'DK13585628'],
  ['EE', 'EE100931558'],
  ['ES', 'ESX2482300W'],
  ['ES', 'ESA13585625'],
  ['ES', 'ES54362315K'],
  ['ES', 'ESQ0818001J'],
  ['ES', 'ESM1234567L'],
  ['FI', 'FI20774740'],
  ['FR', 'FR40303265045'],
  ['FR', 'FRK7399859412'],
  ['FR', 'FR4Z123456782'],
  ['FR', 'FR16000063601'],
  ['GB', 'GB980780684'],
  ['GB', 'XI980780684'],
  ['GB', 'GBGD001'],
  ['GB', 'GBHA599'],
  ['GR', 'EL094259216'],
  ['GR', 'GR094259216'],
  ['HR', 'HR33392005961'],
  ['HU', 'HU12892312'],
  ['IE', 'IE6433435F'],
  ['IE', 'IE6433435OA'],
  ['IE', 'IE8D79739I'],
  ['IT', 'IT00743110157'],
  ['LT', 'LT119511515'],
  ['LT', 'LT100001919017'],
  ['LT', 'LT757118413'],
  ['LT', 'LT100004801610'],
  ['LU', 'LU15027442'],
  ['LV', 'LV40003521600'],
  ['LV', 'LV161175-19997'],
  ['MT', 'MT11679112'],
  ['NL', 'NL004495445B01'],
  ['NL', 'NL000099998B57'],
  ['NO', 'NO995525828'],
  ['NO', 'NO995525828MVA'],
  ['PL', 'PL8567346215'],
  ['PT', 'PT501964843'],
  ['PT', 'PT500019720'],
  ['PT', 'PT501507930'],
  ['RO', 'RO18547290'],
  ['SE', 'SE123456789701'],
  ['SI', 'SI50223054'],
  ['SK', 'SK2022749619'],
];

describe('a tax number', () => {
  test.each(PUBLISHED)('EU VIES algorithms and tax offices: of %s, %s passes', (country, number) => {
    expect(checkTaxNumber(number, country)).toBeUndefined();
    expect(checkTaxNumber(number.toLowerCase(), country)).toBeUndefined();
    expect(checkTaxNumber(` ${[...number].join(' ')} `, country)).toBeUndefined();
    expect(checkTaxNumber(number.replace(/^(CHE|XI|EL|[A-Z]{2})-?/, ''), country)).toBeUndefined();
  });

  test('has a checksum in all 27 countries of the Union, in Great Britain, Switzerland and Norway', () => {
    const withChecksum = new Set(PUBLISHED.map(([country]) => country));
    expect(withChecksum.size).toBe(30);
    expect([...withChecksum].filter((country) => !checkTaxNumber('12', country))).toEqual([]);
    expect(COUNTRIES.filter((country) => !withChecksum.has(country))).toEqual(['US', 'UA', 'IS', 'LI']);
  });

  // Where two remainders share a check digit, a change before it may go unseen, but never one of the check.
  const EVERY_DIGIT = [
    'ATU13585627',
    'BE0428759497',
    'CHE100155212',
    'DE136695976',
    'DK13585628',
    'EE100931558',
  ];
  const EVERY_DIGIT_TOO = ['ESA13585625', 'FI20774740', 'FR40303265045', 'HU12892312', 'IT00743110157'];
  const AND_THESE = [
    'LT119511515',
    'LU15027442',
    'LV40003521600',
    'MT11679112',
    'NO995525828',
    'PT501964843',
  ];
  const AND_LAST = [
    'SE123456789701',
    'SI50223054',
    'SK2022749619',
    'HR33392005961',
    'CY10259033P',
    'IE6433435F',
  ];
  test.each([...EVERY_DIGIT, ...EVERY_DIGIT_TOO, ...AND_THESE, ...AND_LAST])(
    '%s with any one digit changed is wrong',
    (number) => {
      const wrong = [...number].flatMap((sign, place) => (/\d/.test(sign) ? changedAt(number, place) : []));
      expect(wrong.filter((each) => !checkTaxNumber(each, number.slice(0, 2)))).toEqual([]);
    },
  );

  test.each(['RO18547290', 'BG175074752', 'CZ25123891', 'GB980780684', 'NL000099998B57', 'PL8567346215'])(
    '%s with another check digit is wrong',
    (number) => {
      const wrong = changedAt(number, number.length - 1);
      expect(wrong.filter((each) => !checkTaxNumber(each, number.slice(0, 2)))).toEqual([]);
    },
  );

  test.each([
    ['AT', '13585627', 'no U before it'],
    ['AT', 'ATU1358562', 'too short'],
    ['BE', 'BE2428759497', 'begins with neither 0 nor 1'],
    ['BG', 'BG7113042908', 'month 13, and the check of citizens only'],
    ['CY', 'CY10259033Z', 'the wrong letter'],
    ['CY', 'CY12259033R', '12 is never given out'],
    ['CZ', 'CZ95123891', 'begins with 9'],
    ['CZ', 'CZ7113192745', 'month 13'],
    ['DE', 'DE011125440', 'begins with 0'],
    ['ES', 'ESX2482300A', 'the wrong letter'],
    ['ES', 'ESI13585625', 'no kind of company'],
    ['ES', 'ESA13585626', 'the wrong digit'],
    ['FR', 'FRIO303265045', 'I and O are not used'],
    ['FR', 'FR41303265045', 'the wrong key'],
    ['FR', 'FR43303265046', 'the right key to no SIREN'],
    ['FR', 'FRL7399859412', 'the wrong key of the new style'],
    ['GB', 'GBGD500', 'no government department'],
    ['GB', 'GBHA499', 'no health authority'],
    ['GB', 'GB802311781', 'the wrong check'],
    ['GR', 'EL094259217', 'the wrong check'],
    ['IE', 'IE6433435E', 'the wrong letter'],
    ['IE', 'IE8D79739J', 'the wrong letter of an old number'],
    ['IT', 'IT00687129981', 'no such office, with the right check'],
    ['IT', 'IT00000000000', 'only zeros'],
    ['LT', 'LT100001354', 'no 1 before the check digit'],
    ['LV', 'LV161375-19997', 'month 13'],
    ['NL', 'NL004495445B00', 'no unit 00'],
    ['NL', 'NL123456789B90', 'wrong both ways'],
    ['RO', 'RO1', 'one digit'],
    ['SE', 'SE123456789702', 'does not end in 01'],
    ['SI', 'SI50000021', 'a remainder that is never given out'],
    ['SK', 'SK2012749607', 'a third digit that is never given out'],
    ['NO', '000000000', 'only zeros'],
    ['DE', 'FR40303265045', 'of another country'],
  ])('of %s is not %s: %s', (country, number) => {
    expect(checkTaxNumber(number, country)).toEqual({ code: 'incorect_nip' });
  });

  test('HMRC: of Great Britain passes mod 97, and with 55 added where it begins with 100 or more', () => {
    // 8 times 1, 10 times 3 and 4 are 42; with 55 they are 97.
    expect(checkTaxNumber('100000034', 'GB')).toBeUndefined();
    expect(checkTaxNumber('GB 100 0000 34 001', 'GB')).toBeUndefined();
    // 7 times 6 are 42 too, but 060... is of the old kind.
    expect(checkTaxNumber('060000000', 'GB')).toEqual({ code: 'incorect_nip' });
  });

  test('of Belgium may have the nine digits of old, and is kept with the zero before them', () => {
    for (const typed of ['428759497', 'BE428759497', 'BE 428.759.497']) {
      expect(checkTaxNumber(typed, 'BE')).toBeUndefined();
      expect(normaliseTaxNumber(typed, 'BE')).toBe(typed.startsWith('BE') ? 'BE0428759497' : '0428759497');
    }
    expect(checkTaxNumber('428759498', 'BE')).toEqual({ code: 'incorect_nip' });
    expect(checkTaxNumber('BE42875949', 'BE')).toEqual({ code: 'incorect_nip' });
  });

  test('of Belgium is right without its leading zero exactly where it is right with it', () => {
    const nine = fc.stringMatching(/^\d{9}$/);
    fc.assert(
      fc.property(nine, (digits) => {
        expect(checkTaxNumber(digits, 'BE')).toEqual(checkTaxNumber(`0${digits}`, 'BE'));
      }),
    );
    const right = fc.integer({ min: 1, max: 9_999_999 }).map((stem) => {
      const first = `0${String(stem).padStart(7, '0')}`;
      return first + String(97 - (stem % 97)).padStart(2, '0');
    });
    fc.assert(
      fc.property(right, (number) => {
        expect(checkTaxNumber(number.slice(1), 'BE')).toBeUndefined();
        expect(normaliseTaxNumber(number.slice(1), 'BE')).toBe(number);
      }),
    );
  });

  test('is otherwise kept as it was typed', () => {
    expect(normaliseTaxNumber(' 525-248-01-71 ', 'PL')).toBe('525-248-01-71');
    expect(normaliseTaxNumber('BE 0428.759.497', 'BE')).toBe('BE 0428.759.497');
    expect(normaliseTaxNumber('428759498', 'BE')).toBe('428759498');
    expect(normaliseTaxNumber('428759497', undefined)).toBe('428759497');
    expect(normaliseTaxNumber('', 'BE')).toBe('');
  });

  // Made up by the rules, as nobody publishes such numbers of their own.
  test('of a Bulgarian taxpayer who is neither a citizen nor a foreigner has a check of its own', () => {
    expect(checkTaxNumber('BG7111042904', 'BG')).toBeUndefined();
  });

  test('of a Latvian may be a personal code of the new kind, which begins with 32 and has no birth date', () => {
    expect(checkTaxNumber('LV329999-12345', 'LV')).toBeUndefined();
    expect(checkTaxNumber('LV319999-12345', 'LV')).toEqual({ code: 'incorect_nip' });
  });

  test('of Hungary may have the three digits that it has at home', () => {
    expect(checkTaxNumber('12892312-2-42', 'HU')).toBeUndefined();
    expect(checkTaxNumber('12892312-9-42', 'HU')).toEqual({ code: 'incorect_nip' });
  });

  test('of any other country, or none, is 2 to 20 letters and digits', () => {
    for (const country of ['US', 'UA', 'IS', 'LI', 'JP', undefined, 'constructor']) {
      expect(checkTaxNumber('12-3456789', country)).toBeUndefined();
      expect(checkTaxNumber('A'.repeat(20), country)).toBeUndefined();
      expect(checkTaxNumber('A'.repeat(21), country)?.code).toBe('incorect_nip');
      expect(checkTaxNumber('1', country)?.code).toBe('incorect_nip');
    }
  });

  test.each(['', ' ', '\u00a0'])('may be left out: %j', (nothing) => {
    expect(checkTaxNumber(nothing, 'PL')).toBeUndefined();
    expect(checkTaxNumber(nothing, undefined)).toBeUndefined();
  });

  test.each(['856734621ł', '<8567346215>', '8567346215;', '85673_46215', '8567346215😀', '٨٥٦٧٣٤٦٢١٥'])(
    'has plain letters and digits only: %s',
    (typed) => {
      expect(checkTaxNumber(typed, 'PL')).toEqual({ code: 'illegal_characters_client_nip' });
    },
  );

  test('whatever is typed is right, wrong or illegal, in every country', () => {
    const sign = fc.constantFrom(...'0123456789ABUPLX-. +*');
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: sign, maxLength: 14 }));
    const codes = [undefined, 'incorect_nip', 'illegal_characters_client_nip'];
    fc.assert(
      fc.property(text, fc.oneof(fc.constantFrom(...COUNTRIES), fc.string()), (typed, country) => {
        expect(codes).toContain(checkTaxNumber(typed, country)?.code);
      }),
      { numRuns: 500 },
    );
  });
});

function changedAt(number: string, place: number): string[] {
  const others = [...'0123456789'].filter((digit) => digit !== number[place]);
  return others.map((digit) => number.slice(0, place) + digit + number.slice(place + 1));
}
