import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { BULK_ACTIONS, JOB_ITEM_STATES, JOB_STATES } from '#domain/order/bulk.ts';
import { id, timestampNow, timestamptz } from './columns.ts';
import { shopOrder } from './order.ts';
import { staffMember } from './staff.ts';

/** What is done with many orders at once. */
export const orderJob = pgTable('order_job', {
  id: id(),
  /** Each order's own key is made from it. */
  key: text('key').notNull(),
  action: text('action', { enum: BULK_ACTIONS }).notNull(),
  reason: text('reason'),
  staffId: integer('staff_id')
    .notNull()
    .references(() => staffMember.id),
  state: text('state', { enum: JOB_STATES }).notNull().default('trying'),
  createdAt: timestampNow('created_at'),
  workedAt: timestamptz('worked_at'),
  endedAt: timestamptz('ended_at'),
});

export const orderJobItem = pgTable(
  'order_job_item',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => orderJob.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => shopOrder.id),
    state: text('state', { enum: JOB_ITEM_STATES }).notNull().default('waiting'),
    problem: text('problem'),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.orderId] })],
);
