import type { Language } from '#contract/language.ts';
import type { ComplaintDecision } from '#domain/complaints/complaint.ts';
import type { OwnerOrderEvent } from '#domain/email/owner-event.ts';
import type { CertificateUse } from '#domain/invoices/ksef/certificate-end.ts';
import type { OrderEventKind, Payment } from '#domain/order/order.ts';
import type { RefundTrouble } from '#domain/payments/provider-refund.ts';
import type { Unit } from '#domain/product/product.ts';
import type { Role } from '#domain/staff/role.ts';
import type { WithdrawalException } from '#domain/withdrawal/withdrawal-exception.ts';

/** An e-mail of the shop: to whom, in which language, and what it is about. */
export type Email = { to: string; language: Language } & EmailContent;

/** What was changed of the ways into a member's account. */
export type SecurityChange = 'app_set' | 'app_removed' | 'passkey_added' | 'passkey_removed' | 'reset';

export type EmailContent =
  | { kind: 'welcome'; login: string; link: string }
  | { kind: 'confirm_email'; login: string; link: string; hours: number }
  /** To an address that has an account already, where somebody named it for another. */
  | { kind: 'email_known'; link: string }
  | { kind: 'email_change_asked'; newEmail: string }
  | { kind: 'password_reset'; link: string; minutes: number }
  | { kind: 'password_changed'; link: string }
  | { kind: 'email_changed'; newEmail: string }
  /** To somebody who is to work here; the command line has no name. */
  | { kind: 'staff_invitation'; name: string; by?: string; role: Role; link: string; days: number }
  | { kind: 'staff_password'; link: string; minutes: number }
  | { kind: 'staff_security'; change: SecurityChange; link: string }
  | { kind: 'account_removed' }
  /** To whom the owner has named: what became of an order, and `what` of it exactly. */
  | {
      kind: 'owner_order';
      event: OwnerOrderEvent;
      what: OrderEventKind;
      number: string;
      total: string;
      link: string;
    }
  /** `isAnswer`: the client has written about one that is known. */
  | { kind: 'owner_complaint'; number: string; product: string; link: string; isAnswer?: true }
  /** Money that was to go back to who ordered; `why` as far as anybody has said. */
  | { kind: 'owner_refund'; what: RefundTrouble; number: string; amount: string; why?: string; link: string }
  /** `isGone`: it has said that nothing is to be told there any more. */
  | { kind: 'owner_webhook'; address: string; link: string; isGone?: true }
  /** A certificate of KSeF; `day` is its last. */
  | { kind: 'owner_certificate'; use: CertificateUse; day: string; isOver: boolean; link: string }
  | { kind: 'owner_low_stock'; product: string; size: string; left: number; link: string }
  /** `link`: where whoever complained reads all of it and answers; e-mails of earlier versions have none. */
  | { kind: 'complaint_received'; number: string; product: string; link?: string }
  | { kind: 'complaint_answer'; number: string; product: string; text: string; link?: string }
  | {
      kind: 'complaint_decided';
      number: string;
      product: string;
      decision: ComplaintDecision;
      text: string;
      link?: string;
    }
  /** A receipt that lasts: what was stated, and when it came (Directive 2011/83/EU, art. 11a). */
  | ({ kind: 'withdrawal_received' } & WithdrawalStatement)
  /** To the shop; known where number and address are those of an order. */
  | ({ kind: 'withdrawal_stated'; isKnown: boolean } & WithdrawalStatement)
  /** To the shop, from the contact form; an answer goes to whoever wrote. */
  | { kind: 'message'; from: string; name: string; subject: string; text: string }
  /** To who wrote to the shop. */
  | { kind: 'message_answer'; subject: string; text: string; question: string }
  /** To the address an order was placed with, where somebody has asked for its page. */
  | { kind: 'order_link'; number: string; link: string; days: number }
  | { kind: 'newsletter_confirm'; link: string; hours: number }
  /** `stop`: where one says that nothing more is to come. */
  | { kind: 'newsletter_welcome'; stop: string }
  | { kind: 'back_in_stock'; product: string; size: string; link: string }
  | ({ kind: 'order_placed' } & PlacedOrder)
  /** A guest's link is known to the guest alone. */
  | ({
      kind: 'order_expired' | 'order_cancelled' | 'order_delivered' | 'parcel_lost' | 'parcel_back';
    } & OrderNews)
  /** Where it waits, line by line; how long and by which code, where the carrier tells. */
  | ({
      kind: 'parcel_to_collect';
      place?: string[];
      hours?: string;
      until?: string;
      code?: string;
      tracking?: Tracking;
    } & OrderNews)
  /** With the document itself, by its number. */
  | ({ kind: 'order_invoiced' | 'order_corrected'; invoice: string } & OrderNews)
  /** `serviceFrom`: when its services begin; alone, where there is nothing else to pack. */
  | ({ kind: 'order_paid'; serviceFrom?: string; isServiceAlone?: true } & OrderNews)
  | ({ kind: 'order_sent'; tracking?: Tracking } & OrderNews)
  | ({ kind: 'order_part_paid'; amount: string; missing: string } & OrderNews)
  | ({ kind: 'order_changed'; what: 'lines' | 'address' | 'delivery' } & OrderNews & ChangedSums)
  | ({ kind: 'order_refunded'; amount: string } & OrderNews)
  /** Neither sum where the order is even. */
  | ({ kind: 'payment_reversed'; amount: string; toPay?: string; owed?: string } & OrderNews)
  /** Without an amount, nothing goes back. */
  | ({ kind: 'return_checked' | 'return_settled'; amount?: string } & OrderNews)
  | ({ kind: 'return_announced'; when: string; lines: string[] } & OrderNews)
  | ({ kind: 'return_refused'; reason: string } & OrderNews)
  | ({ kind: 'order_reminder' } & OrderNews & AwaitedPayment)
  | ({ kind: 'order_refund' } & OrderNews & Refund)
  /** To the shop: whose money is to be returned. */
  | ({ kind: 'refund_due'; number: string; email: string; reference?: string } & Refund)
  /** To the shop: points of a cancelled order that were spent before. */
  | { kind: 'points_lost'; number: string; email: string; points: number };

export type WithdrawalStatement = {
  number: string;
  name: string;
  orderNumber: string;
  email: string;
  items: string;
  date: string;
  time: string;
};

export type RefundReason =
  | 'cancelled'
  | 'paid_after_cancel'
  | 'paid_again'
  | 'paid_too_much'
  | 'foreign_payment';

/** By which a parcel is followed. */
export type Tracking = { number: string; method: string; link?: string };

/** What an order comes to after a change, and what is left to pay or to return; written out. */
export type ChangedSums = {
  total: string;
  /** What it came to before, where that differs. */
  before?: string;
  toPay?: string;
  owed?: string;
  /** E-mails of earlier versions have none. */
  changes?: OrderChange[];
};

/** What was changed, from what to what; nothing is an empty text. */
export type OrderChange =
  | { of: 'line'; name: string; from: number; to: number }
  | { of: 'delivery' | 'address' | 'billing' | 'email' | 'phone'; from: string; to: string };

/** Money that goes back, the way it came. */
export type Refund = { amount: string; how: 'transfer' | 'gateway'; why: RefundReason };

/** An order that was placed before. */
export type OrderNews = { number: string; link?: string };

/** What is still to be paid, written out, and where to where it is transferred. */
export type AwaitedPayment = {
  amount: string;
  until: string;
  transfer?: { name: string; account: string };
};

/** An order as the e-mail of its confirmation tells it; amounts are written out. */
export type PlacedOrder = {
  number: string;
  lines: {
    name: string;
    size: string;
    quantity: number;
    unit: Unit;
    precision?: number;
    worth?: string;
    points?: number;
    withdrawalException?: WithdrawalException;
    /** The name of its picture. */
    picture?: string;
  }[];
  delivery: { name: string; cost: string };
  /** Where it is brought to, or waits: line by line; none where nothing is sent. */
  place: string[];
  rebate?: string;
  total: string;
  /** What is to be paid, where all else is net. */
  totalGross?: string;
  payment: Payment;
  /** What was agreed to of the right of withdrawal, word for word. */
  consents?: string[];
  /** A service that nobody asked to be begun before the days of withdrawal are over. */
  isServiceLater?: true;
  /** The last day to pay it, where it is paid before. */
  until?: string;
  /** Left out where it is sent once more to a guest: the link is not kept. */
  link?: string;
};
