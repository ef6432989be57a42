import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/language.ts';
import { category } from './catalogue.ts';
import { bytea, id, language, position, searchForm, timestampNow, timestamptz } from './columns.ts';
import { session } from './customer.ts';

export const bannerSlide = pgTable('banner_slide', {
  id: id(),
  language: language(),
  position: integer('position').notNull(),
  picture: text('picture').notNull(),
  heading: text('heading').notNull(),
  content: text('content').notNull().default(''),
  link: text('link').notNull(),
  linkText: text('link_text').notNull().default(''),
  active: boolean('active').notNull().default(true),
});

export const menuSlide = pgTable('menu_slide', {
  id: id(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => category.id),
  language: language(),
  position: integer('position').notNull(),
  picture: text('picture').notNull(),
  title: text('title').notNull(),
  link: text('link').notNull(),
  active: boolean('active').notNull().default(true),
});

/** Where, when and to whom a snippet or a top layer appears. */
const placement = () => ({
  onMobile: boolean('on_mobile').notNull().default(true),
  onTablet: boolean('on_tablet').notNull().default(true),
  onPc: boolean('on_pc').notNull().default(true),
  pages: text('pages').notNull().default('*'),
  position: position(),
  active: boolean('active').notNull().default(true),
  language: text('language').$type<Language>(),
  needsConsent: boolean('needs_consent').notNull().default(true),
  startsAt: timestamptz('starts_at'),
  endsAt: timestamptz('ends_at'),
});

export const snippet = pgTable('snippet', {
  id: id(),
  name: text('name').notNull(),
  region: text('region', { enum: ['head', 'body_top', 'body_bottom'] }).notNull(),
  content: text('content').notNull(),
  ...placement(),
});

export const topLayer = pgTable('top_layer', {
  id: id(),
  name: text('name').notNull(),
  content: text('content').notNull(),
  ...placement(),
});

export const trackingEvent = pgTable('tracking_event', {
  id: id(),
  sessionHash: bytea('session_hash')
    .notNull()
    .references(() => session.tokenHash),
  script: text('script').notNull(),
  createdAt: timestampNow('created_at'),
});

export const errorLog = pgTable('error_log', {
  digest: bytea('digest').primaryKey(),
  message: text('message').notNull(),
  page: text('page').notNull().default(''),
  userAgent: text('user_agent').notNull().default(''),
  build: text('build').notNull().default(''),
  count: integer('count').notNull().default(1),
  firstSeenAt: timestampNow('first_seen_at'),
  lastSeenAt: timestampNow('last_seen_at'),
});

export const rateCount = pgTable('rate_count', {
  digest: bytea('digest').primaryKey(),
  minute: integer('minute').notNull(),
  count: integer('count').notNull().default(1),
});

export const searchQuery = pgTable(
  'search_query',
  {
    language: language(),
    phrase: text('phrase').notNull(),
    searchPhrase: searchForm('search_phrase', 'phrase'),
    count: integer('count').notNull().default(1),
    visitors: integer('visitors').notNull().default(0),
    hits: integer('hits').notNull().default(0),
    lastAskedAt: timestampNow('last_asked_at'),
  },
  (table) => [primaryKey({ columns: [table.language, table.phrase] })],
);

export const searchVisitor = pgTable(
  'search_visitor',
  {
    day: date('day').notNull().defaultNow(),
    digest: bytea('digest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.digest] })],
);

export const shopSetting = pgTable('shop_setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: timestampNow('updated_at'),
});

export const schemaMigration = pgTable('schema_migration', {
  version: integer('version').primaryKey(),
  name: text('name').notNull(),
  checksum: text('checksum').notNull(),
  appliedAt: timestampNow('applied_at'),
});
