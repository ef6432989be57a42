import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ATTEMPT_STATES, PAYMENT_PROBLEMS } from '#domain/payments/payment-attempt.ts';
import { bytea, currency, id, timestampNow, timestamptz } from './columns.ts';
import { shopOrder } from './order.ts';

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
