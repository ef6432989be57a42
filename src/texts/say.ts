import type { Language } from '#contract/language.ts';

export type Values = Readonly<Record<string, string | number>>;

/** The text in its right plural form, with its values filled in. */
export function say(text: string, language: Language, values: Values = {}): string {
  return pluralForm(text, language, values).replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name];
    return value === undefined ? gap : String(value);
  });
}

const FORMS = { pl: ['one', 'few', 'many', 'other'], en: ['one', 'other'] } as const;
const rules = { pl: new Intl.PluralRules('pl'), en: new Intl.PluralRules('en') };

function pluralForm(text: string, language: Language, values: Values): string {
  const forms = text.split('|');
  if (forms.length === 1) return text;
  // A text that fell back to Polish has the Polish forms.
  const spoken: Language = forms.length === FORMS.pl.length ? 'pl' : language;
  const category = rules[spoken].select(Number(values.n));
  const index = (FORMS[spoken] as readonly string[]).indexOf(category);
  return forms[index] ?? forms[forms.length - 1] ?? text;
}
