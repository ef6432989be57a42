import { type AnyPgColumn, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { MONEY_KINDS } from '#domain/order/money.ts';
import { PARCEL_STATES, RETURN_REASONS } from '#domain/order/order-facts.ts';
import { RETURN_STATES } from '#domain/order/return-state.ts';
import { STOCK_MOVES } from '#domain/order/stock-places.ts';
import { bytea, currency, id, minorUnits, quantity, timestampNow, timestamptz } from './columns.ts';
import { deliveryMethod } from './delivery.ts';
import { size, warehouse } from './offer.ts';
import { shopOrder, shopOrderLine } from './order.ts';
import { staffMember } from './staff.ts';

const orderId = () =>
  integer('order_id')
    .notNull()
    .references(() => shopOrder.id);

/** The money of orders; rows are only added. */
export const moneyEntry = pgTable('money_entry', {
  id: id(),
  orderId: orderId(),
  kind: text('kind', { enum: MONEY_KINDS }).notNull(),
  amount: integer('amount').notNull(),
  currency: currency(),
  provider: text('provider'),
  reference: text('reference'),
  /** The row that is reversed, the refund that was confirmed or failed, or that took so much off what is due. */
  about: integer('about').references((): AnyPgColumn => moneyEntry.id),
  reason: text('reason'),
  /** Of what is due: for how much of which line it was lowered. */
  lineId: integer('line_id').references(() => shopOrderLine.id),
  quantity: quantity(),
  /** Whether it has its mirror; kept by the database. */
  reversed: boolean('reversed').notNull().default(false),
  staffId: integer('staff_id').references(() => staffMember.id),
  enteredAt: timestampNow('entered_at'),
});

export const parcel = pgTable('parcel', {
  id: id(),
  orderId: orderId(),
  /** Counts within the order. */
  number: integer('number').notNull(),
  state: text('state', { enum: PARCEL_STATES }).notNull().default('packing'),
  deliveryMethodId: integer('delivery_method_id').references(() => deliveryMethod.id),
  methodName: text('method_name').notNull(),
  box: text('box'),
  weightGrams: integer('weight_grams'),
  trackingNumber: text('tracking_number'),
  trackingLink: text('tracking_link'),
  createdAt: timestampNow('created_at'),
  packedAt: timestamptz('packed_at'),
  sentAt: timestamptz('sent_at'),
  /** When it was delivered, lost, or came back. */
  endedAt: timestamptz('ended_at'),
});

export const parcelLine = pgTable(
  'parcel_line',
  {
    parcelId: integer('parcel_id')
      .notNull()
      .references(() => parcel.id),
    lineId: integer('line_id')
      .notNull()
      .references(() => shopOrderLine.id),
    quantity: quantity().notNull(),
  },
  (table) => [primaryKey({ columns: [table.parcelId, table.lineId] })],
);

/** Who packs an order, until when. */
export const packingClaim = pgTable('packing_claim', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => shopOrder.id),
  staffId: integer('staff_id')
    .notNull()
    .references(() => staffMember.id),
  staffName: text('staff_name').notNull(),
  until: timestamptz('until').notNull(),
});

export const orderReturn = pgTable('order_return', {
  id: id(),
  orderId: orderId(),
  state: text('state', { enum: RETURN_STATES }).notNull().default('announced'),
  reason: text('reason', { enum: RETURN_REASONS }).notNull(),
  /** The parcel that came back by itself. */
  parcelId: integer('parcel_id').references(() => parcel.id),
  note: text('note'),
  /** What the shop owes for it, once it was checked. */
  refundDue: minorUnits('refund_due'),
  /** What of its worth was given back before it came, for no line in particular. */
  givenBefore: integer('given_before').notNull().default(0),
  announcedAt: timestampNow('announced_at'),
  receivedAt: timestamptz('received_at'),
  checkedAt: timestamptz('checked_at'),
  endedAt: timestamptz('ended_at'),
});

export const orderReturnLine = pgTable(
  'order_return_line',
  {
    returnId: integer('return_id')
      .notNull()
      .references(() => orderReturn.id),
    lineId: integer('line_id')
      .notNull()
      .references(() => shopOrderLine.id),
    quantity: quantity().notNull(),
    good: quantity('good').notNull().default(0),
    damaged: quantity('damaged').notNull().default(0),
    missing: quantity('missing').notNull().default(0),
    /** How much of it was given back before it came. */
    givenBefore: quantity('given_before').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.lineId] })],
);

/** What was done with the key of a form. */
export const orderActionKey = pgTable('order_action_key', {
  key: text('key').primaryKey(),
  orderId: orderId(),
  contentHash: bytea('content_hash').notNull(),
  version: integer('version').notNull(),
  doneAt: timestampNow('done_at'),
});

export const shopOrderNote = pgTable('shop_order_note', {
  id: id(),
  orderId: orderId(),
  text: text('text').notNull(),
  staffId: integer('staff_id').references(() => staffMember.id),
  author: text('author').notNull().default(''),
  writtenAt: timestampNow('written_at'),
});

/** How units of a size move; rows are only added. */
export const stockEntry = pgTable('stock_entry', {
  id: id(),
  sizeId: integer('size_id').references(() => size.id),
  warehouseId: integer('warehouse_id').references(() => warehouse.id),
  kind: text('kind', { enum: STOCK_MOVES }).notNull(),
  quantity: quantity().notNull(),
  orderId: orderId(),
  lineId: integer('line_id').references(() => shopOrderLine.id),
  parcelId: integer('parcel_id').references(() => parcel.id),
  returnId: integer('return_id').references(() => orderReturn.id),
  enteredAt: timestampNow('entered_at'),
});
