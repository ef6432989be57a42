import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { textsIn } from '#texts/dictionary.ts';
import { DEFAULT_LIST_NAME } from './default-list-name.ts';

describe('the first list', () => {
  test('has one name, whether a product or a link has it made', () => {
    for (const language of LANGUAGES)
      expect(DEFAULT_LIST_NAME[language]).toBe(textsIn(language)['list.defaultName']);
  });
});
