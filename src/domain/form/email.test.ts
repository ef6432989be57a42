import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail } from './email.ts';

describe('an e-mail address', () => {
  test.each([
    'halina@example.org',
    'halina.nowak+kawa@poczta.example.co.uk',
    "o'brien_42@example.org",
    'HALINA@EXAMPLE.ORG',
    'halina@żółw.example.pl',
    'halina@例え.テスト',
    'łucja@example.pl',
    'x@1a.pl',
    'x@xn--w-uga1v8h.pl',
    `${'a'.repeat(64)}@example.org`,
  ])('is good: %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    ['', 'nothing'],
    ['halina', 'no @'],
    ['@example.org', 'no name'],
    ['halina@', 'no domain'],
    ['halina@example', 'no dot in the domain'],
    ['halina@example.', 'nothing after the dot'],
    ['halina@.org', 'nothing before the dot'],
    ['halina@example..org', 'two dots'],
    ['halina@-example.org', 'a hyphen at the beginning'],
    ['halina@example-.org', 'a hyphen at the end'],
    ['halina@127.0.0.1', 'a number for a domain'],
    ['halina nowak@example.org', 'a space'],
    ['halina@exam ple.org', 'a space in the domain'],
    [' halina@example.org', 'a space before'],
    ['halina@example.org\n', 'a line break'],
    ['halina@nowak@example.org', 'two @'],
    ['.halina@example.org', 'a dot first'],
    ['halina.@example.org', 'a dot last'],
    ['hal..ina@example.org', 'two dots in the name'],
    ['Halina <halina@example.org>', 'more than the address'],
    ['halina@example.org,ewa@example.org', 'two addresses'],
    ['halina\u0000@example.org', 'a sign nobody sees'],
    ['hali\u200bna@example.org', 'a space nobody sees'],
    [`${'a'.repeat(65)}@example.org`, 'too long a name'],
    [`halina@${'a.'.repeat(124)}pl`, 'longer than 254'],
  ])('is not good: %j, %s', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('of 254 signs is the longest', () => {
    const long = `halina@${'a'.repeat(243)}.pl`;
    expect([long.length, isEmail(long), isEmail(`${long}x`)]).toEqual([253, true, true]);
    expect(isEmail(`${long}xx`)).toBe(false);
  });

  test('that is good has one @, a dot after it, and no space', () => {
    const sign = fc.constantFrom('a', 'ż', '1', '-', '.', '@', ' ', '"', '\u0000', '😀');
    fc.assert(
      fc.property(
        fc.array(sign, { maxLength: 12 }).map((signs) => `${signs.join('')}@a.pl`),
        (text) => {
          if (isEmail(text)) expect(text).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/u);
        },
      ),
    );
  });
});
