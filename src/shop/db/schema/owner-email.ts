import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OwnerEvent } from '#domain/email/owner-event.ts';
import { language, timestamptz } from './columns.ts';

/** What the owner is told by e-mail; without a row as the shop does by itself. */
export const ownerEmail = pgTable('owner_email', {
  event: text('event').$type<OwnerEvent>().primaryKey(),
  isOn: boolean('is_on').notNull(),
  recipients: text('recipients').array().notNull(),
  language: language(),
  version: integer('version').notNull(),
});

export const ownerEmailTold = pgTable(
  'owner_email_told',
  {
    event: text('event').$type<OwnerEvent>().notNull(),
    object: text('object').notNull(),
    toldAt: timestamptz('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.event, table.object] })],
);
