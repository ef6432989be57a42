import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { EmailContent } from '#shop/email/email.ts';
import { id, language, moment, momentNow } from './columns.ts';

/** What an e-mail is about; nothing once it was sent or given up. */
export type StoredEmailContent = EmailContent | { kind?: never };

export const outboxEmail = pgTable('letter', {
  id: id(),
  recipient: text('recipient').notNull(),
  language: language(),
  kind: text('kind').$type<EmailContent['kind']>().notNull(),
  content: jsonb('content').$type<StoredEmailContent>().notNull(),
  createdAt: momentNow('created_at'),
  nextTryAt: momentNow('next_try_at'),
  tries: integer('tries').notNull().default(0),
  sentAt: moment('sent_at'),
  givenUpAt: moment('given_up_at'),
  lastProblem: text('last_problem'),
});
