import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { MEASURES } from '#domain/price/contents.ts';
import { product } from './catalogue.ts';
import { currency, id, language, minorUnits, position, quantity, timestamptz } from './columns.ts';
import { parameterValue } from './parameter.ts';

export const size = pgTable('size', {
  id: id(),
  productId: integer('product_id')
    .notNull()
    .references(() => product.id),
  type: text('type').notNull(),
  position: position(),
  ean: text('ean'),
  code: text('code'),
  weightGrams: integer('weight_grams').notNull().default(0),
  contentsAmount: integer('contents_amount'),
  contentsMeasure: text('contents_measure', { enum: MEASURES }),
  phonePrice: boolean('phone_price').notNull().default(false),
  basketEnabled: boolean('basket_enabled').notNull().default(false),
  gratis: boolean('gratis').notNull().default(false),
  pointsCost: integer('points_cost').notNull().default(0),
  suggestedRetail: minorUnits('suggested_retail'),
  advance: minorUnits('advance'),
  availability: text('availability', { enum: ['enable', 'disable', 'order'] })
    .notNull()
    .default('enable'),
  deliveryDate: date('delivery_date', { mode: 'string' }),
  deliveryDays: smallint('delivery_days'),
  unknownTime: boolean('unknown_time').notNull().default(false),
  minQuantity: quantity('min_quantity'),
  maxQuantity: quantity('max_quantity'),
  /** Where it lies: 'A-03-2'. */
  shelf: text('shelf'),
  /** Of a date with places: it can be bought until then. */
  beginsAt: timestamptz('begins_at'),
});

/** What a size is made of, as values of parameters. */
export const sizePart = pgTable(
  'size_part',
  {
    sizeId: integer('size_id')
      .notNull()
      .references(() => size.id),
    parameterValueId: integer('parameter_value_id')
      .notNull()
      .references(() => parameterValue.id),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.sizeId, table.parameterValueId] })],
);

export const sizeText = pgTable(
  'size_text',
  {
    sizeId: integer('size_id')
      .notNull()
      .references(() => size.id),
    language: language(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sizeId, table.language] })],
);

export const warehouse = pgTable('warehouse', {
  id: id(),
  key: text('key').notNull(),
  name: text('name').notNull(),
  external: boolean('external').notNull().default(false),
  leadDays: smallint('lead_days').notNull().default(0),
  position: position(),
});

export const stock = pgTable(
  'stock',
  {
    sizeId: integer('size_id')
      .notNull()
      .references(() => size.id),
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => warehouse.id),
    /** null is unlimited. */
    quantity: quantity(),
  },
  (table) => [primaryKey({ columns: [table.sizeId, table.warehouseId] })],
);

export const priceStep = pgTable(
  'price_step',
  {
    sizeId: integer('size_id')
      .notNull()
      .references(() => size.id),
    currency: currency(),
    startsAt: timestamptz('starts_at').notNull(),
    gross: minorUnits('gross').notNull(),
    regular: minorUnits('regular').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sizeId, table.currency, table.startsAt] })],
);

export const volumeTier = pgTable(
  'volume_tier',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    fromQuantity: quantity('from_quantity').notNull(),
    rebateBasisPoints: integer('rebate_basis_points').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.fromQuantity] })],
);

export const subscriptionPeriod = pgTable(
  'subscription_period',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    everyDays: smallint('every_days').notNull(),
    rebateType: text('rebate_type', { enum: ['percentage', 'quota'] })
      .notNull()
      .default('percentage'),
    /** Basis points of a percentage, minor units of a quota. */
    rebateValue: integer('rebate_value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.everyDays] })],
);

export const bundlePart = pgTable(
  'bundle_part',
  {
    bundleId: integer('bundle_id')
      .notNull()
      .references(() => product.id),
    sizeId: integer('size_id')
      .notNull()
      .references(() => size.id),
    quantity: quantity().notNull(),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.bundleId, table.sizeId] })],
);

export const productPicture = pgTable(
  'product_picture',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    view: text('view').notNull(),
    alt: jsonb('alt').$type<Record<string, string>>(),
    sizeId: integer('size_id').references(() => size.id),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);
