import type { ComplaintStatus } from '#domain/complaints/complaint.ts';
import type { PromisedMoney } from '#domain/complaints/promised-money.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { AnyAction } from '#domain/order/action-rights.ts';
import type {
  EmailAction,
  MoneyAction,
  OrderAction,
  ParcelAction,
  ReturnAction,
} from '#domain/order/actions.ts';
import type { OfferedAction } from '#domain/order/allowed-actions.ts';
import type { MoneyKind, OrderMoney } from '#domain/order/money.ts';
import type { NextStep } from '#domain/order/next-step.ts';
import type { OrderAddress, Payment } from '#domain/order/order.ts';
import type { ParcelState, ReturnReason } from '#domain/order/order-facts.ts';
import type { LineCounts } from '#domain/order/parcels.ts';
import type { FailedRefund } from '#domain/order/refund-trouble.ts';
import type { ReturnState } from '#domain/order/return-state.ts';
import type { Stage } from '#domain/order/stage.ts';
import type { AttemptState, PaymentProblem } from '#domain/payments/payment-attempt.ts';
import type { PickupPoint } from '#domain/pickup-points/pickup-points.ts';
import type { Minor } from '#domain/price/money.ts';
import type { WithdrawalException } from '#domain/withdrawal/withdrawal-exception.ts';
import type { ShipmentView } from '#pages/panel/carriers/shipment-view.ts';
import type { FormState } from '#ui/form/form-state.ts';

/** An order as its page shows it; what somebody may not read is left out. */
export type OrderView = {
  id: number;
  number: string;
  version: number;
  stage: Stage;
  held: string | null;
  createdAt: Date;
  payment: Payment;
  deliveryMethod: string | null;
  deliveryName: string;
  pickupPoint: string | null;
  recipient: { address: OrderAddress; phone: string | null };
  note: string | null;
  client?: { id: number | null; email: string; phone: string | null; billing: OrderAddress };
  lines: LineView[];
  parcels: ParcelView[];
  returns?: ReturnView[];
  money?: MoneyView;
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
  /** '2026-12-04': when its services may begin. */
  serviceFrom?: string;
};

export type LineView = {
  id: number;
  productId: number | null;
  name: string;
  sizeName: string;
  ean: string | null;
  code: string | null;
  shelf: string | null;
  picture: string | null;
  counts: LineCounts;
  withdrawalException: WithdrawalException | null;
  price?: { unitGross: Minor; gross: Minor; pointsCost: number };
};

export type ParcelView = {
  id: number;
  number: number;
  state: ParcelState;
  methodName: string;
  box: string | null;
  weightGrams: number | null;
  trackingNumber: string | null;
  trackingLink: string | null;
  /** Orders of other parcels with the same number. */
  sameNumberAs: readonly string[];
  sentAt: Date | null;
  shipment: ShipmentView | null;
  lines: { lineId: number; quantity: number }[];
  actions: OfferedAction<ParcelAction>[];
};

export type ReturnView = {
  id: number;
  state: ReturnState;
  reason: ReturnReason;
  note: string | null;
  refundDue?: Minor | null;
  announcedAt: Date;
  lines: { lineId: number; quantity: number; good: number; damaged: number; missing: number }[];
  actions: OfferedAction<ReturnAction>[];
};

export type MoneyView = OrderMoney & {
  owed: Minor;
  /** Since when; undefined where nothing is. */
  owedSince?: Date | undefined;
  refundable: Minor;
  /** Whether a provider gives some of it back when asked. */
  isSentBack: boolean;
  attempts: AttemptView[];
  trouble?: FailedRefund | undefined;
  totals: Record<'goods' | 'rebate' | 'delivery' | 'deliveryPrice' | 'total' | 'pointsCost', Minor>;
  rows: MoneyRowView[];
};

export type OrderComplaint = {
  id: number;
  number: string;
  product: string;
  status: ComplaintStatus;
  createdAt: Date;
  awaitsAnswerSince: Date | null;
};

/** A try to pay online. */
export type AttemptView = {
  id: number;
  provider: string;
  method: string;
  amount: Minor;
  currency: string;
  state: AttemptState;
  problem: PaymentProblem | null;
  reference: string | null;
  begunAt: Date;
};

export type MoneyRowView = {
  id: number;
  kind: MoneyKind;
  amount: Minor;
  currency: string;
  provider: string | null;
  reference: string | null;
  reason: string | null;
  about: number | null;
  isAtProvider: boolean;
  enteredAt: Date;
  actions: OfferedAction<MoneyAction>[];
};

/** The form that was sent and came back, with what was wrong. */
export type OpenForm = { action: AnyAction; id: number; state: FormState };

/** What every part of the page needs to know. */
export type OrderPageData = {
  order: OrderView;
  money: (amount: Minor, currency?: string) => string;
  /** A new key for a form: what is sent with it is done once. */
  newKey: () => string;
  /** How the order could be sent. */
  methods: readonly { value: string; label: string }[];
  /** Where the parcel waits; undefined where it goes to an address, or the point is gone. */
  point?: Pick<PickupPoint, 'name' | 'street' | 'zipcode' | 'city'> | undefined;
  /** What was found for a product that is to be added. */
  found: readonly { value: string; label: string }[];
  open?: OpenForm | undefined;
  /** Statements of withdrawal from it. */
  withdrawals: readonly { id: number; number: string; confirmedAt: Date; handledAt: Date | null }[];
  /** Its documents; undefined where the shop issues none, or whoever looks may not see them. */
  invoices: readonly { id: number; document: Invoice }[] | undefined;
  /** Complaints about it. */
  complaints: readonly OrderComplaint[];
  /** Money that was promised for one of them and did not go back yet. */
  promised?: PromisedMoney | undefined;
  /** Whether whoever looks sees to withdrawals and returns. */
  mayHandle: boolean;
  /** What the order waits for: shown first, and there alone. */
  next?: NextStep | undefined;
};
