import { searchQuery } from '#shop/db/schema/index.ts';
import type { Tx } from './fill.ts';

/** What shoppers have searched for and found, most often first. */
const QUERIES = {
  pl: [
    'kawa ziarnista',
    'młynek ręczny',
    'kawiarka',
    'filtry papierowe',
    'kawa bezkofeinowa',
    'dripper',
    'prezent',
  ],
  en: ['coffee beans', 'hand grinder', 'moka pot', 'paper filters', 'decaf', 'dripper', 'gift'],
} as const;
const LEAST = 3;

export async function fillSearchQueries(tx: Tx): Promise<void> {
  await tx.insert(searchQuery).values(
    (['pl', 'en'] as const).flatMap((language) =>
      QUERIES[language].map((phrase, index, { length }) => ({
        language,
        phrase,
        count: LEAST + length - index,
        visitors: LEAST + length - index,
        hits: length - index,
      })),
    ),
  );
}
