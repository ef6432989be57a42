import { describe, expect, test } from 'vitest';
import { lettersEn } from './letters-en.ts';
import { lettersPl } from './letters-pl.ts';

const said = [...Object.values<string>(lettersPl), ...Object.values(lettersEn)];

describe('the letters', () => {
  test('never raise their voice: no exclamation marks, no words in capitals', () => {
    expect(said.filter((text) => /!|\p{Lu}{2,}/u.test(text))).toEqual([]);
  });

  test('name the shop by its own name, not by one written into the texts', () => {
    expect(said.filter((text) => /palarnia|mgła/i.test(text))).toEqual([]);
  });
});
