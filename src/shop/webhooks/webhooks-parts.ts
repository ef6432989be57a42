import type { OrmOrTransaction } from '#shop/db/database.ts';
import type { SecretBox } from '#shop/secrets/secret-box.ts';
import type { Resolve } from './look-up-address.ts';

export type WebhooksParts = {
  /** Or a transaction that it is to be part of. */
  database: { orm: OrmOrTransaction };
  secrets: SecretBox;
  clock: () => number;
  /** In development this machine itself may be told. */
  allowLocal: boolean;
  resolve: Resolve;
};
