import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { SentEvent, WebhookEvent } from '#domain/webhooks/webhook-event.ts';
import { bytea, id, timestampNow, timestamptz } from './columns.ts';

/** An address that is told what happens in the shop. */
export const webhook = pgTable('webhook', {
  id: id(),
  address: text('address').notNull(),
  events: text('events').array().$type<WebhookEvent[]>().notNull(),
  isOn: boolean('is_on').notNull().default(true),
  /** Both are sealed. */
  secret: bytea('secret').notNull(),
  oldSecret: bytea('old_secret'),
  oldSecretUntil: timestamptz('old_secret_until'),
  /** Why the shop has switched it off. */
  problem: text('problem', { enum: ['gone'] }),
  /** For so long it wants to be left alone. */
  quietUntil: timestamptz('quiet_until'),
  version: integer('version').notNull().default(1),
  createdAt: timestampNow('created_at'),
  removedAt: timestamptz('removed_at'),
});

/** Something that happened; triggers write it. */
export const webhookEvent = pgTable('webhook_event', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').$type<SentEvent>().notNull(),
  happenedAt: timestamptz('happened_at').notNull(),
  data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
  createdAt: timestampNow('created_at'),
});

/** It is to be sent to one address. */
export const webhookDelivery = pgTable('webhook_delivery', {
  id: id(),
  webhookId: integer('webhook_id')
    .notNull()
    .references(() => webhook.id),
  eventId: uuid('event_id')
    .notNull()
    .references(() => webhookEvent.id),
  state: text('state', { enum: ['waiting', 'sent', 'dead'] })
    .notNull()
    .default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  /** Empty: at once. */
  nextTryAt: timestamptz('next_try_at'),
  endedAt: timestamptz('ended_at'),
});

/** What came of sending it once: a status, or why there is none. */
export const webhookAttempt = pgTable('webhook_attempt', {
  id: id(),
  deliveryId: integer('delivery_id')
    .notNull()
    .references(() => webhookDelivery.id),
  at: timestamptz('at').notNull(),
  milliseconds: integer('milliseconds').notNull(),
  status: smallint('status'),
  problem: text('problem'),
  /** How the answer begins. */
  answer: text('answer').notNull().default(''),
});
