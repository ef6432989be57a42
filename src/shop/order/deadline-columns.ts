import type { PaymentDeadline } from '#domain/order/payment-deadline.ts';

/** Where an order keeps until when its money is awaited. */
export const deadlineColumns = (deadline: PaymentDeadline | undefined) => ({
  payBy: deadline ? new Date(deadline.payBy) : null,
  remindAt: deadline ? new Date(deadline.remindAt) : null,
});
