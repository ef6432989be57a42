import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { shopOrder } from './order.ts';

/** The words by which an order is found; triggers keep them. */
export const orderSearch = pgTable('order_search', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => shopOrder.id),
  words: text('words').notNull(),
  /** Those, and e-mail and phone, which not everybody may search. */
  withContact: text('with_contact').notNull(),
});
