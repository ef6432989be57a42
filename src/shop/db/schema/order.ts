import { integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { POINTS_REASONS } from '#domain/loyalty-points/points-reason.ts';
import { MONEY_STATES } from '#domain/order/money.ts';
import type { OrderAddress, Payment } from '#domain/order/order.ts';
import { STAGES } from '#domain/order/stage.ts';
import type { PriceType } from '#domain/price/money.ts';
import { WITHDRAWAL_EXCEPTIONS } from '#domain/withdrawal/withdrawal-exception.ts';
import { product } from './catalogue.ts';
import { bytea, currency, id, language, minorUnits, quantity, timestampNow, timestamptz } from './columns.ts';
import { client, rebateCode } from './customer.ts';
import { deliveryMethod, region } from './delivery.ts';
import { size, warehouse } from './offer.ts';
import { staffMember } from './staff.ts';

export type { OrderAddress };

export const shopOrder = pgTable('shop_order', {
  id: id(),
  number: text('number').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  linkTokenHash: bytea('link_token_hash').notNull(),
  clientId: integer('client_id').references(() => client.id),
  status: text('status', { enum: ['placed', 'paid', 'packed', 'sent', 'delivered', 'cancelled'] })
    .notNull()
    .default('placed'),
  language: language(),
  currency: currency(),
  email: text('email').notNull(),
  phone: text('phone'),
  billing: jsonb('billing').$type<OrderAddress>().notNull(),
  delivery: jsonb('delivery').$type<OrderAddress>().notNull(),
  regionId: integer('region_id')
    .notNull()
    .references(() => region.id),
  deliveryMethodId: integer('delivery_method_id').references(() => deliveryMethod.id),
  deliveryMethodName: text('delivery_method_name').notNull(),
  pickupPointCode: text('pickup_point_code'),
  paymentMethod: text('payment_method').$type<Payment>().notNull(),
  goodsGross: minorUnits('goods_gross').notNull(),
  rebateGross: minorUnits('rebate_gross').notNull().default(0),
  deliveryGross: minorUnits('delivery_gross').notNull(),
  totalGross: minorUnits('total_gross').notNull(),
  totalNet: minorUnits('total_net').notNull(),
  pointsUsed: integer('points_used').notNull().default(0),
  pointsEarned: integer('points_earned').notNull().default(0),
  note: text('note'),
  createdAt: timestampNow('created_at'),
  updatedAt: timestampNow('updated_at'),
  /** What was ordered with the key. */
  contentHash: bytea('content_hash'),
  rebateCode: text('rebate_code'),
  paidAt: timestamptz('paid_at'),
  paymentReference: text('payment_reference'),
  /** What the shop sold by. */
  priceType: text('price_type').$type<PriceType>().notNull().default('gross'),
  /** Where it does not follow from the gross. */
  deliveryNet: minorUnits('delivery_net'),
  /** When it lapses unpaid, and when its shopper is reminded; that is empty once it is done. */
  payBy: timestamptz('pay_by'),
  remindAt: timestamptz('remind_at'),
  /** From when on its points may be spent; empty before it is paid, and once they are entered. */
  pointsDueAt: timestamptz('points_due_at'),
  deliveryVatBasisPoints: integer('delivery_vat_basis_points').notNull().default(2300),
  /** Counts up with everything that is done with it. */
  version: integer('version').notNull().default(1),
  /** Why nothing of it is to be packed. */
  held: text('held'),
  cancelledAt: timestamptz('cancelled_at'),
  /** The rebate of the whole order, of its price type, once lines were changed. */
  rebateGranted: minorUnits('rebate_granted'),
  /** Both follow from its facts, and are kept beside for lists. */
  stage: text('stage', { enum: STAGES }).notNull().default('placed'),
  moneyState: text('money_state', { enum: MONEY_STATES }).notNull().default('unpaid'),
  /** Who bought asked to be forgotten. */
  erasedAt: timestamptz('erased_at'),
});

export const shopOrderLine = pgTable('shop_order_line', {
  id: id(),
  orderId: integer('order_id')
    .notNull()
    .references(() => shopOrder.id),
  position: integer('position').notNull(),
  productId: integer('product_id').references(() => product.id),
  sizeId: integer('size_id').references(() => size.id),
  productName: text('product_name').notNull(),
  sizeName: text('size_name').notNull(),
  unit: text('unit').notNull(),
  quantity: quantity().notNull(),
  unitGross: minorUnits('unit_gross').notNull(),
  lineGross: minorUnits('line_gross').notNull(),
  lineNet: minorUnits('line_net').notNull(),
  vatBasisPoints: integer('vat_basis_points').notNull(),
  pointsCost: integer('points_cost').notNull().default(0),
  subscriptionDays: smallint('subscription_days'),
  /** What was taken out again; the worth is that of the rest. */
  cancelled: quantity('cancelled').notNull().default(0),
  unitNet: minorUnits('unit_net'),
  /** For all that was ordered of it. */
  pointsEarned: integer('points_earned'),
  /** Why it cannot be sent back, as it was said before it was bought. */
  withdrawalException: text('withdrawal_exception', { enum: WITHDRAWAL_EXCEPTIONS }),
});

/** What an order has reserved in each warehouse; follows from `stock_entry`. */
export const shopOrderStock = pgTable(
  'shop_order_stock',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => shopOrder.id),
    sizeId: integer('size_id')
      .notNull()
      .references(() => size.id),
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => warehouse.id),
    quantity: quantity().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.sizeId, table.warehouseId] })],
);

export const shopOrderEvent = pgTable('shop_order_event', {
  id: id(),
  orderId: integer('order_id')
    .notNull()
    .references(() => shopOrder.id),
  kind: text('kind').notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  happenedAt: timestampNow('happened_at'),
  /** The version of the order that came of it. */
  version: integer('version'),
  staffId: integer('staff_id').references(() => staffMember.id),
  actorName: text('actor_name').notNull().default(''),
});

export const rebateCodeUse = pgTable('rebate_code_use', {
  id: id(),
  rebateCodeId: integer('rebate_code_id')
    .notNull()
    .references(() => rebateCode.id),
  orderId: integer('order_id')
    .notNull()
    .references(() => shopOrder.id),
  clientId: integer('client_id').references(() => client.id),
  usedAt: timestampNow('used_at'),
  /** By which a guest is known. */
  email: text('email'),
});

export const loyaltyPointsEntry = pgTable('points_entry', {
  id: id(),
  clientId: integer('client_id')
    .notNull()
    .references(() => client.id),
  orderId: integer('order_id').references(() => shopOrder.id),
  points: integer('points').notNull(),
  reason: text('reason', { enum: POINTS_REASONS }).notNull(),
  enteredAt: timestampNow('entered_at'),
  /** Why the staff has given or taken them, and who did. */
  note: text('note').notNull().default(''),
  staffId: integer('staff_id').references(() => staffMember.id),
});
