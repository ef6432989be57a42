import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, timestampNow } from './columns.ts';
import { apiToken } from './staff.ts';

/** What was done with the key of a request, apart from actions on orders. */
export const apiTokenKey = pgTable(
  'api_token_key',
  {
    tokenId: integer('token_id')
      .notNull()
      .references(() => apiToken.id),
    key: text('key').notNull(),
    contentHash: bytea('content_hash').notNull(),
    doneAt: timestampNow('done_at'),
    /** Of what brought many rows: told again to whoever asks again. */
    outcome: jsonb('outcome'),
  },
  (table) => [primaryKey({ columns: [table.tokenId, table.key] })],
);
