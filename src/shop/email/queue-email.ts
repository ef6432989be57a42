import type { OrmOrTransaction } from '#shop/db/database.ts';
import type { Email } from './email.ts';

/** Writes an e-mail to be sent soon; within a transaction it is sent only if that comes to pass. */
export type QueueEmail = (message: Email, within?: OrmOrTransaction) => Promise<void>;
