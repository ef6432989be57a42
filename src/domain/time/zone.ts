export const DAY = 86_400_000;
const MINUTE = 60_000;

/** The calendar day of a moment on the clocks there, counted from 1 January 1970. */
export function dayOf(instant: number, timeZone: string): number {
  return Math.floor((instant + clockOffset(instant, timeZone)) / DAY);
}

/** The moment when the clocks there show this many minutes after midnight of a day. */
export function instantAt(day: number, minutes: number, timeZone: string): number {
  const shown = day * DAY + minutes * MINUTE;
  // The clocks may be changed on the day itself. A time that they skip is as long after the change.
  const afterChange = shown - clockOffset(shown + DAY, timeZone);
  const isShown = afterChange + clockOffset(afterChange, timeZone) === shown;
  return isShown ? afterChange : shown - clockOffset(shown - DAY, timeZone);
}

/** Midnight of the moment's day, or of so many days before it, on the clocks of the time zone. */
export function startOfDay(instant: number, timeZone: string, daysBefore = 0): number {
  return instantAt(dayOf(instant, timeZone) - daysBefore, 0, timeZone);
}

/** The first moment of a day ('2026-11-24') there. */
export const startOfDate = (date: string, timeZone: string): number =>
  instantAt(Date.parse(date) / DAY, 0, timeZone);

/** '2026-11-24': the day of a moment there. */
export function dateOf(instant: number, timeZone: string): string {
  return dateOfDay(dayOf(instant, timeZone));
}

/** '2026-11-24' of a day counted from 1 January 1970. */
export function dateOfDay(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** '14:30:00': what the clocks there show. */
export function timeOf(instant: number, timeZone: string): string {
  return new Date(instant + clockOffset(instant, timeZone)).toISOString().slice(11, 19);
}

/** 1 is Monday, 7 is Sunday. */
export type WeekDay = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const weekDayOf = (day: number) => (((((day + 3) % 7) + 7) % 7) + 1) as WeekDay;

/** The calendar week of a day, counted from the week of 1 January 1970; weeks begin on Monday. */
export const weekOf = (day: number) => Math.floor((day + 3) / 7);

const HOUR = 3_600_000;
const MOST_CACHED = 10_000;
const clocks = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** How far the clocks there are ahead of UTC (ms). Asked often for the same few hours, and slow to find out. */
function clockOffset(instant: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const hour = `${timeZone} ${Math.floor(instant / HOUR)}`;
  const kept = offsets.get(hour);
  if (kept !== undefined) return kept;
  if (offsets.size >= MOST_CACHED) offsets.clear();
  const offset = readOffset(instant, timeZone);
  offsets.set(hour, offset);
  return offset;
}

function readOffset(instant: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  clocks.set(timeZone, clock);
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(clock.format(instant)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
