import { ageOf } from '#domain/time/age.ts';

/** How long ago a moment was ('2 minuty temu'); undefined where its date says more. */
export function ageWords(at: Date, now: number, locale: string): string | undefined {
  const age = ageOf(at.getTime(), now);
  return age && new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-age.n, age.unit);
}
