import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, id, language, timestamptz } from './columns.ts';

export const newsletterSubscriber = pgTable('newsletter_subscriber', {
  id: id(),
  email: text('email').notNull(),
  language: language(),
  wording: text('wording').notNull(),
  askedAt: timestamptz('asked_at').notNull(),
  confirmHash: bytea('confirm_hash'),
  confirmBy: timestamptz('confirm_by'),
  confirmedAt: timestamptz('confirmed_at'),
  unsubscribedAt: timestamptz('unsubscribed_at'),
  stopToken: text('stop_token').notNull(),
});
