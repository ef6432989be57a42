import { describe, expect, it } from 'vitest';
import { joinUnits, typeset, typesetPolish } from './typography.ts';

describe('typesetting the catalogue', () => {
  it('keeps a one-letter Polish word on the line of the next word', () => {
    expect(typesetPolish('kawa z mlekiem i miodem')).toBe('kawa z\u00a0mlekiem i\u00a0miodem');
  });

  it('keeps several one-letter words together', () => {
    expect(typesetPolish('a w domu')).toBe('a\u00a0w\u00a0domu');
  });

  it('also holds a capital at the start and a word after an opening bracket', () => {
    expect(typesetPolish('W domu (i w biurze)')).toBe('W\u00a0domu (i\u00a0w\u00a0biurze)');
  });

  it('leaves the last letter of a longer word alone', () => {
    expect(typesetPolish('kawa mielona')).toBe('kawa mielona');
  });

  it.each(['250 g', '1,5 kg', '94 °C', '2 min', '600 ml', '49 zł', '9 barów', '100 szt.'])(
    'keeps the unit with its number: %s',
    (text) => {
      expect(joinUnits(text)).toBe(text.replace(' ', '\u00a0'));
    },
  );

  it('does not take the start of a word for a unit', () => {
    expect(joinUnits('3 minuty i 2 gramy')).toBe('3 minuty i 2 gramy');
  });

  it('keeps the groups of a long number together', () => {
    expect(joinUnits('1 200 m n.p.m.')).toBe('1\u00a0200\u00a0m\u00a0n.p.m.');
  });

  it('leaves English one-letter words as they are', () => {
    expect(typeset({ name: { pl: 'w 250 g', en: 'a 250 g bag' } })).toEqual({
      name: { pl: 'w\u00a0250\u00a0g', en: 'a 250\u00a0g bag' },
    });
  });

  it('reaches texts inside lists and leaves everything else as it was', () => {
    const value = { key: 'w domu', list: [{ pl: 'o kawie', en: 'on coffee' }], stock: 3 };
    expect(typeset(value)).toEqual({
      key: 'w domu',
      list: [{ pl: 'o\u00a0kawie', en: 'on coffee' }],
      stock: 3,
    });
  });
});
