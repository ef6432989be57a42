import { DAY } from '#domain/time/zone.ts';

/** Within so many days of a statement its money goes back (UPK art. 32). */
const REFUND_DAYS = 14;

/** Whole days that are left for the refund of a statement; below zero once it is late. */
export function refundDaysLeft(stated: Date, now: number): number {
  return Math.floor((stated.getTime() + REFUND_DAYS * DAY - now) / DAY);
}
