import type { Text } from '#demo/catalogue/types.ts';

/** Masculine (things), feminine, neuter, plural (of things). */
export type Gender = 'm' | 'f' | 'n' | 'pl';
export type Noun = Text & { gender: Gender };

/** The adjective in the form that the noun's gender asks for: 'niebieski', 'niebieska', 'niebieskie'. */
export function agree(masculine: string, gender: Gender): string {
  if (gender === 'm') return masculine;
  const ending = gender === 'f' ? 'a' : 'e';
  if (/(y|li)$/.test(masculine)) return masculine.slice(0, -1) + ending;
  // After k and g the i is only spelling before -e, and gone before -a: wysoki, wysoka, wysokie.
  if (/[kg]i$/.test(masculine)) return gender === 'f' ? `${masculine.slice(0, -1)}a` : `${masculine}e`;
  if (masculine.endsWith('i')) return masculine + ending;
  throw new Error(`'${masculine}' is not a Polish adjective in the masculine`);
}

/** 'na 1 filiżankę', 'na 3 filiżanki', 'na 6 filiżanek'. */
export function forCups(count: number): Text {
  const few = count % 10 >= 2 && count % 10 <= 4 && (count % 100 < 12 || count % 100 > 14);
  const cups = count === 1 ? 'filiżankę' : few ? 'filiżanki' : 'filiżanek';
  return { pl: `na ${count} ${cups}`, en: count === 1 ? 'for 1 cup' : `for ${count} cups` };
}

export const sentence = (words: string) => words.charAt(0).toLocaleUpperCase('pl') + words.slice(1);
