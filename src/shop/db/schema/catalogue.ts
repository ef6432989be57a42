import {
  type AnyPgColumn,
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { GIVEN_EXCEPTIONS } from '#domain/withdrawal/withdrawal-exception.ts';
import {
  id,
  language,
  position,
  quantity,
  searchForm,
  searchStems,
  type TextSection,
  timestampNow,
} from './columns.ts';

export const category = pgTable('category', {
  id: id(),
  key: text('key').notNull(),
  parentId: integer('parent_id').references((): AnyPgColumn => category.id),
  position: position(),
  hue: smallint('hue').notNull().default(30),
});

export const categoryText = pgTable(
  'category_text',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    language: language(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull().default(''),
    searchName: searchForm('search_name', 'name'),
    searchStems: searchStems('name'),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.language] })],
);

export const producer = pgTable('producer', {
  id: id(),
  key: text('key').notNull(),
  country: text('country'),
  position: position(),
});

export const producerText = pgTable(
  'producer_text',
  {
    producerId: integer('producer_id')
      .notNull()
      .references(() => producer.id),
    language: language(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull().default(''),
    searchName: searchForm('search_name', 'name'),
    searchStems: searchStems('name'),
  },
  (table) => [primaryKey({ columns: [table.producerId, table.language] })],
);

export const series = pgTable('series', {
  id: id(),
  key: text('key').notNull(),
  producerId: integer('producer_id')
    .notNull()
    .references(() => producer.id),
  position: position(),
});

export const seriesText = pgTable(
  'series_text',
  {
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    language: language(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull().default(''),
    searchName: searchForm('search_name', 'name'),
    searchStems: searchStems('name'),
  },
  (table) => [primaryKey({ columns: [table.seriesId, table.language] })],
);

export const infoPage = pgTable('info_page', {
  id: id(),
  key: text('key').notNull(),
  footerGroup: text('footer_group', { enum: ['shop', 'help', 'law'] }),
  position: position(),
});

export const infoPageText = pgTable(
  'info_page_text',
  {
    infoPageId: integer('info_page_id')
      .notNull()
      .references(() => infoPage.id),
    language: language(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    body: jsonb('body').$type<TextSection[]>().notNull(),
    searchName: searchForm('search_name', 'title'),
    searchStems: searchStems('title'),
  },
  (table) => [primaryKey({ columns: [table.infoPageId, table.language] })],
);

export const product = pgTable('product', {
  id: id(),
  key: text('key').notNull(),
  type: text('type', { enum: ['goods', 'bundle', 'virtual', 'service'] })
    .notNull()
    .default('goods'),
  producerId: integer('producer_id').references(() => producer.id),
  seriesId: integer('series_id').references(() => series.id),
  unit: text('unit', { enum: ['piece', 'kilogram', 'metre', 'pack', 'service', 'place'] })
    .notNull()
    .default('piece'),
  sellBy: numeric('sell_by', { precision: 10, scale: 3, mode: 'number' }).notNull().default(1),
  unitPrecision: smallint('unit_precision').notNull().default(0),
  forPoints: boolean('for_points').notNull().default(false),
  minQuantity: quantity('min_quantity'),
  maxQuantity: quantity('max_quantity'),
  minQuantitySubscription: quantity('min_quantity_subscription'),
  vatBasisPoints: integer('vat_basis_points').notNull().default(2300),
  perishable: boolean('perishable').notNull().default(false),
  withdrawalException: text('withdrawal_exception', { enum: GIVEN_EXCEPTIONS }),
  pointsEarned: integer('points_earned').notNull().default(0),
  popularity: integer('popularity').notNull().default(0),
  active: boolean('active').notNull().default(true),
  createdAt: timestampNow('created_at'),
  updatedAt: timestampNow('updated_at'),
  firstOfferedAt: timestampNow('first_offered_at'),
});

export const productText = pgTable(
  'product_text',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    language: language(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    summary: text('summary').notNull().default(''),
    description: jsonb('description').$type<TextSection[]>().notNull().default([]),
    searchName: searchForm('search_name', 'name'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language] })],
);

export const productCategory = pgTable(
  'product_category',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    position: position(),
    main: boolean('main').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.productId, table.categoryId] })],
);
