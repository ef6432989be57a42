import type { Language } from '#contract/language.ts';

/** What a route's address holds: the number finds the thing, the slug is for people. */
export type Named = { id: string; slug: string };
export type Query = { [name: string]: string | string[] | undefined };

const LARGEST_ID = 2 ** 31 - 1;

/** The number by which the database knows a thing; 0, which nothing has, where the text holds none. */
export function readId(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id <= LARGEST_ID ? id : 0;
}

/** The version of a thing that a form was shown with; undefined where it has none, and 0, which was never, where it is odd. */
export const readVersion = (text: string): number | undefined => (text === '' ? undefined : readId(text));

/** The first of a parameter that may stand there more than once. */
export const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

export function slugsOf(
  language: Language,
  slug: string,
  others: Record<string, string>,
): Record<Language, string> {
  return { pl: slug, en: slug, ...others, [language]: slug };
}

export const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id);
