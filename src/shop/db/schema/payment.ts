import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ATTEMPT_STATES, PAYMENT_PROBLEMS } from '#domain/payments/payment-attempt.ts';
import { REFUND_STATES } from '#domain/payments/provider-refund.ts';
import { bytea, currency, id, timestampNow, timestamptz } from './columns.ts';
import { shopOrder } from './order.ts';
import { moneyEntry } from './order-facts.ts';

/** Each try to pay an order online, with one provider. */
export const paymentAttempt = pgTable('payment_attempt', {
  id: id(),
  orderId: integer('order_id')
    .notNull()
    .references(() => shopOrder.id),
  provider: text('provider').notNull(),
  method: text('method').notNull(),
  /** Our name of it, which the provider repeats. */
  session: text('session').notNull(),
  amount: integer('amount').notNull(),
  currency: currency(),
  /** The provider's own name of it. */
  reference: text('reference'),
  state: text('state', { enum: ATTEMPT_STATES }).notNull().default('begun'),
  problem: text('problem', { enum: PAYMENT_PROBLEMS }),
  /** How often the provider was asked what became of it, and when it is next. */
  asked: integer('asked').notNull().default(0),
  nextAskAt: timestamptz('next_ask_at'),
  begunAt: timestampNow('begun_at'),
  endedAt: timestamptz('ended_at'),
});

/** What providers told, each once, by its hash. */
export const paymentNotice = pgTable('payment_notice', {
  id: id(),
  provider: text('provider').notNull(),
  contentHash: bytea('content_hash').notNull(),
  attemptId: integer('attempt_id').references(() => paymentAttempt.id),
  times: integer('times').notNull().default(1),
  cameAt: timestampNow('came_at'),
  handledAt: timestamptz('handled_at'),
});

/** Money that goes back by the provider that it came by. */
export const paymentRefund = pgTable('payment_refund', {
  id: id(),
  orderId: integer('order_id')
    .notNull()
    .references(() => shopOrder.id),
  /** The row of the ledger that asks for it, and that of the payment. */
  entryId: integer('entry_id')
    .notNull()
    .references(() => moneyEntry.id),
  paymentEntryId: integer('payment_entry_id')
    .notNull()
    .references(() => moneyEntry.id),
  provider: text('provider').notNull(),
  /** Ours of it, by which the provider gives it back once. */
  name: text('name').notNull(),
  session: text('session').notNull(),
  transaction: text('transaction').notNull(),
  amount: integer('amount').notNull(),
  currency: currency(),
  state: text('state', { enum: REFUND_STATES }).notNull().default('waiting'),
  /** How often the provider was asked, and when it is next. */
  tries: integer('tries').notNull().default(0),
  nextTryAt: timestamptz('next_try_at'),
  askedAt: timestamptz('asked_at').notNull(),
  endedAt: timestamptz('ended_at'),
});
