import { dateOf, timeOf } from '#domain/time/zone.ts';

/** A calendar day ('2026-11-24') as each language writes it: 24.11.2026, 24/11/2026. */
export function formatDate(day: string, language: string): string {
  const [year, month, date] = day.split('-');
  return [date, month, year].join(language === 'pl' ? '.' : '/');
}

/** A moment on the clocks there, to the minute: 24.11.2026, 17:05. */
export function formatMoment(instant: number, language: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${formatDate(dateOf(instant, timeZone), language)}, ${time.format(instant)}`;
}

/** When something begins, as one says it: 'sob. 12 grudnia, 10:00'. */
export function formatOccasion(instant: number, language: string, timeZone: string): string {
  const part = (wanted: 'weekday' | 'day' | 'month', options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'pl' ? 'pl' : 'en-GB', { timeZone, ...options })
      .formatToParts(instant)
      .find(({ type }) => type === wanted)?.value ?? '';
  const weekDay = part('weekday', { weekday: 'short' });
  // A month stands in the genitive beside a day only.
  const month = part('month', { day: 'numeric', month: 'long' });
  return `${weekDay} ${part('day', { day: 'numeric' })} ${month}, ${timeOf(instant, timeZone).slice(0, 5)}`;
}
