import { describe, expect, test } from 'vitest';
import { isLuhn, isMod11And10, luhnDigit, modulo, modulo97, weighted } from './check-digits.ts';

describe('check digits', () => {
  test('Luhn, the example of Wikipedia: 7992739871 has the check digit 3, and no other', () => {
    expect(luhnDigit('7992739871')).toBe(3);
    expect([...'0123456789'].filter((digit) => isLuhn(`7992739871${digit}`))).toEqual(['3']);
  });

  test('ISO 7064 MOD 11,10: 0794 has the check digit 5, and no other', () => {
    expect([...'0123456789'].filter((digit) => isMod11And10(`0794${digit}`))).toEqual(['5']);
  });

  test('ISO 7064 MOD 97-10: 794 has the check digits 44, and letters count from 10', () => {
    expect(modulo97('79444')).toBe(1);
    expect(modulo97('A')).toBe(10);
    expect(modulo97('Z')).toBe(35);
  });

  test('numbers of any length are divided without losing a digit', () => {
    expect(modulo('9'.repeat(40), 97)).toBe(Number(BigInt('9'.repeat(40)) % 97n));
    expect(modulo('', 97)).toBe(0);
  });

  test('a weight without a digit counts for nothing, and so does a digit without a weight', () => {
    expect(weighted('123', [1, 10, 100])).toBe(321);
    expect(weighted('12', [1, 10, 100])).toBe(21);
    expect(weighted('1239', [1, 10, 100])).toBe(321);
  });
});
