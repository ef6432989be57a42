import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { COMPLAINT_STATUSES, COMPLAINT_WISHES } from '#domain/complaints/complaint.ts';
import { bytea, id, language, timestampNow, timestamptz } from './columns.ts';
import { client } from './customer.ts';
import { shopOrder } from './order.ts';
import { staffMember } from './staff.ts';

export const complaint = pgTable('complaint', {
  id: id(),
  number: text('number').notNull(),
  /** Empty for a guest. */
  clientId: integer('client_id').references(() => client.id),
  orderNumber: text('order_number'),
  product: text('product').notNull(),
  foundOn: date('found_on', { mode: 'string' }).notNull(),
  description: text('description').notNull(),
  wish: text('wish', { enum: COMPLAINT_WISHES }).notNull(),
  bankAccount: text('bank_account'),
  status: text('status', { enum: COMPLAINT_STATUSES }).notNull().default('received'),
  createdAt: timestampNow('created_at'),
  /** Of a guest; a client has them in the account. */
  name: text('name').notNull().default(''),
  email: text('email'),
  language: language().default('pl'),
  /** The order of that number, where it is that of whoever complains. */
  orderId: integer('order_id').references(() => shopOrder.id),
  decidedAt: timestamptz('decided_at'),
  decision: text('decision').notNull().default(''),
  /** Counts up with everything that is done with it. */
  version: integer('version').notNull().default(1),
  erasedAt: timestamptz('erased_at'),
  /** They have written, and nobody has answered since. */
  awaitsAnswerSince: timestamptz('awaits_answer_since'),
});

/** What was written about a complaint: a note stays with the staff; 'client' is of whoever complained. */
export const complaintReply = pgTable('complaint_reply', {
  id: id(),
  complaintId: integer('complaint_id')
    .notNull()
    .references(() => complaint.id),
  kind: text('kind', { enum: ['answer', 'note', 'decision', 'client'] }).notNull(),
  text: text('text').notNull(),
  staffId: integer('staff_id').references(() => staffMember.id),
  author: text('author').notNull().default(''),
  writtenAt: timestampNow('written_at'),
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
  /** Of what they have written later. */
  replyId: integer('reply_id').references(() => complaintReply.id),
});

/** Leads whoever complained to the complaint, from an e-mail. */
export const complaintLink = pgTable('complaint_link', {
  tokenHash: bytea('token_hash').primaryKey(),
  complaintId: integer('complaint_id')
    .notNull()
    .references(() => complaint.id),
  createdAt: timestampNow('created_at'),
});
