export type Age = { n: number; unit: 'minute' | 'hour' | 'day' };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MOST_DAYS = 30;

/** How long ago something was, as one would say it; undefined where its date says more. */
export function ageOf(then: number, now: number): Age | undefined {
  const past = Math.max(0, now - then);
  if (past < HOUR) return { n: Math.floor(past / MINUTE), unit: 'minute' };
  if (past < DAY) return { n: Math.floor(past / HOUR), unit: 'hour' };
  return past < MOST_DAYS * DAY ? { n: Math.floor(past / DAY), unit: 'day' } : undefined;
}
