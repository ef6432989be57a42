import { DAY, dateOf, dateOfDay, dayOf, instantAt, timeOf, weekDayOf, weekOf } from '#domain/time/zone.ts';

/** When the shop sends parcels. */
export type DispatchCalendar = {
  timeZone: string;
  /** '14:00': what is ordered before this time leaves on the same day. */
  deadline: string;
  /** Days of the week on which parcels leave; 1 is Monday. */
  days: readonly number[];
  /** Days on which none leave: '12-25' in every year, '2027-04-05' once. */
  closedOn: readonly string[];
};

/** When a parcel leaves the shop (spec §3 Shipping time result). */
export type ShippingTime =
  | { unknownTime: true }
  | {
      unknownTime: false;
      today: boolean;
      /** The moment it leaves (ms). */
      at: number;
      /** Until when today's parcels take orders (ms and 'HH:MM:SS' on the shop's clock); only before it has passed. */
      deadlineAt?: number;
      todayShipmentDeadline?: string;
      /** From now to the moment it leaves. */
      days: number;
      hours: number;
      minutes: number;
      /** 1 is Monday, 7 Sunday, 0 today. */
      weekDay: number;
      /** How many calendar weeks ahead. */
      weekAmount: number;
      /** '2026-11-24 14:00:00' on the shop's clock. */
      time: string;
    };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Within this time before the deadline the shop says until when to order (spec §9 hoursBeforeOrderBy). */
export const ORDER_BY_HOURS = 3;
const LONGEST_CLOSED_DAYS = 366;

/** When a parcel leaves that takes this many days to get ready; null days are unknown. */
export function shippingTime(leadDays: number | null, now: number, calendar: DispatchCalendar): ShippingTime {
  if (leadDays === null) return { unknownTime: true };
  const { timeZone } = calendar;
  const today = dayOf(now, timeZone);
  const stillToday = now < deadlineOn(today, calendar);
  const orderDay = openDay(stillToday ? today : today + 1, calendar);
  const day = orderDay === undefined ? undefined : openDay(orderDay + leadDays, calendar);
  if (day === undefined) return { unknownTime: true };
  const at = deadlineOn(day, calendar);
  const left = at - now;
  return {
    unknownTime: false,
    today: day === today,
    at,
    ...(day === today && { deadlineAt: at, todayShipmentDeadline: timeOf(at, timeZone) }),
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    weekDay: day === today ? 0 : weekDayOf(day),
    weekAmount: weekOf(day) - weekOf(today),
    time: `${dateOf(at, timeZone)} ${timeOf(at, timeZone)}`,
  };
}

/** When what is said of shipping may change next (ms). */
export const nextShippingChange = (now: number, calendar: DispatchCalendar) =>
  Math.min(...shippingChanges(now, calendar).filter((instant) => instant > now));

/** When what is said of shipping may have changed last (ms). */
export const lastShippingChange = (now: number, calendar: DispatchCalendar) =>
  Math.max(...shippingChanges(now, calendar).filter((instant) => instant <= now));

/** What was ready before this moment (ms) has missed so many days on which parcels left. */
export function readyBefore(missed: number, now: number, calendar: DispatchCalendar): number {
  const today = dayOf(now, calendar.timeZone);
  let left = missed;
  for (let day = today; day > today - LONGEST_CLOSED_DAYS; day--) {
    if (openDay(day, calendar) !== day || deadlineOn(day, calendar) > now) continue;
    if (--left === 0) return deadlineOn(day, calendar);
  }
  return deadlineOn(today - LONGEST_CLOSED_DAYS, calendar);
}

/** It may change at midnight, at the deadline, and some hours before it. */
function shippingChanges(now: number, calendar: DispatchCalendar): number[] {
  const today = dayOf(now, calendar.timeZone);
  const deadline = deadlineOn(today, calendar);
  // 'Order by' is said when less than the hours are left, so not yet when just they are.
  const orderBy = deadline - ORDER_BY_HOURS * HOUR + 1;
  const midnight = (day: number) => instantAt(day, 0, calendar.timeZone);
  return [midnight(today), orderBy, deadline, midnight(today + 1)];
}

/** The first day from this one on when parcels leave. */
export function openDay(from: number, { days, closedOn }: DispatchCalendar): number | undefined {
  for (let day = from; day < from + LONGEST_CLOSED_DAYS; day++) {
    const date = dateOfDay(day);
    if (days.includes(weekDayOf(day)) && !closedOn.includes(date) && !closedOn.includes(date.slice(5)))
      return day;
  }
  return undefined;
}

function deadlineOn(day: number, { deadline, timeZone }: DispatchCalendar): number {
  const [hours = 0, minutes = 0] = deadline.split(':').map(Number);
  return instantAt(day, hours * 60 + minutes, timeZone);
}
