import { daysLeft } from '#domain/time/days-left.ts';

/** Within so many days a complaint is answered; silence means that it is accepted (UPK art. 7a). */
export const ANSWER_DAYS = 14;

export const answerDaysLeft = (since: Date, now: number, timeZone: string): number =>
  daysLeft({ since, days: ANSWER_DAYS }, now, timeZone);
