import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIban, isIban } from './iban.ts';
import { IBAN_LENGTHS } from './iban-lengths.ts';

// The example account of each country in the SWIFT IBAN registry.
const REGISTRY = `
AD12 0001 2030 2003 5910 0100
AE07 0331 2345 6789 0123 456
AL47 2121 1009 0000 0002 3569 8741
AT61 1904 3002 3457 3201
AZ21 NABZ 0000 0000 1370 1000 1944
BA39 1290 0794 0102 8494
BE68 5390 0754 7034
BG80 BNBG 9661 1020 3456 78
BH67 BMAG 0000 1299 1234 56
BR18 0036 0305 0000 1000 9795 493C 1
CH93 0076 2011 6238 5295 7
CR05 0152 0200 1026 2840 66
CY17 0020 0128 0000 0012 0052 7600
CZ65 0800 0000 1920 0014 5399
DE89 3704 0044 0532 0130 00
DK50 0040 0440 1162 43
DO28 BAGR 0000 0001 2124 5361 1324
EE38 2200 2210 2014 5685
ES91 2100 0418 4502 0005 1332
FI21 1234 5600 0007 85
FO62 6460 0001 6316 34
FR14 2004 1010 0505 0001 3M02 606
GB29 NWBK 6016 1331 9268 19
GE29 NB00 0000 0101 9049 17
GI75 NWBK 0000 0000 7099 453
GL89 6471 0001 0002 06
GR16 0110 1250 0000 0001 2300 695
GT82 TRAJ 0102 0000 0012 1002 9690
HR12 1001 0051 8630 0016 0
HU42 1177 3016 1111 1018 0000 0000
IE29 AIBK 9311 5212 3456 78
IL62 0108 0000 0009 9999 999
IS14 0159 2600 7654 5510 7303 39
IT60 X054 2811 1010 0000 0123 456
JO94 CBJO 0010 0000 0000 0131 0003 02
KW81 CBKU 0000 0000 0000 1234 5601 01
KZ86 125K ZT50 0410 0100
LB62 0999 0000 0001 0019 0122 9114
LI21 0881 0000 2324 013A A
LT12 1000 0111 0100 1000
LU28 0019 4006 4475 0000
LV80 BANK 0000 4351 9500 1
MC58 1122 2000 0101 2345 6789 030
MD24 AG00 0225 1000 1310 4168
ME25 5050 0001 2345 6789 51
MK07 2501 2000 0058 984
MR13 0002 0001 0100 0012 3456 753
MT84 MALT 0110 0001 2345 MTLC AST0 01S
MU17 BOMM 0101 1010 3030 0200 000M UR
NL91 ABNA 0417 1643 00
NO93 8601 1117 947
PK36 SCBL 0000 0011 2345 6702
PL61 1090 1014 0000 0712 1981 2874
PS92 PALS 0000 0000 0400 1234 5670 2
PT50 0002 0123 1234 5678 9015 4
QA58 DOHB 0000 1234 5678 90AB CDEF G
RO49 AAAA 1B31 0075 9384 0000
RS35 2600 0560 1001 6113 79
SA03 8000 0000 6080 1016 7519
SE45 5000 0000 0583 9825 7466
SI56 1910 0000 0123 438
SK31 1200 0000 1987 4263 7541
SM86 U032 2509 8000 0000 0270 100
TL38 0080 0123 4567 8910 157
TN59 1000 6035 1835 9847 8831
TR33 0006 1005 1978 6457 8413 26
UA21 3223 1300 0002 6007 2335 6600 1
VG96 VPVG 0000 0123 4567 8901
XK05 1212 0123 4567 8906
`
  .trim()
  .split('\n');

const registered = fc.constantFrom(...REGISTRY);

describe('a bank account number', () => {
  test.each(REGISTRY)('SWIFT IBAN registry: %s is right', (iban) => {
    expect(isIban(iban)).toBe(true);
    expect(isIban(iban.replaceAll(' ', ''))).toBe(true);
    expect(isIban(` ${iban.toLowerCase()} `)).toBe(true);
    expect(formatIban(iban.replaceAll(' ', '').toLowerCase())).toBe(iban);
  });

  test('SWIFT IBAN registry: the shop knows the lengths of at least 75 countries, from 15 to 33', () => {
    expect(IBAN_LENGTHS.size).toBeGreaterThanOrEqual(75);
    expect(Math.min(...IBAN_LENGTHS.values())).toBe(15);
    expect(Math.max(...IBAN_LENGTHS.values())).toBe(33);
    const given = REGISTRY.map((iban) => [iban.slice(0, 2), iban.replaceAll(' ', '').length]);
    expect(given.map(([country]) => [country, IBAN_LENGTHS.get(String(country))])).toEqual(given);
  });

  test.each([
    '61 1090 1014 0000 0712 1981 2874',
    '61109010140000071219812874',
    '61-1090-1014-0000-0712-1981-2874',
  ])('of Poland needs no country before it: %s', (typed) => {
    expect(isIban(typed)).toBe(true);
    expect(formatIban(typed)).toBe('PL61 1090 1014 0000 0712 1981 2874');
  });

  test.each([
    ['', 'nothing'],
    ['PL', 'no number'],
    ['PL61 1090 1014 0000 0712 1981 2875', 'a wrong digit'],
    ['61 1090 1014 0000 0712 1981 2875', 'a wrong digit, without the country'],
    ['PL61 1090 1014 0000 0712 1981 287', 'too short'],
    ['89 3704 0044 0532 0130 00', 'no country, and not Polish'],
    ['00000000000000000000000000', 'only zeros'],
    ['QQ93 1234 5678', 'no such country'],
    ['AT93 1904 3002 3457 3201 99', 'too long for Austria, with a right checksum'],
    ['BA30 1290 0794 0102 84', 'too short for Bosnia, with a right checksum'],
    ['DE89 3704 0044 0532 0130 0ß', 'a letter that is none of these'],
    ['GB29_NWBK_6016_1331_9268_19', 'other signs'],
    ['٦١١٠٩٠١٠١٤٠٠٠٠٠٧١٢١٩٨١٢٨٧٤', 'other digits'],
  ])('is not %j: %s', (typed) => {
    expect(isIban(typed)).toBe(false);
    expect(formatIban(typed)).toBe(typed);
  });

  test('ISO 13616: has check digits from 02 to 98, though 00, 01 and 99 leave the same remainder', () => {
    const right = [...Array(100).keys()].map((check) => `DE${String(check).padStart(2, '0')}`);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 18, maxLength: 18 }),
        (account) => {
          const good = right.filter((start) => isIban(start + account));
          expect(good).toHaveLength(1);
          expect(['DE00', 'DE01', 'DE99']).not.toContain(good[0]);
        },
      ),
    );
  });

  test('with one digit changed is wrong', () => {
    fc.assert(
      fc.property(registered, fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, at, more) => {
        const places = [...iban].map((_, place) => place).filter((place) => /\d/.test(iban.charAt(place)));
        const place = places[at % places.length] ?? 0;
        const digit = (Number(iban[place]) + more) % 10;
        expect(isIban(iban.slice(0, place) + digit + iban.slice(place + 1))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test('with two neighbouring digits swapped is wrong', () => {
    fc.assert(
      fc.property(registered, fc.nat(), (spaced, at) => {
        const iban = spaced.replaceAll(' ', '');
        const place = 4 + (at % (iban.length - 5));
        const [one, two] = [iban.charAt(place), iban.charAt(place + 1)];
        fc.pre(one !== two && /\d\d/.test(one + two));
        expect(isIban(iban.slice(0, place) + two + one + iban.slice(place + 2))).toBe(false);
      }),
    );
  });

  test('is never changed twice, whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), registered), (typed) => {
        const once = formatIban(typed);
        expect(formatIban(once)).toBe(once);
        expect(isIban(once)).toBe(isIban(typed));
      }),
    );
  });
});
