import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import {
  CANCEL_STATES,
  CARRIED_STATES,
  SHIPMENT_PROBLEMS,
  SHIPMENT_STATES,
} from '#domain/carriers/shipment.ts';
import { bytea, id, timestamptz } from './columns.ts';
import { shopOrder } from './order.ts';
import { parcel } from './order-facts.ts';

/** Labels that carriers were asked for. */
export const shipment = pgTable('shipment', {
  id: id(),
  orderId: integer('order_id')
    .notNull()
    .references(() => shopOrder.id),
  /** null where the parcel was given up. */
  parcelId: integer('parcel_id').references(() => parcel.id),
  carrier: text('carrier').notNull(),
  /** The key of its way of delivery, as it was then. */
  method: text('method').notNull(),
  /** Ours of it, by which a carrier carries it once. */
  reference: text('reference').notNull(),
  carrierId: text('carrier_id'),
  trackingNumber: text('tracking_number'),
  cashOnDelivery: integer('cash_on_delivery').notNull().default(0),
  state: text('state', { enum: SHIPMENT_STATES }).notNull().default('waiting'),
  /** Where the carrier last said that it is. */
  carried: text('carried', { enum: CARRIED_STATES }),
  problem: text('problem', { enum: SHIPMENT_PROBLEMS }),
  /** In the carrier's own words. */
  why: text('why'),
  /** Whether somebody does not want it any more, and the carrier's answer where it was no. */
  cancel: text('cancel', { enum: CANCEL_STATES }),
  /** Since when its shopper knows that it can be collected; until when, and by which code, where the carrier tells. */
  waitsSince: timestamptz('waits_since'),
  collectUntil: timestamptz('collect_until'),
  collectCode: text('collect_code'),
  /** The label as it is printed. */
  label: bytea('label'),
  /** How often the carrier was asked in this state, and when it is next. */
  tries: integer('tries').notNull().default(0),
  nextAt: timestamptz('next_at'),
  askedAt: timestamptz('asked_at').notNull(),
  endedAt: timestamptz('ended_at'),
});
