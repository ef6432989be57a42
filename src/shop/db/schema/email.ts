import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { EmailContent } from '#shop/email/email.ts';
import { id, language, timestampNow, timestamptz } from './columns.ts';

/** What an e-mail is about; once it was sent or given up, only where it may be sent to a shopper once more. */
export type StoredEmailContent = EmailContent | { kind?: never };

export const outboxEmail = pgTable('letter', {
  id: id(),
  recipient: text('recipient').notNull(),
  language: language(),
  kind: text('kind').$type<EmailContent['kind']>().notNull(),
  content: jsonb('content').$type<StoredEmailContent>().notNull(),
  createdAt: timestampNow('created_at'),
  nextTryAt: timestampNow('next_try_at'),
  tries: integer('tries').notNull().default(0),
  sentAt: timestamptz('sent_at'),
  givenUpAt: timestamptz('given_up_at'),
  lastProblem: text('last_problem'),
  /** The order it speaks of. */
  orderNumber: text('order_number'),
});
