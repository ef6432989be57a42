import { sql } from 'drizzle-orm';
import { boolean, customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { product } from './catalogue.ts';
import { id, language, minorUnits, timestamptz } from './columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

export const productSearch = pgTable('product_search', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => product.id),
  producerId: integer('producer_id'),
  seriesId: integer('series_id'),
  price: minorUnits('price'),
  priceNet: minorUnits('price_net'),
  popularity: integer('popularity').notNull(),
  firstOfferedAt: timestamptz('first_offered_at').notNull(),
  changesAt: timestamptz('changes_at'),
  available: boolean('available').notNull(),
  reduced: boolean('reduced').notNull(),
  categoryIds: integer('category_ids').array().notNull(),
  valueIds: integer('value_ids').array().notNull(),
  sizeTypes: text('size_types').array().notNull(),
  languages: text('languages').array().notNull(),
});

export const productDocument = pgTable(
  'product_document',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    language: language(),
    document: tsvector('document').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language] })],
);

export const searchWord = pgTable(
  'search_word',
  {
    language: language(),
    written: text('written').notNull(),
    word: text('word').notNull(),
    stem: text('stem').notNull(),
    products: integer('products').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.language, table.written] })],
);

export const searchAgain = pgTable('search_again', {
  id: id(),
  productId: integer('product_id').notNull(),
});

export const searchChange = pgTable('search_change', {
  id: id(),
  productId: integer('product_id'),
  changedIn: xid8('changed_in').notNull().default(sql`pg_current_xact_id()`),
  changedAt: timestamptz('changed_at').notNull().default(sql`clock_timestamp()`),
});
