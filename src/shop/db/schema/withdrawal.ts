import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, id, language, timestampNow, timestamptz } from './columns.ts';
import { shopOrder } from './order.ts';

export const withdrawal = pgTable('withdrawal', {
  id: id(),
  tokenHash: bytea('token_hash').notNull(),
  number: text('number'),
  name: text('name').notNull(),
  orderNumber: text('order_number').notNull(),
  email: text('email').notNull(),
  items: text('items').notNull(),
  language: language(),
  orderId: integer('order_id').references(() => shopOrder.id),
  begunAt: timestampNow('begun_at'),
  confirmedAt: timestamptz('confirmed_at'),
  handledAt: timestamptz('handled_at'),
  /** Who stated it asked to be forgotten. */
  erasedAt: timestamptz('erased_at'),
});
