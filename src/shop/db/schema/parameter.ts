import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { product } from './catalogue.ts';
import { id, language, position, searchStems } from './columns.ts';

export const parameter = pgTable('parameter', {
  id: id(),
  key: text('key').notNull(),
  position: position(),
});

export const parameterText = pgTable(
  'parameter_text',
  {
    parameterId: integer('parameter_id')
      .notNull()
      .references(() => parameter.id),
    language: language(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.parameterId, table.language] })],
);

export const parameterValue = pgTable('parameter_value', {
  id: id(),
  parameterId: integer('parameter_id')
    .notNull()
    .references(() => parameter.id),
  key: text('key').notNull(),
  position: position(),
});

export const parameterValueText = pgTable(
  'parameter_value_text',
  {
    parameterValueId: integer('parameter_value_id')
      .notNull()
      .references(() => parameterValue.id),
    language: language(),
    name: text('name').notNull(),
    searchStems: searchStems('name'),
  },
  (table) => [primaryKey({ columns: [table.parameterValueId, table.language] })],
);

export const productParameter = pgTable(
  'product_parameter',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    parameterValueId: integer('parameter_value_id')
      .notNull()
      .references(() => parameterValue.id),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.parameterValueId] })],
);
