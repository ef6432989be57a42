import { ORDER_BY_HOURS, type ShippingTime } from './dispatch.ts';

/** What to say of the shipping time (spec §9 Shipping time display). */
export type ShippingWords =
  | { say: 'unknown' }
  | { say: 'orderBy'; time: string }
  | { say: 'today' }
  | { say: 'tomorrow' }
  | { say: 'in24Hours' }
  | { say: 'inDays'; days: number }
  /** With the date ('24.11') where the day is not in this week. */
  | { say: 'weekDay'; weekDay: number; date?: string };

const HOUR = 3_600_000;
const MANY_DAYS = 29;

/** Texts that a shop may leave empty; what is said then is the next best. */
type Labels = { tomorrow: boolean; shipmentIn: boolean };

/** Whichever of the specification's cases comes first; `now` is the shop's clock. */
export function shippingWords(
  shipping: ShippingTime,
  now: number,
  labels: Labels = { tomorrow: true, shipmentIn: true },
): ShippingWords {
  if (shipping.unknownTime) return { say: 'unknown' };
  const { deadlineAt, todayShipmentDeadline, today, days, hours, minutes, weekDay, weekAmount, time } =
    shipping;
  const left = (deadlineAt ?? 0) - now;
  if (todayShipmentDeadline && left > 0 && left < ORDER_BY_HOURS * HOUR)
    return { say: 'orderBy', time: todayShipmentDeadline.slice(0, 5) };
  if (today) return { say: 'today' };
  if (days === 0 || (days === 1 && hours === 0 && minutes === 0))
    return { say: labels.tomorrow ? 'tomorrow' : 'in24Hours' };
  if (days > MANY_DAYS && labels.shipmentIn) return { say: 'inDays', days };
  return { say: 'weekDay', weekDay, ...(weekAmount > 0 && { date: dayAndMonth(time) }) };
}

/** Whether today's parcels no longer take orders, so that what was said is out of date. */
export const deadlineHasPassed = (shipping: ShippingTime, now: number) =>
  !shipping.unknownTime && shipping.deadlineAt !== undefined && now >= shipping.deadlineAt;

/** '2026-11-24 14:00:00' as '24.11'. */
const dayAndMonth = (time: string) => `${time.slice(8, 10)}.${time.slice(5, 7)}`;
