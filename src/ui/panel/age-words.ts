import { ageOf } from '#domain/time/age.ts';

/** How long ago a moment was ('2 minuty temu'); undefined where its date says more. */
export function ageWords(at: Date, now: number, locale: string): string | undefined {
  const age = ageOf(at.getTime(), now);
  if (!age) return undefined;
  // 'teraz': in Polish the words for no minutes at all are 'ta minuta'.
  const unit = age.n === 0 ? 'second' : age.unit;
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-age.n, unit);
}

type Place = { now: number; locale: string; timeZone: string };

/** How long ago a moment was, or its date: for the middle of a sentence, where one of both has to stand. */
export function ageOrDate(at: Date, { now, locale, timeZone }: Place): string {
  return (
    ageWords(at, now, locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(at)
  );
}
