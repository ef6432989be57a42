import {
  type AnyPgColumn,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { INVOICE_KINDS, type Invoice } from '#domain/invoices/invoice.ts';
import { KSEF_STATES } from '#domain/invoices/ksef/ksef-state.ts';
import { bytea, id, timestampNow, timestamptz } from './columns.ts';
import { shopOrder } from './order.ts';
import { staffMember } from './staff.ts';

export const invoiceSeries = pgTable(
  'invoice_series',
  {
    prefix: text('prefix').notNull(),
    period: text('period').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.prefix, table.period] })],
);

export const invoice = pgTable('invoice', {
  id: id(),
  number: text('number').notNull(),
  kind: text('kind', { enum: INVOICE_KINDS }).notNull(),
  orderId: integer('order_id')
    .notNull()
    .references(() => shopOrder.id),
  correctsId: integer('corrects_id').references((): AnyPgColumn => invoice.id),
  prefix: text('prefix').notNull(),
  period: text('period').notNull(),
  count: integer('count').notNull(),
  issuedOn: date('issued_on', { mode: 'string' }).notNull(),
  document: jsonb('document').$type<Invoice>().notNull(),
  staffId: integer('staff_id').references(() => staffMember.id),
  createdAt: timestampNow('created_at'),
});

/** The file as it was first made. */
export const invoiceFile = pgTable('invoice_file', {
  invoiceId: integer('invoice_id')
    .primaryKey()
    .references(() => invoice.id),
  content: bytea('content').notNull(),
  madeAt: timestampNow('made_at'),
});

/** A document on its way into KSeF. */
export const invoiceKsef = pgTable('invoice_ksef', {
  invoiceId: integer('invoice_id')
    .primaryKey()
    .references(() => invoice.id),
  state: text('state', { enum: KSEF_STATES }).notNull().default('waiting'),
  /** What was sent. */
  xml: text('xml'),
  session: text('session'),
  reference: text('reference'),
  /** What it is called there. */
  number: text('number'),
  isOffline: boolean('is_offline').notNull().default(false),
  problem: text('problem'),
  tries: integer('tries').notNull().default(0),
  nextTryAt: timestamptz('next_try_at'),
  sentAt: timestamptz('sent_at'),
  endedAt: timestamptz('ended_at'),
  /** KSeF's receipt. */
  upo: text('upo'),
  upoNextTryAt: timestamptz('upo_next_try_at'),
  tellsBuyer: boolean('tells_buyer').notNull().default(false),
});
