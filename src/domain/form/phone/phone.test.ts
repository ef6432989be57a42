import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPhone } from './phone.ts';

const polish = (phone: string, country: string) => country === 'PL' && phone.replace(/\D/g, '').length === 9;

describe('a phone number', () => {
  test.each([
    '600700800',
    ' 600 700 800 ',
    '600-700-800',
    '(33) 812.34.56',
    '33/812 34 56',
    '600\u00a0700\u00a0800',
  ])('is good where the country has such numbers: %j', (phone) => {
    expect(checkPhone(phone, 'PL', polish)).toBeUndefined();
    expect(checkPhone(phone, 'DE', polish)).toEqual({ code: 'incorect_phone' });
  });

  test.each(['', '  ', '600700', '-', '60070080012345'])('is asked for where it is %j', (phone) => {
    expect(checkPhone(phone, 'PL', polish)).toEqual({ code: 'incorect_phone' });
  });

  test.each([
    '600700800a',
    'zadzwoń',
    '600;700;800',
    '<600700800>',
    '600700800😀',
    '٦٠٠٧٠٠٨٠٠',
    '600\t700800',
  ])('may not hold other signs: %j', (phone) => {
    expect(checkPhone(phone, 'PL', polish)).toEqual({ code: 'illegal_characters_client_phone' });
  });

  test('without a country has at least 9 characters, 7 of them digits', () => {
    const short = { code: 'incorect_phone', closer: 'short' };
    expect(checkPhone('12345678', undefined, polish)).toEqual(short);
    expect(checkPhone('123456789', undefined, polish)).toBeUndefined();
    expect(checkPhone('(((((((((', undefined, polish)).toEqual(short);
    expect(checkPhone('(12)-3456', undefined, polish)).toEqual(short);
    expect(checkPhone('(12)-34567', undefined, polish)).toBeUndefined();
  });

  test('with a prefix and no country is checked for the country of the prefix', () => {
    const asked: string[] = [];
    const note = (phone: string, country: string) => asked.push(`${phone} in ${country}`) > 1;
    expect(checkPhone('+48 12345', undefined, note)).toEqual({ code: 'incorect_phone' });
    expect(checkPhone('0048 600 700 800', undefined, note)).toBeUndefined();
    checkPhone('+423 123 45 67', undefined, note);
    expect(asked).toEqual(['+48 12345 in PL', '+48 600 700 800 in PL', '+423 123 45 67 in LI']);
  });

  test('with a prefix of a country that the shop does not know is judged by what stands after it', () => {
    expect(checkPhone('+81 3 1234 5678', undefined, polish)).toBeUndefined();
    expect(checkPhone('+81 12345', undefined, polish)).toEqual({ code: 'incorect_phone', closer: 'short' });
    expect(checkPhone('+999 12345 67', undefined, polish)).toMatchObject({ closer: 'short' });
  });

  test('of no known country never passes with fewer than 9 characters or 7 digits behind its prefix', () => {
    const sign = fc.constantFrom(...'0123456789()*#-./ ');
    const prefix = fc.constantFrom('', '+81 ', '+7', '0081', '+999 ');
    fc.assert(
      fc.property(prefix, fc.string({ unit: sign, maxLength: 16 }), (before, number) => {
        fc.pre(before !== '' || !number.trimStart().startsWith('00'));
        const passes = checkPhone(before + number, undefined, () => true) === undefined;
        const [signs, digits] = [number.replace(/ /g, ''), number.replace(/\D/g, '')];
        expect(passes).toBe(signs.length >= 9 && digits.length >= 7);
      }),
      { numRuns: 1000 },
    );
  });

  test('is put to the numbering plan without spaces around it, and only where it is legal', () => {
    fc.assert(
      fc.property(fc.string(), (phone) => {
        const asked: string[] = [];
        checkPhone(` ${phone} `, 'PL', (each) => asked.push(each) > 0);
        for (const each of asked) expect(each).toMatch(/^[\d+()*#\-./][\d\s+()*#\-./]*$/);
      }),
    );
  });
});
