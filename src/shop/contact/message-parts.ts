import type { Database } from '#shop/db/database.ts';
import type { QueueEmail } from '#shop/email/queue-email.ts';

export type MessageParts = {
  database: Pick<Database, 'orm'>;
  queueEmail: QueueEmail;
  /** Where the shop reads its e-mail. */
  shopEmail: string;
  clock: () => number;
};
