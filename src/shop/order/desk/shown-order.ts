import type {
  EmailAction,
  MoneyAction,
  OrderAction,
  ParcelAction,
  ReturnAction,
} from '#domain/order/actions.ts';
import type { OfferedAction } from '#domain/order/allowed-actions.ts';
import type { OrderMoney } from '#domain/order/money.ts';
import type { OrderAddress, Payment } from '#domain/order/order.ts';
import type { LineCounts } from '#domain/order/parcels.ts';
import type { FailedRefund } from '#domain/order/refund-trouble.ts';
import type { Stage } from '#domain/order/stage.ts';
import type { Minor } from '#domain/price/money.ts';
import type { WithdrawalException } from '#domain/withdrawal/withdrawal-exception.ts';
import type { paymentAttempt } from '#shop/db/schema/index.ts';
import type { MoneyEntryRow, ParcelRow, ReturnRow } from './order-file.ts';

/** An order as the staff sees it. What the right is missing for is left out. */
export type ShownOrder = {
  id: number;
  number: string;
  version: number;
  stage: Stage;
  held: string | null;
  createdAt: Date;
  language: string;
  currency: string;
  payment: Payment;
  /** The key of its method, and what that was called. */
  deliveryMethod: string | null;
  deliveryName: string;
  pickupPoint: string | null;
  /** Where it goes to, and how to reach who gets it. */
  recipient: { address: OrderAddress; phone: string | null };
  /** What the shopper wrote with it. */
  note: string | null;
  client?: { id: number | null; email: string; phone: string | null; billing: OrderAddress };
  lines: ShownLine[];
  parcels: (Omit<ParcelRow, 'orderId' | 'isTracked' | 'method'> & {
    actions: OfferedAction<ParcelAction>[];
  })[];
  returns?: (Omit<ReturnRow, 'orderId' | 'refundDue'> & {
    refundDue?: Minor | null;
    actions: OfferedAction<ReturnAction>[];
  })[];
  /** Until when the shopper may withdraw; undefined where its delivery is not known. */
  withdrawalUntil?: Date | undefined;
  money?: ShownMoney;
  events: { kind: string; detail: Record<string, unknown>; happenedAt: Date; actorName: string }[];
  notes: { text: string; author: string; writtenAt: Date }[];
  emails?: {
    id: number;
    kind: string;
    createdAt: Date;
    sentAt: Date | null;
    givenUpAt: Date | null;
    /** Whether its words are kept, and may be read. */
    isReadable: boolean;
    actions: OfferedAction<EmailAction>[];
  }[];
  actions: OfferedAction<OrderAction>[];
  /** '2026-12-04': when services may begin that nobody asked for sooner, and the lines that wait for it. */
  serviceFrom?: string;
  waiting: number[];
};

export type ShownLine = {
  id: number;
  productId: number | null;
  sizeId: number | null;
  name: string;
  sizeName: string;
  unit: string;
  precision: number;
  ean: string | null;
  code: string | null;
  shelf: string | null;
  picture: string | null;
  counts: LineCounts;
  withdrawalException: WithdrawalException | null;
  price?: { unitGross: Minor; gross: Minor; net: Minor; taxBasisPoints: number; pointsCost: number };
};

export type ShownAttempt = Pick<
  typeof paymentAttempt.$inferSelect,
  'id' | 'provider' | 'method' | 'amount' | 'currency' | 'state' | 'problem' | 'reference' | 'begunAt'
>;

export type ShownMoney = OrderMoney & {
  owed: Minor;
  /** Since when; undefined where nothing is. */
  owedSince?: Date | undefined;
  refundable: Minor;
  /** A refund that did not go back, and that somebody has to see to. */
  trouble?: FailedRefund | undefined;
  /** Whether a provider gives some of it back when asked. */
  isSentBack: boolean;
  /** Tries to pay it online, the first one first. */
  attempts: ShownAttempt[];
  totals: { pointsCost: number } & Record<'goods' | 'rebate' | 'delivery' | 'deliveryPrice' | 'total', Minor>;
  rows: (Omit<MoneyEntryRow, 'orderId'> & { actions: OfferedAction<MoneyAction>[] })[];
};
