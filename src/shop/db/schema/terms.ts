import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, id, language, position, type TextSection, timestamptz } from './columns.ts';
import { shopOrder } from './order.ts';

export const termsVersion = pgTable('terms_version', {
  id: id(),
  hash: bytea('hash').notNull(),
  language: language(),
  title: text('title').notNull(),
  body: jsonb('body').$type<TextSection[]>().notNull(),
  firstAgreedAt: timestamptz('first_agreed_at').notNull(),
});

export const shopOrderTerms = pgTable(
  'shop_order_terms',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => shopOrder.id),
    termsVersionId: integer('terms_version_id')
      .notNull()
      .references(() => termsVersion.id),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.termsVersionId] })],
);
