import { boolean, date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { product } from './catalogue.ts';
import {
  bytea,
  currency,
  id,
  language,
  minorUnits,
  quantity,
  searchForm,
  timestampNow,
  timestamptz,
} from './columns.ts';
import { region } from './delivery.ts';
import { size } from './offer.ts';

export const client = pgTable('client', {
  id: id(),
  login: text('login').notNull(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  phone: text('phone'),
  phone2: text('phone2'),
  birthDate: date('birth_date', { mode: 'string' }),
  language: language().default('pl'),
  active: boolean('active').notNull().default(true),
  createdAt: timestampNow('created_at'),
  updatedAt: timestampNow('updated_at'),
  lastLoginAt: timestamptz('last_login_at'),
  firstname: text('firstname').notNull().default(''),
  lastname: text('lastname').notNull().default(''),
  /** An IBAN without spaces. */
  bankAccount: text('bank_account'),
  passwordChangedAt: timestamptz('password_changed_at'),
  /** null: nobody has shown that the address is theirs. */
  emailConfirmedAt: timestamptz('email_confirmed_at'),
  /** Takes the place of the address once it is confirmed. */
  newEmail: text('new_email'),
  /** Of the staff, for the staff. */
  note: text('note').notNull().default(''),
  blockedAt: timestamptz('blocked_at'),
  /** Counts up with what the staff does. */
  version: integer('version').notNull().default(1),
  search: searchForm('search', 'names, addresses and phones'),
});

export const clientAddress = pgTable('client_address', {
  id: id(),
  clientId: integer('client_id')
    .notNull()
    .references(() => client.id),
  kind: text('kind', { enum: ['billing', 'delivery'] }).notNull(),
  firstname: text('firstname').notNull().default(''),
  lastname: text('lastname').notNull().default(''),
  company: text('company'),
  taxNumber: text('tax_number'),
  street: text('street').notNull(),
  streetNumber: text('street_number'),
  zipcode: text('zipcode').notNull(),
  city: text('city').notNull(),
  regionId: integer('region_id')
    .notNull()
    .references(() => region.id),
  phone: text('phone'),
  preferred: boolean('preferred').notNull().default(false),
});

export const clientConsent = pgTable('client_consent', {
  id: id(),
  clientId: integer('client_id')
    .notNull()
    .references(() => client.id),
  kind: text('kind').notNull(),
  wording: text('wording').notNull(),
  given: boolean('given').notNull(),
  statedAt: timestampNow('stated_at'),
});

export const session = pgTable('session', {
  tokenHash: bytea('token_hash').primaryKey(),
  clientId: integer('client_id').references(() => client.id),
  language: language(),
  currency: currency(),
  regionId: integer('region_id').references(() => region.id),
  temporaryZipcode: text('temporary_zipcode'),
  createdAt: timestampNow('created_at'),
  seenAt: timestampNow('seen_at'),
  expiresAt: timestamptz('expires_at').notNull(),
  previousHash: bytea('previous_hash'),
  /** What it was begun with, as people name it. */
  browser: text('browser'),
  system: text('system'),
});

export const knownDevice = pgTable(
  'known_device',
  {
    tokenHash: bytea('token_hash').notNull(),
    clientId: integer('client_id')
      .notNull()
      .references(() => client.id),
    createdAt: timestampNow('created_at'),
    seenAt: timestampNow('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.tokenHash, table.clientId] })],
);

export const loginFailure = pgTable('login_failure', {
  key: bytea('key').primaryKey(),
  failures: integer('failures').notNull().default(1),
  firstFailedAt: timestamptz('first_failed_at').notNull(),
  lockedUntil: timestamptz('locked_until'),
});

export const passwordReset = pgTable('password_reset', {
  tokenHash: bytea('token_hash').primaryKey(),
  clientId: integer('client_id')
    .notNull()
    .references(() => client.id),
  createdAt: timestampNow('created_at'),
  expiresAt: timestamptz('expires_at').notNull(),
  usedAt: timestamptz('used_at'),
});

export const emailConfirmation = pgTable('email_confirmation', {
  tokenHash: bytea('token_hash').primaryKey(),
  clientId: integer('client_id')
    .notNull()
    .references(() => client.id),
  email: text('email').notNull(),
  createdAt: timestampNow('created_at'),
  expiresAt: timestamptz('expires_at').notNull(),
  usedAt: timestamptz('used_at'),
});

export const rebateCode = pgTable('rebate_code', {
  id: id(),
  code: text('code').notNull(),
  kind: text('kind', { enum: ['percentage', 'quota', 'free_shipping'] }).notNull(),
  /** Basis points of a percentage, minor units of a quota. */
  value: integer('value').notNull().default(0),
  minBasket: minorUnits('min_basket'),
  startsAt: timestampNow('starts_at'),
  endsAt: timestamptz('ends_at'),
  maxUses: integer('max_uses'),
  maxUsesPerClient: integer('max_uses_per_client'),
  active: boolean('active').notNull().default(true),
});

export const basket = pgTable('basket', {
  id: uuid('id').primaryKey().defaultRandom(),
  sessionHash: bytea('session_hash').references(() => session.tokenHash),
  clientId: integer('client_id').references(() => client.id),
  rebateCodeId: integer('rebate_code_id').references(() => rebateCode.id),
  createdAt: timestampNow('created_at'),
  updatedAt: timestampNow('updated_at'),
});

export const basketLine = pgTable('basket_line', {
  id: id(),
  basketId: uuid('basket_id')
    .notNull()
    .references(() => basket.id),
  sizeId: integer('size_id')
    .notNull()
    .references(() => size.id),
  /** null: bought once. */
  subscriptionDays: smallint('subscription_days'),
  quantity: quantity().notNull(),
  priceSeen: minorUnits('price_seen').notNull(),
  currencySeen: currency('currency_seen'),
  addedAt: timestampNow('added_at'),
  /** false: kept for later. */
  selected: boolean('selected').notNull().default(true),
});

export const shoppingList = pgTable('shopping_list', {
  id: id(),
  sessionHash: bytea('session_hash').references(() => session.tokenHash),
  clientId: integer('client_id').references(() => client.id),
  name: text('name').notNull(),
  /** In the address of a list that others may see. */
  publicToken: text('public_token'),
  createdAt: timestampNow('created_at'),
  /** Deleted, and not yet beyond recall. */
  deletedAt: timestamptz('deleted_at'),
});

export const shoppingListItem = pgTable(
  'shopping_list_item',
  {
    shoppingListId: integer('shopping_list_id')
      .notNull()
      .references(() => shoppingList.id),
    sizeId: integer('size_id')
      .notNull()
      .references(() => size.id),
    quantity: quantity().notNull().default(1),
    addedAt: timestampNow('added_at'),
    note: text('note').notNull().default(''),
    /** How it was offered when it was noted. */
    priceSeen: minorUnits('price_seen'),
    currencySeen: text('currency_seen'),
    availableSeen: boolean('available_seen'),
  },
  (table) => [primaryKey({ columns: [table.shoppingListId, table.sizeId] })],
);

export const comparisonItem = pgTable(
  'comparison_item',
  {
    sessionHash: bytea('session_hash')
      .notNull()
      .references(() => session.tokenHash),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    addedAt: timestampNow('added_at'),
  },
  (table) => [primaryKey({ columns: [table.sessionHash, table.productId] })],
);

export const backInStockSubscription = pgTable('product_observed', {
  id: id(),
  sizeId: integer('size_id')
    .notNull()
    .references(() => size.id),
  email: text('email').notNull(),
  language: language(),
  createdAt: timestampNow('created_at'),
  notifiedAt: timestamptz('notified_at'),
});
