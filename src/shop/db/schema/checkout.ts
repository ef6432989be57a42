import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { FormValues } from '#domain/form/form-rules.ts';
import { bytea, timestampNow } from './columns.ts';
import { session } from './customer.ts';

export const checkout = pgTable('checkout', {
  sessionHash: bytea('session_hash')
    .primaryKey()
    .references(() => session.tokenHash),
  orderKey: text('order_key').notNull(),
  contact: jsonb('contact').$type<FormValues>(),
  delivery: jsonb('delivery').$type<FormValues>(),
  updatedAt: timestampNow('updated_at'),
});
