import { dayOf } from '#domain/time/zone.ts';

/** Within so many days a complaint is answered; silence means that it is accepted (UPK art. 7a). */
export const ANSWER_DAYS = 14;

/** Days that are left to answer, by the calendar: 0 on the last one, below that once it is late. */
export const answerDaysLeft = (filed: Date, now: number, timeZone: string): number =>
  dayOf(filed.getTime(), timeZone) + ANSWER_DAYS - dayOf(now, timeZone);
