import type { DemoSearchQuery } from './types.ts';

const POLISH = [
  'kawa ziarnista',
  'młynek ręczny',
  'kawiarka',
  'filtry papierowe',
  'kawa bezkofeinowa',
  'dripper',
  'prezent',
];
const ENGLISH = ['coffee beans', 'hand grinder', 'moka pot', 'paper filters', 'decaf', 'dripper', 'gift'];
const LEAST = 3;

/** What shoppers have searched for and found, most often first. */
export const searchQueries: DemoSearchQuery[] = [...counted('pl', POLISH), ...counted('en', ENGLISH)];

function counted(language: DemoSearchQuery['language'], phrases: string[]): DemoSearchQuery[] {
  return phrases.map((phrase, index, { length }) => ({
    language,
    phrase,
    visitors: LEAST + length - index,
    hits: length - index,
  }));
}
