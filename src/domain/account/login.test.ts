import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIELD_CODES } from '#domain/form/field-code.ts';
import { checkLogin, checkPassword, LOGIN_LENGTH, PASSWORD_LENGTH } from './login.ts';

describe('a login', () => {
  test.each(['abc', 'halina@example.org', 'jan.kowalski-2_x', '123', 'Lucja', ' abc ', 'a'.repeat(40)])(
    'is good: %j',
    (login) => {
      expect(checkLogin(login)).toBeUndefined();
    },
  );

  test.each([
    'ab',
    'a'.repeat(41),
    'jan kowalski',
    'jan+1',
    'jan#',
    'Łucja',
    'аdmin',
    "o'neill",
    'a\u0000bc',
    'abc😀',
    'abc\u200b',
    '<b>',
  ])('is not %j: 3 to 40 letters, digits and @ . - _', (login) => {
    expect(checkLogin(login)).toEqual({ code: 'incorect_login' });
  });

  test.each(['', '  ', '\t'])('that is empty (%j) is asked for', (login) => {
    expect(checkLogin(login)).toEqual({ code: 'no_login' });
  });

  test('is bounded as the specification says: 3 to 40 characters, and a password 6 to 30', () => {
    expect([LOGIN_LENGTH, PASSWORD_LENGTH]).toEqual([
      { min: 3, max: 40 },
      { min: 6, max: 30 },
    ]);
  });
});

describe('a password', () => {
  test.each(['secret', 'x'.repeat(30), 'zażółć gęślą jaźń', ' secret', '😀😀😀😀😀😀', '😀'.repeat(30)])(
    'is good: %j',
    (password) => {
      expect(checkPassword(password, 'halina')).toBeUndefined();
      expect(checkPassword(password, undefined)).toBeUndefined();
      expect(checkPassword(password, 'halina', password)).toBeUndefined();
    },
  );

  test.each([
    ['', 'no_password'],
    ['       ', 'no_password'],
    ['x', 'password_to_short'],
    ['short', 'password_to_short'],
    ['😀😀😀😀😀', 'password_to_short'],
    ['x'.repeat(31), 'password_to_long'],
    ['😀'.repeat(31), 'password_to_long'],
  ])('%j has the code %s', (password, code) => {
    expect(checkPassword(password, 'halina')).toEqual({ code });
  });

  test.each([
    ['halina', 'halina'],
    ['HALINA', 'halina'],
    ['Łucja1', 'łucja1'],
    ['halina', ' halina '],
    ['halin\u0061\u0328', 'haliną'],
  ])('%j is the login %j, whatever the case', (password, login) => {
    expect(checkPassword(password, login)).toEqual({ code: 'login_equals_password' });
  });

  test('may hold the login within it', () => {
    expect(checkPassword('halina1', 'halina')).toBeUndefined();
    expect(checkPassword('halina', '')).toBeUndefined();
  });

  test.each(['Secret', 'secret ', '', 'secre'])('is not repeated by %j', (repeated) => {
    expect(checkPassword('secret', 'halina', repeated)).toEqual({ code: 'not_equal_passwords' });
  });

  test('typed on another keyboard is the same: é is one letter or two signs', () => {
    expect(checkPassword('secr\u00e9t', 'halina', 'secre\u0301t')).toBeUndefined();
  });

  test('whatever is typed gets a code of the catalogue or none', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, fc.option(text, { nil: undefined }), (password, login, repeated) => {
        const findings = [checkPassword(password, login, repeated), checkLogin(login)];
        for (const finding of findings) if (finding) expect(FIELD_CODES).toContain(finding.code);
      }),
    );
  });
});
