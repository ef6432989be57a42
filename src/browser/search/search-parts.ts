import { pageLanguage } from '#browser/layout/page-language.ts';
import type { Language } from '#contract/language.ts';
import type { SearchSettings } from '#contract/search/live-search.ts';
import type { LiveSearchTexts } from '#texts/search/live-search-texts.ts';

export type SearchParts = ReturnType<typeof partsOf>;

/** What the page says of its search. */
export type LiveSearchSettings = SearchSettings & {
  currency: string;
  priceType: 'gross' | 'net';
  language: Language;
  texts: LiveSearchTexts;
};

/** The search form and what is in it; throws where it is not the live one. */
export function partsOf(form: HTMLFormElement) {
  const part = <Part extends Element>(selector: string): Part => {
    const found = form.querySelector<Part>(selector);
    if (!found) throw new Error(`live search: no ${selector}`);
    return found;
  };
  return {
    form,
    input: part<HTMLInputElement>('input'),
    submit: part<HTMLElement>('[type=submit]'),
    close: part<HTMLElement>('.search__close'),
    hint: part<HTMLElement>('.search__hint'),
    list: part<HTMLElement>('[role=listbox]'),
    status: part<HTMLElement>('[role=status]'),
  };
}

export function settingsOf({ dataset }: HTMLElement): LiveSearchSettings {
  return {
    ...JSON.parse(dataset.liveSearch ?? '{}'),
    texts: JSON.parse(dataset.texts ?? '{}'),
    language: pageLanguage(),
  };
}
