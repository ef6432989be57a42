import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, id, timestampNow } from './columns.ts';
import { client } from './customer.ts';

export const complaint = pgTable('complaint', {
  id: id(),
  number: text('number').notNull(),
  clientId: integer('client_id')
    .notNull()
    .references(() => client.id),
  orderNumber: text('order_number'),
  product: text('product').notNull(),
  foundOn: date('found_on', { mode: 'string' }).notNull(),
  description: text('description').notNull(),
  wish: text('wish', { enum: ['repair', 'replace', 'refund', 'discount'] }).notNull(),
  bankAccount: text('bank_account'),
  status: text('status', { enum: ['received', 'accepted', 'refused', 'closed'] })
    .notNull()
    .default('received'),
  createdAt: timestampNow('created_at'),
});

export const complaintFile = pgTable('complaint_file', {
  id: id(),
  complaintId: integer('complaint_id')
    .notNull()
    .references(() => complaint.id),
  name: text('name').notNull(),
  mime: text('mime', { enum: ['image/jpeg', 'application/pdf'] }).notNull(),
  bytes: bytea('bytes').notNull(),
  width: integer('width'),
  height: integer('height'),
  position: integer('position').notNull(),
});
