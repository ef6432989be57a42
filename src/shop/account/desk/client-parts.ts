import type { Database } from '#shop/db/database.ts';
import type { QueueEmail } from '#shop/email/queue-email.ts';

export type ClientParts = {
  database: Pick<Database, 'orm'>;
  queueEmail: QueueEmail;
  clock: () => number;
};
