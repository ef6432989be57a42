import { type Answer, ok, refused } from './answers.ts';
import { tellOfRefund } from './notes.ts';
import type { Order, Refund, State } from './orders.ts';

const FIRST_REFUND = 5_000_000_100;

/** The same asked for once more is answered with what was made of it before. */
export function askRefund(state: State, order: Order, body: Record<string, unknown>): Answer {
  const wanted = (body.refund ?? {}) as Record<string, unknown>;
  const { extRefundId = '', amount = order.totalAmount, description } = wanted as Record<string, string>;
  if (!description) return refused(400, 'ERROR_VALUE_MISSING', 'MISSING_REFUND_SECTION');
  const own = state.refunds.filter(({ orderId }) => orderId === order.orderId);
  const same = own.find((one) => extRefundId !== '' && one.extRefundId === extRefundId);
  if (same && same.amount !== amount) return refused(400, 'BUSINESS_ERROR', 'EXT_REFUND_ID_USED');
  if (same) return answerOf(same);
  if (order.status !== 'COMPLETED') return refused(400, 'BUSINESS_ERROR', 'TRANS_NOT_ENDED');
  const gone = own.filter(({ status }) => status !== 'CANCELED').reduce((sum, one) => sum + +one.amount, 0);
  if (!(+amount > 0) || gone + +amount > +order.totalAmount)
    return refused(400, 'BUSINESS_ERROR', 'REFUND_AMOUNT_TOO_BIG');
  const refund: Refund = {
    ...{ refundId: String(FIRST_REFUND + state.refunds.length), extRefundId, orderId: order.orderId },
    ...{ amount, currencyCode: order.currencyCode, status: 'PENDING' },
  };
  state.refunds.push(refund);
  return answerOf(refund);
}

const answerOf = ({ orderId, ...refund }: Refund): Answer => ok({ orderId, refund });

/** The bank is done with it. */
export function endRefunds(state: State, status: 'FINALIZED' | 'CANCELED'): void {
  for (const refund of state.refunds.filter((one) => one.status === 'PENDING')) {
    refund.status = status;
    tellOfRefund(state, refund);
  }
}
