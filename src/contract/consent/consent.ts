/** What a shopper may allow beyond what the shop needs to work. */
export const PURPOSES = ['analytics', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What the shopper allows; undefined for as long as the shopper was not asked. */
export type Consent = Readonly<Record<Purpose, boolean>> | undefined;

export const ONLY_NECESSARY = { analytics: false, marketing: false } as const;

/** The word for consent to nothing: an empty cookie would look like none. */
const NECESSARY = 'necessary';

/** Reads the cookie: the purposes allowed, with dots between. Whatever else it holds is no answer. */
export function consentFromCookie(value: string | undefined): Consent {
  const words = value?.split('.') ?? [];
  const isAnswer = words.every((word) => word === NECESSARY || isPurpose(word));
  if (words.length === 0 || !isAnswer) return undefined;
  return { analytics: words.includes('analytics'), marketing: words.includes('marketing') };
}

export const consentToCookie = (consent: Record<Purpose, boolean>): string =>
  PURPOSES.filter((purpose) => consent[purpose]).join('.') || NECESSARY;

const isPurpose = (word: string): word is Purpose => PURPOSES.some((purpose) => purpose === word);
