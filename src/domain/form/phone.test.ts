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

  test('without a country has at least 9 characters', () => {
    expect(checkPhone('12345678', undefined, polish)).toEqual({ code: 'incorect_phone', closer: 'short' });
    expect(checkPhone('123456789', undefined, polish)).toBeUndefined();
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
