import { isEasyPassword } from '#domain/account/easy-password.ts';
import { COMMON_PASSWORDS, COMMON_WORDS } from './common-words.ts';

const setOf = (list: string) => new Set(list.trim().split(/\s+/));
const [WORDS, WHOLE] = [setOf(COMMON_WORDS), setOf(COMMON_PASSWORDS)];

// What people write for letters to make a word look stronger.
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' },
};
// Behind or before a word: '1990', '123!', '2026!!'. More than that is a password of its own.
const MOST_AROUND = 6;

/** Whether whoever guesses passwords tries this one first: a pattern, or a common word with a little around it. */
export function isCommonPassword(password: string): boolean {
  const typed = plain(password);
  return isEasyPassword(typed) || WHOLE.has(typed) || wordsIn(typed).some((word) => WORDS.has(word));
}

/** The word that is left without what stands around it, also with digits read as the letters they look like. */
function wordsIn(typed: string): string[] {
  const [, before = '', core = '', after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(typed) ?? [];
  if (before.length + after.length > MOST_AROUND) return [];
  const [, halved] = /^(\p{L}{3,})\1$/u.exec(core) ?? [];
  const read = [typed, core, typed.replace(/[^\p{L}@$]*$/u, '')].map(asLetters);
  return [core, ...(halved ? [halved] : []), ...read];
}

const asLetters = (text: string) => [...text].map((sign) => LOOKALIKES[sign] ?? sign).join('');

/** Small letters without accents. */
const plain = (text: string) =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '').trim();
