import { daysLeft } from '#domain/time/days-left.ts';

/** Within so many days of a statement its money goes back (UPK art. 32). */
const REFUND_DAYS = 14;

export const refundDaysLeft = (since: Date, now: number, timeZone: string): number =>
  daysLeft({ since, days: REFUND_DAYS }, now, timeZone);
