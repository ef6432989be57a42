import { integer, pgTable } from 'drizzle-orm/pg-core';
import { bytea, timestamptz } from './columns.ts';
import { shopOrder } from './order.ts';

export const orderLink = pgTable('order_link', {
  tokenHash: bytea('token_hash').primaryKey(),
  orderId: integer('order_id')
    .notNull()
    .references(() => shopOrder.id),
  createdAt: timestamptz('created_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});
