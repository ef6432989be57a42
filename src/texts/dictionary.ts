import type { Language } from '#contract/language.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { Texts } from './text-key.ts';

/** The shop's own wording of single texts, by language and key. */
export type Overrides = { readonly [language in Language]?: Readonly<Record<string, string>> | undefined };

const OWN_WORDING: Overrides = {};

/** Some thousand texts are put together for every page: once is enough for each wording. */
const together = new WeakMap<Overrides, Partial<Record<Language, Texts>>>();

/** Every text of a language: the shop's own wording first, then the language's, then Polish. */
export function textsIn(language: Language, overrides: Overrides = OWN_WORDING): Texts {
  const made = together.get(overrides) ?? {};
  together.set(overrides, made);
  made[language] ??= { ...pl, ...(language === 'en' && en), ...overrides[language] };
  return made[language];
}
