export const LANGUAGES = ['pl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value);

export const otherLanguage = (language: Language): Language => (language === 'pl' ? 'en' : 'pl');
