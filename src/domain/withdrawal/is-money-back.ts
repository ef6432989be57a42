import type { OrderMoney } from '#domain/order/money.ts';
import type { Minor } from '#domain/price/money.ts';

type Standing = Pick<OrderMoney, 'received' | 'refunded' | 'asked' | 'balance'> & {
  /** What went back since the withdrawal was stated. */
  refundedSince: Minor;
};

/** Whether a withdrawal waits for no money: none is owed or under way, and what was paid has gone back, or some of it. */
export const isMoneyBack = ({ received, refunded, asked, balance, refundedSince }: Standing): boolean =>
  balance <= 0 && asked === 0 && (received <= refunded || refundedSince > 0);
