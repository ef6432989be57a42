import { editDistance, slipsAllowed } from './edit-distance.ts';
import type { SearchedWord } from './match-name.ts';

const MOST_WORDS = 6;

/** Known words that a mistyped one may stand for: only the nearest, at most as far as slips are allowed. */
export function nearestWords<Known extends SearchedWord>(
  mistyped: SearchedWord,
  known: readonly Known[],
): Known[] {
  const measured = known.map((word) => ({ word, distance: distanceBetween(mistyped, word) }));
  const least = Math.min(...measured.map(({ distance }) => distance));
  if (least === Number.POSITIVE_INFINITY) return [];
  return measured
    .filter(({ distance }) => distance === least)
    .map(({ word }) => word)
    .toSorted((a, b) => sharedStart(mistyped.word, b.word) - sharedStart(mistyped.word, a.word))
    .slice(0, MOST_WORDS);
}

/** An ending may differ as well as the rest be mistyped: the nearer of both readings counts. */
function distanceBetween(mistyped: SearchedWord, known: SearchedWord): number {
  return Math.min(
    editDistance(mistyped.word, known.word, slipsAllowed(mistyped.word)),
    editDistance(mistyped.stem, known.stem, slipsAllowed(mistyped.stem)),
  );
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
