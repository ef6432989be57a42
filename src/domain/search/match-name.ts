import { editDistance, slipsAllowed } from './edit-distance.ts';

/** A word without Polish letters and case, and without its ending. */
export type SearchedWord = { word: string; stem: string };

/** The words of a name, in the same forms. */
export type SearchedName = { words: readonly string[]; stems: readonly string[] };

const WHOLE = 3;
const BEGINNING = 2;
const SLIP = 1;

/** How well a name fits what is searched for; 0 where a word is not in it at all. */
export function matchName(searched: readonly SearchedWord[], name: SearchedName): number {
  const fits = searched.map((word) => fitOf(word, name));
  return fits.includes(0) ? 0 : fits.reduce((sum, fit) => sum + fit, 0) / Math.max(1, name.stems.length);
}

function fitOf({ word, stem }: SearchedWord, { words, stems }: SearchedName): number {
  if (words.includes(word) || stems.includes(stem)) return WHOLE;
  if (words.some((known) => known.startsWith(word))) return BEGINNING;
  const allowed = slipsAllowed(word);
  return words.some((known) => editDistance(word, known, allowed) <= allowed) ? SLIP : 0;
}
