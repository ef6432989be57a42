/** A text as it is compared: without case and without diacritics. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

/** Whether every word that was typed begins a word of the name. */
export function namesAll(name: string, typed: string): boolean {
  const words = plainLetters(name).split(BETWEEN);
  const wanted = plainLetters(typed).split(BETWEEN).filter(Boolean);
  return wanted.every((begin) => words.some((word) => word.startsWith(begin)));
}

const BETWEEN = /[^\p{L}\p{N}]+/u;
