import { eq } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { client } from '#shop/db/schema/index.ts';

/** The client, held for this transaction: whatever else changes the account waits. Always taken before other rows. */
export async function lockClient(tx: OrmOrTransaction, clientId: number) {
  const { id, login, email, emailConfirmedAt, newEmail, language, passwordHash, active } = client;
  const [found] = await tx
    .select({ id, login, email, emailConfirmedAt, newEmail, language, passwordHash, active })
    .from(client)
    .where(eq(id, clientId))
    .for('no key update');
  return found;
}
