import { boolean, doublePrecision, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { id, language, minorUnits, position } from './columns.ts';

export const region = pgTable('region', {
  id: integer('id').primaryKey(),
  iso2: text('iso2').notNull(),
  position: integer('position').notNull(),
});

export const deliveryMethod = pgTable('delivery_method', {
  id: id(),
  key: text('key').notNull(),
  kind: text('kind', { enum: ['courier', 'point', 'collection', 'electronic'] }).notNull(),
  icon: text('icon'),
  position: position(),
  active: boolean('active').notNull().default(true),
});

export const deliveryMethodText = pgTable(
  'delivery_method_text',
  {
    deliveryMethodId: integer('delivery_method_id')
      .notNull()
      .references(() => deliveryMethod.id),
    language: language(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.deliveryMethodId, table.language] })],
);

export const deliveryRate = pgTable('delivery_rate', {
  id: id(),
  deliveryMethodId: integer('delivery_method_id')
    .notNull()
    .references(() => deliveryMethod.id),
  regionId: integer('region_id')
    .notNull()
    .references(() => region.id),
  /** false: paid on delivery. */
  prepaid: boolean('prepaid').notNull().default(true),
  /** null: any weight. */
  upToWeightGrams: integer('up_to_weight_grams'),
  gross: minorUnits('gross').notNull(),
  /** null: never free. */
  freeFrom: minorUnits('free_from'),
  daysMin: smallint('days_min').notNull().default(1),
  daysMax: smallint('days_max').notNull().default(2),
});

export const pickupPoint = pgTable('pickup_point', {
  id: id(),
  deliveryMethodId: integer('delivery_method_id')
    .notNull()
    .references(() => deliveryMethod.id),
  code: text('code').notNull(),
  name: text('name').notNull(),
  street: text('street').notNull(),
  zipcode: text('zipcode').notNull(),
  city: text('city').notNull(),
  regionId: integer('region_id')
    .notNull()
    .references(() => region.id),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  openingHours: text('opening_hours').notNull().default(''),
  active: boolean('active').notNull().default(true),
});
