export const LANGUAGES = ['pl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language =>
  (LANGUAGES as readonly unknown[]).includes(value);

export const otherLanguage = (language: Language): Language => (language === 'pl' ? 'en' : 'pl');

/** The language that a program asks for by its `Accept-Language`; undefined where it wants none of ours. */
export function preferredLanguage(header = ''): Language | undefined {
  const wanted = header.split(',', 20).map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const best = wanted.toSorted((a, b) => b.weight - a.weight);
  return best.map(({ language, weight }) => (weight > 0 ? language : '')).find(isLanguage);
}
