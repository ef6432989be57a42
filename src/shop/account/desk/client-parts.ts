import type { Database } from '#shop/db/database.ts';
import type { QueueEmail } from '#shop/email/queue-email.ts';

export type ClientParts = {
  database: Pick<Database, 'orm'>;
  queueEmail: QueueEmail;
  /** The shop's address as others see it, without a slash at the end. */
  origin: string;
  clock: () => number;
};
