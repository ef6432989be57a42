import { isLanguage, type Language } from '#contract/language.ts';

/** The language of the page that is shown. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'pl';
}
