import { asTyped } from '#domain/form/as-typed.ts';
import type { Finding } from '#domain/form/field-code.ts';
import { isCalendarDay } from './calendar-day.ts';

const EARLIEST = '1900-01-01';

/** What is wrong with a birth date: it is a day of the calendar as YYYY-MM-DD, from 1900 until today. */
export function checkBirthDate(birthDate: string, today: string): Finding | undefined {
  const text = asTyped(birthDate);
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const isDay = isCalendarDay(Number(year), Number(month), Number(day));
  return isDay && text >= EARLIEST && text <= today ? undefined : { code: 'birth_date' };
}
