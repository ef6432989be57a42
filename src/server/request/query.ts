import type { Language } from '#contract/language.ts';

/** What a route's address holds: the number finds the thing, the slug is for people. */
export type Named = { id: string; slug: string };
export type Query = { [name: string]: string | string[] | undefined };

const LARGEST_ID = 2 ** 31 - 1;

/** A product's or category's number; 0, which nothing has, where the address holds none. */
export function readId(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id <= LARGEST_ID ? id : 0;
}

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
