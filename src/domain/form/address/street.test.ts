import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIELD_CODES } from '#domain/form/field-code.ts';
import { checkStreet } from './street.ts';

describe('a street with its number in one field', () => {
  test.each([
    ['ul. Długa 5/7', 'PL'],
    ['ul. 3 Maja 12', 'PL'],
    ['11 Listopada 7A', 'PL'],
    ['Osiedle 3', 'PL'],
    ['Wola 12', 'PL'],
    ['al. „Solidarności” 68 m. 121', 'PL'],
    ['10 Downing Street', 'GB'],
    ["Flat 2, 4 St. Mary's Road", 'GB'],
    ['Rue de Rivoli 12bis', 'FR'],
    ['Straße des 17. Juni 135', 'DE'],
    ['123 Main St #4B', 'US'],
    ['вул. Хрещатик, 22', 'UA'],
    ['Οδός Ερμού 5', 'GR'],
    ['C/ Mayor, 3, 2º', 'ES'],
  ])('is legal: %s (%s)', (street, country) => {
    expect(checkStreet(street, undefined, country)).toBeUndefined();
    expect(checkStreet(street, '', country)).toBeUndefined();
  });

  test.each([
    ['ul. Długa', 'PL'],
    ['ul. 3 Maja', 'PL'],
    ['pl. 11 listopada', 'PL'],
    ['Rue de Rivoli', 'FR'],
    ['Hauptstraße', undefined],
  ])('is asked for its number: %s (%s)', (street, country) => {
    expect(checkStreet(street, undefined, country)).toEqual({ code: 'no_street_number' });
    expect(checkStreet(street, ' ', country)).toEqual({ code: 'no_street_number' });
  });

  test('of Great Britain is asked for its number in British words', () => {
    expect(checkStreet('Downing Street', undefined, 'GB')).toEqual({ code: 'no_street_number_uk' });
    expect(checkStreet('Downing Street', '', 'GB')).toEqual({ code: 'no_street_number_uk' });
  });
});

describe('a street with its number in a field of its own', () => {
  test.each([
    ['ul. Długa', '5/7', 'PL'],
    ['ul. 3 Maja', '1', 'PL'],
    ['Wola', 'b/n', 'PL'],
    ['Calle Mayor', 's/n', 'ES'],
    ['Via Roma', 'snc', 'IT'],
    ['Mill Lane', 'Rose Cottage', 'GB'],
    ['Lange Straße', '12 a', 'DE'],
  ])('is legal: %s, %s (%s)', (street, number, country) => {
    expect(checkStreet(street, number, country)).toBeUndefined();
  });

  test.each(['brak', '-', '/'])('is asked for a number where it has %s', (number) => {
    expect(checkStreet('ul. Długa', number, 'PL')).toEqual({ code: 'no_street_number' });
  });
});

describe('a street', () => {
  test.each(['', '  ', '\u00a0'])('that is empty (%j) is asked for, even with a number', (street) => {
    expect(checkStreet(street, undefined, 'PL')).toEqual({ code: 'no_street' });
    expect(checkStreet(street, '5', 'PL')).toEqual({ code: 'no_street' });
  });

  test.each([
    '<',
    '>',
    '{',
    '}',
    '[',
    ']',
    '|',
    '\\',
    '^',
    '~',
    '`',
    '$',
    '%',
    '*',
    '=',
    ';',
    '\t',
    '😀',
    '❤️',
  ])('may not hold %j, nor may its number', (sign) => {
    const illegal = { code: 'illegal_characters_client_street' };
    expect(checkStreet(`ul. Dłu${sign}ga 5`, undefined, 'PL')).toEqual(illegal);
    expect(checkStreet('ul. Długa', `5${sign}7`, 'PL')).toEqual(illegal);
  });

  test('is no number alone', () => {
    expect(checkStreet('12', undefined, 'PL')).toEqual({ code: 'invalid_format' });
  });

  test('whatever is typed gets a code of the catalogue or none', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, fc.option(text, { nil: undefined }), text, (street, number, country) => {
        const finding = checkStreet(street, number, country);
        if (finding) expect(FIELD_CODES).toContain(finding.code);
      }),
    );
  });
});
