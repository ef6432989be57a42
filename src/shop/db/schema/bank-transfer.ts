import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, currency, id, minorUnits, timestampNow } from './columns.ts';
import { shopOrder } from './order.ts';

export const bankTransfer = pgTable('bank_transfer', {
  id: id(),
  fingerprint: bytea('fingerprint').notNull(),
  bookedOn: date('booked_on', { mode: 'string' }).notNull(),
  amount: minorUnits('amount').notNull(),
  currency: currency(),
  title: text('title').notNull(),
  payer: text('payer').notNull(),
  takenAt: timestampNow('taken_at'),
  state: text('state').$type<'open' | 'matched' | 'dismissed'>().notNull().default('open'),
  orderId: integer('order_id').references(() => shopOrder.id),
});
