import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PASSWORD_LENGTH } from '#domain/account/login.ts';
import { isCommonPassword } from './common-passwords.ts';
import { COMMON_PASSWORDS, COMMON_WORDS } from './common-words.ts';

describe('a password', () => {
  test.each([
    ...[
      '123456',
      'password',
      'Password1',
      'P@ssw0rd',
      'p4ssw0rd!',
      'qwerty123',
      'iloveyou',
      'letmein',
      'admin1',
    ],
    ...['zaq12wsx', 'ZAQ12WSX', 'haslo123', 'Hasło123', 'hasło!', 'polska', 'Polska1', 'misiek', 'kasia1990'],
    ...['Mateusz1', 'legia1916', 'lechpoznan', 'kochamcie', 'lato2026!', '1234567', '20011990', 'kasiakasia'],
    ...['matrix', '1q2w3e4r', 'dupa123', 'michał12', 'Małgosia1'.replace('Małgosia', 'Gosia')],
  ])('that many have is common: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    ...['dobre hasło', 'cierpka kawa', 'kawa-z-mlekiem', 'trzy misie i pies', 'Zx7!kP', 'nowe hasło'],
    ...['polskie-drogi-2026', 'kasia.lubi.kawe', 'qW8#mmzT', 'haslo12345678', 'inne hasło', 'obce hasło'],
  ])('that says something of its own is not: %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  test('made of a listed word is common with any capitals, a year and a sign behind it', () => {
    const words = COMMON_WORDS.trim().split(/\s+/);
    expect(words.length).toBeGreaterThan(1500);
    fc.assert(
      fc.property(
        fc.constantFrom(...words),
        fc.constantFrom('', '1', '123', '2026', '1990!'),
        fc.boolean(),
        (word, ending, isLoud) => {
          const password = (isLoud ? word.toUpperCase() : word) + ending;
          expect(isCommonPassword(password)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('of the list is one that could be chosen at all, in small letters, named once', () => {
    const [words, whole] = [COMMON_WORDS, COMMON_PASSWORDS].map((list) => list.trim().split(/\s+/));
    expect(words?.filter((word) => !/^[a-z]{3,20}$/.test(word))).toEqual([]);
    expect(whole?.filter((one) => one.length < PASSWORD_LENGTH.min || one !== one.toLowerCase())).toEqual([]);
    for (const list of [words, whole]) expect(new Set(list).size).toBe(list?.length);
  });
});
