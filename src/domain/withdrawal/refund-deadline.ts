import { daysLeft } from '#domain/time/days-left.ts';
import { dateOfDay, dayOf } from '#domain/time/zone.ts';

/** Within so many days of a statement its money goes back (UPK art. 32); all else that is owed goes back no later. */
const REFUND_DAYS = 14;

export const refundDaysLeft = (since: Date, now: number, timeZone: string): number =>
  daysLeft({ since, days: REFUND_DAYS }, now, timeZone);

/** '2026-12-03': the last day for it. */
export const refundUntil = (since: Date, timeZone: string): string =>
  dateOfDay(dayOf(since.getTime(), timeZone) + REFUND_DAYS);
