import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIELD_CODES } from '#domain/form/field-code.ts';
import { checkCity, checkCompany, checkFirstname, checkLastname } from './names.ts';

const RULES = { checkFirstname, checkLastname, checkCompany, checkCity };
// Also halves of signs, and what is no sign at all.
const anyUnit = fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit));
const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: anyUnit }));
const anyRule = fc.constantFrom(...Object.values(RULES));

describe('a name', () => {
  test.each([
    'Łukasz',
    'Zoë',
    'O’Neill',
    "O'Neill",
    'Anne-Marie',
    'Jean-François',
    'Γιώργος',
    'Оксана',
    'José María',
    'Nguyễn',
    '李',
    'محمد',
    'علی\u200cرضا',
    'Strauß',
    'D.',
    'Gal·la',
    'अनुष्का',
    'ศิริพร',
    'Jose\u0301',
    'von der Leyen, dr',
    '  Halina  ',
  ])('is legal in its own script: %s', (name) => {
    expect(checkFirstname(name)).toBeUndefined();
    expect(checkLastname(name)).toBeUndefined();
    expect(checkCity(name)).toBeUndefined();
    expect(checkCompany(name)).toBeUndefined();
  });

  const ILLEGAL = ['<', '>', '{', '}', '[', ']', '|', '\\', '^', '~', '`', '$', '%', '*', '=', ';', '#'];
  const UNSEEN = ['\u0000', '\t', '\n', '\u007f', '\u200b', '\u202e', '\ufeff'];
  test.each([...ILLEGAL, ...UNSEEN, '😀', '❤️', '🇵🇱', '👨‍👩‍👧'])('may not hold %j', (sign) => {
    const name = `Ha${sign}lina`;
    expect(checkFirstname(name)).toEqual({ code: 'illegal_characters_client_firstname' });
    expect(checkLastname(name)).toEqual({ code: 'illegal_characters_client_lastname' });
    expect(checkCity(name)).toEqual({ code: 'illegal_characters_client_city' });
    expect(checkCompany(name)).toEqual({ code: 'illegal_characters_client_firm' });
  });

  test.each(['Halina2', '2', 'Jan 3', 'محمد٣', 'राम४'])('of a person has no digits: %s', (name) => {
    expect(checkFirstname(name)).toEqual({ code: 'illegal_characters_client_firstname', closer: 'digits' });
    expect(checkLastname(name)).toEqual({ code: 'illegal_characters_client_lastname', closer: 'digits' });
  });

  test('without digits is not said to have any', () => {
    for (const name of ['', '<Halina', 'Ⅳ?', '李;', '-'])
      expect(checkFirstname(name)?.closer).toBeUndefined();
  });

  test.each(['', ' ', '\t\n', '\u00a0'])('that is empty (%j) is asked for', (nothing) => {
    expect(checkFirstname(nothing)).toEqual({ code: 'no_firstname' });
    expect(checkLastname(nothing)).toEqual({ code: 'no_name' });
    expect(checkCompany(nothing)).toEqual({ code: 'no_firmname' });
    expect(checkCity(nothing)).toEqual({ code: 'no_city' });
  });

  test.each(['-', '...', "'", ' - . '])('without a letter is none: %j', (signs) => {
    for (const rule of Object.values(RULES)) expect(rule(signs)).toEqual({ code: 'invalid_format' });
  });
});

describe('the name of a company', () => {
  test.each([
    'Palarnia „Pod Wieżą” sp. z o.o.',
    'P&G',
    '3M',
    'A+B/C (Polska)',
    'Kawa "U Ewy" s.c.',
    'Éts. «Le Café»',
    'Yahoo!',
    '株式会社コーヒー',
  ])('may have signs and digits: %s', (company) => {
    expect(checkCompany(company)).toBeUndefined();
  });

  test.each(['24/7', '360', '(+)'])('needs a letter: %s', (company) => {
    expect(checkCompany(company)).toEqual({ code: 'invalid_format' });
  });

  test('may not have a digit that is an emoji', () => {
    expect(checkCompany('Kawa 1️⃣')).toEqual({ code: 'illegal_characters_client_firm' });
  });
});

describe('a city', () => {
  test.each([
    'Bielsko-Biała',
    'Frankfurt (Oder)',
    'Freiburg/Elbe',
    'Paris 15',
    'København',
    'Αθήνα',
    'Львів',
  ])('is legal: %s', (city) => {
    expect(checkCity(city)).toBeUndefined();
  });

  test.each(['43-300', '12'])('is no number: %s', (city) => {
    expect(checkCity(city)).toEqual({ code: 'invalid_format' });
  });

  test('has no signs of a company', () => {
    expect(checkCity('Bielsko & Biała')).toEqual({ code: 'illegal_characters_client_city' });
  });
});

describe('any text for a name', () => {
  test('is judged with a code of the catalogue, the same with spaces around it and in either spelling', () => {
    fc.assert(
      fc.property(anyText, anyRule, (text, rule) => {
        const finding = rule(text);
        if (finding) expect(FIELD_CODES).toContain(finding.code);
        expect(rule(` ${text} `)).toEqual(finding);
        expect(rule(text.normalize('NFD'))).toEqual(rule(text.normalize('NFC')));
      }),
    );
  });

  test('made of letters alone is a name, wherever it comes from', () => {
    const letter = fc.constantFrom(...'aąßłñőžøæðþıЖїΩאبक字かナ한ქա');
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 1 }), anyRule, (name, rule) => {
        expect(rule(name)).toBeUndefined();
      }),
    );
  });
});
