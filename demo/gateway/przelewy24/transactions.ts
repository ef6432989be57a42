import { randomInt } from 'node:crypto';

/** A payment as Przelewy24 knows it. status: 0 nothing came, 1 money came, 2 the shop has accepted it, 3 it went back. */
export type Transaction = {
  token: string;
  sessionId: string;
  orderId: number;
  amount: number;
  currency: string;
  description: string;
  email: string;
  language: string;
  urlReturn: string;
  urlStatus: string;
  method: number;
  status: 0 | 1 | 2 | 3;
  refunded: number;
};

/** Money on its way back. status: 1 it is back, 3 it waits, 4 it was refused. */
export type Refund = {
  requestId: string;
  refundsUuid: string;
  orderId: number;
  sessionId: string;
  amount: number;
  urlStatus: string;
  status: 1 | 3 | 4;
  dueAt: number;
};

/** What is on its way to a shop, and when it arrives. */
export type Note = { dueAt: number; url: string; body: string; sessionId: string; repeats: number };

export type Account = { merchantId: number; posId: number; crc: string; apiKey: string };

/** What is still known after it was opened anew. */
export type Kept = { account: Account; transactions: Transaction[]; refunds?: Refund[]; notes: Note[] };

/**
 * How unreliable it is: of each hundred notes so many get lost, come twice, or come late; of each hundred answers so many get
 * lost on their way; of each hundred refunds so many are refused in the end.
 */
export type Faults = {
  lost: number;
  doubled: number;
  late: number;
  unanswered?: number;
  unrefunded?: number;
};

export type State = {
  account: Account;
  clock: () => number;
  /** From 0 to 1. */
  random: () => number;
  faults: Faults;
  transactions: Map<string, Transaction>;
  refunds: Refund[];
  notes: Note[];
};

/** Order numbers of the real one are above what 32 bits hold. */
const FIRST_ORDER = 4_300_000_000;
const ORDERS = 2 ** 40;

/** Never the same again, also after it was opened anew. */
export const newOrderId = () => FIRST_ORDER + randomInt(ORDERS);

export const byToken = ({ transactions }: State, token: string) =>
  [...transactions.values()].find((one) => one.token === token);
