import type { Minor, Price, PriceType } from '#domain/price/money.ts';
import type { Unit } from '#domain/product/product.ts';
import type { WithdrawalException } from '#domain/withdrawal/withdrawal-exception.ts';
import type { BuyerReturn, BuyerWithdrawal } from './order-returns.ts';
import type { ParcelUnderWay, WaitingParcel } from './waiting-parcel.ts';

export const PAYMENTS = ['transfer', 'on_delivery', 'points', 'gateway'] as const;
/** How an order is paid: 'points' where no money is asked for. */
export type Payment = (typeof PAYMENTS)[number];

/** An address as it was when the order was placed. */
export type OrderAddress = {
  firstname: string;
  lastname: string;
  company?: string;
  taxNumber?: string;
  street: string;
  streetNumber?: string;
  zipcode: string;
  city: string;
  /** 'PL' */
  country: string;
  phone?: string;
};

/** What an order or a basket comes to. The total is goods less rebate and with delivery, gross and net. */
export type Totals = {
  goods: Price;
  rebate: Price;
  delivery: Price;
  total: Price;
  /** Points that are spent, and those that it earns. */
  pointsCost: number;
  pointsEarned: number;
};

/** A placed order, as its page shows it: names and prices as sold. */
export type Order = {
  number: string;
  status: OrderStatus;
  told: ToldStage;
  createdAt: Date;
  language: string;
  /** 'PLN' */
  currency: string;
  /** What the shop sold by. */
  priceType: PriceType;
  email: string;
  phone: string | null;
  billing: OrderAddress;
  delivery: OrderAddress;
  regionId: number;
  deliveryName: string;
  pickupPoint: string | null;
  payment: Payment;
  paidAt: Date | null;
  note: string | null;
  code: string | null;
  totals: Totals;
  lines: OrderLine[];
  events: OrderEvent[];
  /** Whether money is still awaited before it is sent. */
  awaitsPayment: boolean;
  /** When it lapses unless it is paid; null where it does not. */
  payBy: Date | null;
  canCancel: boolean;
  /** All that came, whatever of it went back. */
  received: Minor;
  /** What the shop holds of the shopper's money beyond what is due. */
  owed: Minor;
  /** Since when; null where that is nothing. */
  owedSince: Date | null;
  /** What is on its way back. */
  refunding: Minor;
  /** What is still to be paid. */
  toPay: Minor;
  /** What went back already. */
  refunded: Minor;
  returns: BuyerReturn[];
  /** Parcels that can be collected now. */
  waiting: WaitingParcel[];
  /** Parcels that have left, and can be followed. */
  underWay: ParcelUnderWay[];
  withdrawals: BuyerWithdrawal[];
  /** Whether nobody asked for its services to begin before the days of withdrawal are over. */
  isServiceLater: boolean;
};

export type OrderLine = {
  id: number;
  productId: number | null;
  sizeId: number | null;
  name: string;
  sizeName: string;
  unit: Unit;
  /** Decimals that its quantity is written with. */
  precision: number;
  quantity: number;
  unitGross: Minor;
  worth: Price;
  taxBasisPoints: number;
  /** For all of the line. */
  pointsCost: number;
  everyDays?: number;
  /** Why it cannot be sent back, as it was said before it was bought. */
  withdrawalException?: WithdrawalException;
};

export type OrderEvent = { kind: OrderEventKind; happenedAt: Date };
export type OrderEventKind = OrderStatus | (typeof TOLD)[number] | (typeof UNTOLD)[number];

/** What the order's page tells beside the status. */
const TOLD = [
  'reminded',
  'expired',
  'refund_due',
  'part_paid',
  'payment_refused',
  'paid_again',
  'paid_after_cancel',
  'paid_too_much',
  'changed',
  'address_changed',
  'delivery_changed',
  'refund_confirmed',
  'lost',
  'back',
  'parcel_to_collect',
  'return_announced',
  'return_checked',
  'return_settled',
  'return_refused',
] as const;

/** What concerns the shop alone. */
const UNTOLD = [
  'complaint_money_back',
  'points_lost',
  'foreign_payment',
  'held',
  'released',
  'noted',
  'money_reversed',
  'refund_asked',
  'refund_failed',
  'parcel_started',
  'parcel_dropped',
  'scanned',
  'unpacked',
  'label_ordered',
  'label_cancelled',
  'return_received',
  'email_again',
] as const;

export const ORDER_STATUSES = ['placed', 'paid', 'packed', 'sent', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The status as its shopper is told it, and how much of it was sent or came back. */
export type ToldStage = OrderStatus | 'sent_part' | 'returned_part' | 'returned';

/** What concerns the shop alone is not told on the order's page. */
export const isForShopper = (event: OrderEvent): event is OrderEvent & { kind: ShownEvent } =>
  !(UNTOLD as readonly string[]).includes(event.kind);
type ShownEvent = Exclude<OrderEventKind, (typeof UNTOLD)[number]>;

export const isStatus = (kind: OrderEventKind): kind is OrderStatus =>
  ORDER_STATUSES.some((status) => status === kind);

/** Whether an order may go from one status to another; only what is paid on delivery is packed unpaid. */
export function mayBecome(from: OrderStatus, to: OrderStatus, payment: Payment): boolean {
  if (from === 'placed' && to === 'packed') return payment === 'on_delivery';
  if (from === 'placed' && to === 'paid') return payment !== 'on_delivery';
  return NEXT[from].includes(to);
}

/** Whether a gateway may be asked for the money: never for what is transferred, or paid at the door. */
export const isPayableOnline = ({ payment, awaitsPayment }: Pick<Order, 'payment' | 'awaitsPayment'>) =>
  payment === 'gateway' && awaitsPayment;

const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  placed: ['cancelled'],
  paid: ['packed', 'cancelled'],
  packed: ['sent'],
  sent: ['delivered'],
  delivered: [],
  cancelled: [],
};
