import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampNow } from './columns.ts';
import { staffMember } from './staff.ts';

/** What a member has typed into a form and not sent yet. */
export const formDraft = pgTable(
  'form_draft',
  {
    staffId: integer('staff_id')
      .notNull()
      .references(() => staffMember.id),
    /** Where the form is sent to. */
    form: text('form').notNull(),
    objectKind: text('object_kind', {
      enum: ['order', 'client', 'message', 'complaint', 'product'],
    }).notNull(),
    objectId: text('object_id').notNull(),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    savedAt: timestampNow('saved_at'),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.form] })],
);
