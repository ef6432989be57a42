import { randomBytes } from 'node:crypto';

export type Account = {
  posId: number;
  clientId: number;
  clientSecret: string;
  secondKey: string;
  /** Whether it receives money by itself; otherwise each payment waits for the shop. */
  receivesBySelf: boolean;
};

type OrderStatus = 'NEW' | 'PENDING' | 'WAITING_FOR_CONFIRMATION' | 'COMPLETED' | 'CANCELED';

/** A payment as PayU knows it. */
export type Order = {
  orderId: string;
  extOrderId: string;
  merchantPosId: string;
  description: string;
  currencyCode: string;
  totalAmount: string;
  notifyUrl: string;
  continueUrl: string;
  customerIp: string;
  products: unknown;
  status: OrderStatus;
  payMethod: string;
  resultCode?: string;
};

export type Refund = {
  refundId: string;
  extRefundId: string;
  orderId: string;
  amount: string;
  currencyCode: string;
  status: 'PENDING' | 'FINALIZED' | 'CANCELED';
};

/** What is on its way to a shop, and when it arrives. */
export type Note = { dueAt: number; url: string; body: string; tries: number };

export type State = {
  account: Account;
  clock: () => number;
  orders: Map<string, Order>;
  refunds: Refund[];
  notes: Note[];
  /** When each token that was given out ends. */
  tokens: Map<string, number>;
};

/** As the real ones look: ten letters, the day, who buys and which point of sale. */
export const newOrderId = () => `${randomBytes(5).toString('hex').toUpperCase()}261119GUEST000P01`;

export const byExtOrderId = ({ orders }: State, name: string) =>
  [...orders.values()].find(({ extOrderId }) => extOrderId === name);
