import type { Database } from '#shop/db/database.ts';
import type { SecretBox } from '#shop/secrets/secret-box.ts';

export type WebhooksParts = {
  database: Pick<Database, 'orm'>;
  secrets: SecretBox;
  clock: () => number;
  /** In development this machine itself may be told. */
  allowLocal: boolean;
};
