import { DAY } from '#domain/time/zone.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after each failed attempt the next one comes: ten attempts in all, over a day. */
const PAUSES = [
  ...[30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  ...[HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR, 8 * HOUR],
];
/** As much of a pause is left to chance, so that what failed together does not come back together. */
const JITTER = 0.1;

/**
 * When a message is tried again that has failed so many times; undefined where it is given up. `askedFor`: how long the
 * other side wants to be left alone. `chance`: from 0 to 1.
 */
export function nextTry(
  attempts: number,
  { now, chance, askedFor = 0 }: { now: number; chance: number; askedFor?: number | undefined },
): number | undefined {
  const pause = PAUSES[attempts - 1];
  if (pause === undefined) return undefined;
  return now + Math.round(Math.max(pause * (1 + JITTER * chance), Math.min(askedFor, DAY)));
}

/** How long `Retry-After` asks to wait, in seconds or until a moment, at most a day; undefined where it says nothing. */
export function retryAfterIn(header: string | undefined, now: number): number | undefined {
  const said = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(said)) return Math.min(Number(said) * SECOND, DAY);
  const moment = /^[A-Z][a-z]{2}, /.test(said) ? Date.parse(said) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.min(Math.max(0, moment - now), DAY);
}
