import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestampNow } from './columns.ts';
import { shopOrder } from './order.ts';
import { staffMember } from './staff.ts';

/** The words by which an order is found; triggers keep them. */
export const orderSearch = pgTable('order_search', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => shopOrder.id),
  words: text('words').notNull(),
  /** Those, and e-mail and phone, which not everybody may search. */
  withContact: text('with_contact').notNull(),
});

/** An address of the list of orders by a name. */
export const orderView = pgTable('order_view', {
  id: id(),
  staffId: integer('staff_id')
    .notNull()
    .references(() => staffMember.id),
  name: text('name').notNull(),
  /** Filters and columns, as they stand after the question mark. */
  address: text('address').notNull(),
  /** Everybody has it. */
  isShared: boolean('is_shared').notNull().default(false),
  createdAt: timestampNow('created_at'),
});
