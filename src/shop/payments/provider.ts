import type { Language } from '#contract/language.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentProblem } from '#domain/payments/payment-attempt.ts';
import type { Minor } from '#domain/price/money.ts';

/** Who takes money online for the shop. All of them look the same from here: docs/integrations/payments.md. */
export type PaymentProvider = {
  /** Its name in the ledger and in the address of its notifications: lower case, such as 'przelewy24'. */
  name: string;
  /** As shoppers know it. */
  title(language: Language): string;
  /** Whose pages browsers are led to: the security policy lets forms go there. */
  origins: readonly string[];
  /** How this order can be paid with it, the usual one first. */
  methods(order: PayableOrder): Promise<readonly PaymentMethod[]>;
  /** Asks for the money. What is thrown leaves open whether the provider knows of the payment. */
  begin(payment: NewPayment, choice: PaymentChoice, browser: Browser): Promise<Begun>;
  /** What became of a payment; undefined where that is not known yet. */
  status(payment: KnownPayment): Promise<ToldPayment | undefined>;
  /**
   * What a notification says; undefined where it is not the provider's, or not for this shop. 'unrelated': the provider tells
   * of all that happens to the account, and this is nothing of the shop's.
   */
  readNotification(notification: Notification): Promise<Told | 'unrelated' | undefined>;
  /** Accepts money that was told of, where a provider keeps it until then; false where it does not go along. */
  confirm?(told: ToldPayment & { state: 'paid' }): Promise<boolean>;
  /** Gives money back, or says what became of that, where it does so at all. What is thrown leaves it open. */
  refund?(refund: NewRefund): Promise<RefundAnswer>;
};

/** Of money that came; `name` is ours of the refund, at most 35 characters, and what is asked for twice by it goes back once. */
export type NewRefund = Pick<NewPayment, 'session' | 'amount' | 'currency' | 'notifyAddress'> & {
  name: string;
  transaction: string;
  /** Whether it was never asked for before, so that nothing can be known of it. */
  isFirst: boolean;
  /** Whether the provider has said that it knows of it. */
  isKnown: boolean;
};

export type RefundAnswer =
  /** It goes back, and what became of it is told later. */
  | { state: 'sent' }
  | { state: 'done' }
  /** It does not: `why` is for the staff. */
  | { state: 'refused'; why: string };

export type PayableOrder = Pick<Order, 'number' | 'currency' | 'language' | 'email' | 'toPay'>;

/** 'page': on the provider's own; 'blik_code': by a code that is typed into the shop's page. */
export type PaymentMethod = { id: string; kind: 'page' | 'blik_code' };

export type PaymentChoice = { method: string; blikCode?: string | undefined };

/** Who pays, as far as banks want to know it. */
export type Browser = { ip: string; userAgent: string };

export type NewPayment = {
  /** Our name of it, which the provider repeats. */
  session: string;
  orderNumber: string;
  amount: Minor;
  currency: string;
  language: string;
  email: string;
  /** Where the shopper comes back to, whatever became of it: no proof of anything. */
  returnAddress: string;
  /** Where the provider tells what became of it. */
  notifyAddress: string;
};

/** `reference` is the provider's own name of it, where it has one already. */
export type Begun =
  | { state: 'redirect'; to: string; reference?: string | undefined }
  /** The shopper confirms it elsewhere, in a bank's app. */
  | { state: 'waiting'; reference?: string | undefined }
  /** No money can come of it; `why` is for the log. */
  | { state: 'refused'; problem: PaymentProblem; why?: string };

export type KnownPayment = {
  session: string;
  reference: string | null;
  amount: Minor;
  currency: string;
};

/** What a provider says of a payment. `transaction` is its own name of the money: however often it is told of, it is one. */
export type ToldPayment =
  | { session: string; state: 'paid'; transaction: string; amount: Minor; currency: string }
  | { session: string; state: 'refused'; problem?: PaymentProblem | undefined }
  /** It is the provider's word, and says nothing yet. */
  | { session: string; state: 'waiting' };

/** What it says of money that was to go back, by our name of it. */
export type ToldRefund =
  | { refund: string; state: 'done' }
  | { refund: string; state: 'refused'; why: string };

export type Told = ToldPayment | ToldRefund;

/** A notification as it came: providers sign its bytes. */
export type Notification = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
};
