import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, language, timestampNow, timestamptz } from './columns.ts';
import { client } from './customer.ts';
import { staffMember } from './staff.ts';

export const contactMessage = pgTable('contact_message', {
  id: id(),
  name: text('name').notNull(),
  /** As it was typed: an e-mail address or a phone number. */
  contact: text('contact').notNull(),
  email: text('email'),
  language: language(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  place: text('place'),
  callDays: text('call_days'),
  clientId: integer('client_id').references(() => client.id),
  /** Counts up with everything that is done with it. */
  version: integer('version').notNull().default(1),
  writtenAt: timestampNow('written_at'),
  answeredAt: timestamptz('answered_at'),
  doneAt: timestamptz('done_at'),
});

export const contactReply = pgTable('contact_reply', {
  id: id(),
  messageId: integer('message_id')
    .notNull()
    .references(() => contactMessage.id),
  kind: text('kind', { enum: ['answer', 'note'] }).notNull(),
  text: text('text').notNull(),
  staffId: integer('staff_id').references(() => staffMember.id),
  author: text('author').notNull().default(''),
  writtenAt: timestampNow('written_at'),
});
