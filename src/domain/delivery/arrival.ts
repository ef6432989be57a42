import { dateOfDay, dayOf, type WeekDay, weekDayOf } from '#domain/time/zone.ts';
import { type DispatchCalendar, openDay, type ShippingTime } from './dispatch.ts';
import type { DeliveryRate } from './shipping-methods.ts';

/** The day on which a parcel is where it is sent to. */
export type Arrival = {
  kind: 'courier' | 'point' | 'collection';
  weekDay: WeekDay;
  /** '2026-11-24' */
  date: string;
  /** It may come sooner. */
  latest: boolean;
};

type Transit = Pick<DeliveryRate, 'kind' | 'daysMin' | 'daysMax'>;

const CARRIERS_WORK: readonly number[] = [1, 2, 3, 4, 5];

/**
 * When a parcel that leaves then is there; undefined where nobody knows, and for what comes by e-mail. Days in transit are
 * working days of carriers, from Monday to Friday but for holidays; what is collected is handed out when the shop sends.
 */
export function arrivalOf(
  time: ShippingTime,
  { kind, daysMin, daysMax }: Transit,
  calendar: DispatchCalendar,
): Arrival | undefined {
  if (time.unknownTime || kind === 'electronic') return undefined;
  const working = kind === 'collection' ? calendar : { ...calendar, days: CARRIERS_WORK };
  let day: number | undefined = dayOf(time.at, calendar.timeZone);
  for (let passed = 0; passed < daysMax && day !== undefined; passed++) day = openDay(day + 1, working);
  if (day === undefined) return undefined;
  return { kind, weekDay: weekDayOf(day), date: dateOfDay(day), latest: daysMin < daysMax };
}
