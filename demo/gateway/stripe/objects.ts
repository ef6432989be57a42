import { randomBytes } from 'node:crypto';

export type Metadata = Record<string, string>;

export type Account = {
  secretKey: string;
  /** By which it signs; two while one replaces the other. */
  webhookSecrets: readonly string[];
  webhookAddress: string;
};

type IntentStatus = 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';

export type Intent = {
  object: 'payment_intent';
  id: string;
  amount: number;
  amount_received: number;
  currency: string;
  status: IntentStatus;
  metadata: Metadata;
  description: string | null;
  last_payment_error: { code: string; decline_code?: string; message: string } | null;
  created: number;
};

export type Session = {
  object: 'checkout.session';
  id: string;
  url: string | null;
  amount_total: number;
  currency: string;
  /** Made when somebody pays. */
  payment_intent: string | null;
  payment_status: 'paid' | 'unpaid';
  status: 'open' | 'complete' | 'expired';
  metadata: Metadata;
  client_reference_id: string | null;
  payment_method_types: string[];
  expires_at: number;
  /** What becomes of the payment's own; no part of what it says. */
  intentMetadata: Metadata;
};

export type Refund = {
  object: 'refund';
  id: string;
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason: string | null;
  metadata: Metadata;
  dueAt: number;
};

/** What is on its way to the shop, and when it arrives; what is lost does not. */
export type Note = { dueAt: number; body: string; tries: number; isLost: boolean };

/** The first answer to a key, and what was asked for with it. */
type Answered = { asked: string; answer: Answer };
export type Answer = { status: number; body: unknown };

/** Of each hundred events so many are lost, come twice or late; answers are lost; refunds fail in the end. */
export type Faults = Record<'lost' | 'doubled' | 'late' | 'unanswered' | 'unrefunded', number>;

export type State = {
  account: Account;
  clock: () => number;
  random: () => number;
  faults: Faults;
  sessions: Map<string, Session>;
  intents: Map<string, Intent>;
  refunds: Refund[];
  notes: Note[];
  answers: Map<string, Answered>;
};

export const newId = (kind: 'cs_test' | 'pi' | 're' | 'evt') => `${kind}_${randomBytes(12).toString('hex')}`;

/** Stripe counts in seconds. */
export const seconds = ({ clock }: Pick<State, 'clock'>) => Math.floor(clock() / 1000);
