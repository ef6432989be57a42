import { dayOf } from './zone.ts';

/** A number of days that something has to be done within, counted from a moment. */
export type Deadline = { since: Date; days: number };

/** Days that are left, by the calendar: 0 on the last one, below that once it is late. */
export const daysLeft = ({ since, days }: Deadline, now: number, timeZone: string): number =>
  dayOf(since.getTime(), timeZone) + days - dayOf(now, timeZone);
