import { sql } from 'drizzle-orm';
import type { Database } from '#shop/db/database.ts';
import { outboxEmail } from '#shop/db/schema/index.ts';
import type { Email, EmailContent } from './email.ts';
import type { QueueEmail } from './queue-email.ts';

export type OutboxParts = { database: Pick<Database, 'orm'>; clock: () => number };

/** The e-mails to be sent. They wait in the database: none is lost with a process, none is sent for what was undone. */
export function openOutbox({ database, clock }: OutboxParts): { queue: QueueEmail } {
  return {
    async queue({ to, language, ...content }: Email, within = database.orm) {
      const now = new Date(clock());
      const stored = sql`${JSON.stringify(content, storable)}::jsonb`;
      await within.insert(outboxEmail).values({
        recipient: to,
        language,
        kind: content.kind,
        content: stored,
        createdAt: now,
        nextTryAt: now,
        orderNumber: orderOf(content),
      });
    },
  };
}

/** A statement of withdrawal has a number of its own, and names its order as whoever withdraws has typed it. */
function orderOf(content: EmailContent): string | null {
  if (content.kind === 'withdrawal_received' || content.kind === 'withdrawal_stated')
    return storable('', content.orderNumber).trim().slice(0, LONGEST_NUMBER) || null;
  return 'number' in content && !OF_NO_ORDER.test(content.kind) ? storable('', content.number) : null;
}

const LONGEST_NUMBER = 100;
/** Numbers of complaints; and what is told of an order to others than who placed it. */
const OF_NO_ORDER = /^(complaint|owner)_/;

// PostgreSQL keeps neither NUL nor half a surrogate pair in JSON.
const storable = <Value>(_key: string, value: Value) =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '') : value;
