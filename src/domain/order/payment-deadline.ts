import { DAY, dateOf, dayOf, instantAt } from '#domain/time/zone.ts';
import type { Payment } from './order.ts';

/** How many days an order waits for its money, by the way in which it is paid before. */
export type PayWithinDays = { transfer: number; gateway: number };

/** Moments (ms): when the shopper is reminded, and when the order lapses. */
export type PaymentDeadline = { remindAt: number; payBy: number };

const REMINDED_BEFORE = 2 * DAY;

/** Until when the money is awaited: to the end of a day, told as a date. What is paid at the door waits for none. */
export function paymentDeadline(
  payment: Payment,
  from: number,
  days: PayWithinDays,
  timeZone: string,
): PaymentDeadline | undefined {
  if (payment !== 'transfer' && payment !== 'gateway') return undefined;
  const payBy = instantAt(dayOf(from, timeZone) + days[payment] + 1, 0, timeZone);
  // Nobody is reminded of what was ordered a moment ago.
  return { remindAt: payBy - Math.min(REMINDED_BEFORE, Math.floor((payBy - from) / 2)), payBy };
}

/** '2026-11-24': the last day on which an order can be paid. */
export const lastDayToPay = (payBy: number, timeZone: string) => dateOf(payBy - 1, timeZone);
