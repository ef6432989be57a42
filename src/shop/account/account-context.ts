import type { Database } from '#shop/db/database.ts';
import type { QueueEmail } from '#shop/email/queue-email.ts';
import type { Sessions } from '#shop/session/sessions.ts';
import type { KnownDevices } from './login/known-devices.ts';
import type { PasswordGuard } from './password/password-guard.ts';

export type AccountParts = {
  database: Pick<Database, 'orm'>;
  sessions: Sessions;
  queueEmail: QueueEmail;
  /** The shop's address as others see it, without a slash at the end. */
  origin: string;
  clock: () => number;
};
export type AccountContext = AccountParts & { guard: PasswordGuard; devices: KnownDevices };
