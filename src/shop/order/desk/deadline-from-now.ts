import { paymentDeadline } from '#domain/order/payment-deadline.ts';
import { deadlineColumns } from '#shop/order/deadline-columns.ts';
import type { Hand } from './hand.ts';

/** Its money is awaited from now on, and for as long as that of any order. */
export function deadlineFromNow({ parts: { rules }, file, now }: Hand) {
  const { paymentMethod } = file.order;
  return deadlineColumns(paymentDeadline(paymentMethod, now.getTime(), rules.payWithinDays, rules.timeZone));
}
