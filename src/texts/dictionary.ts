import type { Language } from '#contract/language.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { Texts } from './text-key.ts';

/** The shop's own wording of single texts, by language and key. */
export type Overrides = { readonly [language in Language]?: Readonly<Record<string, string>> | undefined };

/** Every text of a language: the shop's own wording first, then the language's, then Polish. */
export function textsIn(language: Language, overrides: Overrides = {}): Texts {
  return { ...pl, ...(language === 'en' && en), ...overrides[language] };
}
