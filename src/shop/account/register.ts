import type { Language } from '#contract/language.ts';
import { constraintOf } from '#shop/db/constraint.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { client, clientAddress, clientConsent } from '#shop/db/schema/index.ts';
import type { AccountContext } from './account-context.ts';
import { ADDRESS_KINDS, addressRow, type NewAddress } from './addresses.ts';
import type { Statement } from './consents.ts';
import { askToConfirm } from './email/email-confirmation.ts';
import { hashPassword } from './password/passwords.ts';

export type NewClient = {
  login: string;
  email: string;
  password: string;
  firstname: string;
  lastname: string;
  phone?: string | undefined;
  /** '1990-12-31' */
  birthDate?: string | undefined;
  language: Language;
  /** Where bills and parcels go, until the client says otherwise. */
  address?: NewAddress | undefined;
  consents: readonly Statement[];
};

export type RegisterOutcome = { ok: true; clientId: number } | { ok: false; problem: 'used_login' };

/**
 * Opens an account. The database decides whether the login is free: two at once cannot both have it. The address is
 * the account's once it is confirmed, so nobody is told here whether another has it.
 */
export async function register(context: AccountContext, given: NewClient): Promise<RegisterOutcome> {
  const passwordHash = await hashPassword(given.password);
  try {
    const clientId = await context.database.orm.transaction((tx) => write(context, tx, given, passwordHash));
    return { ok: true, clientId };
  } catch (error) {
    if (constraintOf(error) === 'client_login_taken') return { ok: false, problem: 'used_login' };
    throw error;
  }
}

async function write(
  context: AccountContext,
  tx: OrmOrTransaction,
  { password: _, address, consents, ...given }: NewClient,
  passwordHash: string,
): Promise<number> {
  const now = new Date(context.clock());
  const [added] = await tx
    .insert(client)
    .values({ ...given, passwordHash, createdAt: now })
    .returning({ clientId: client.id });
  if (!added) throw new Error('the database returned no client');
  const { clientId } = added;
  if (address)
    await tx
      .insert(clientAddress)
      .values(ADDRESS_KINDS.map((kind) => ({ ...addressRow(address), clientId, kind, preferred: true })));
  if (consents.length > 0)
    await tx
      .insert(clientConsent)
      .values(consents.map((statement) => ({ ...statement, clientId, statedAt: now })));
  const { login, email, language } = given;
  await askToConfirm(context, tx, { id: clientId, login, language }, email);
  return clientId;
}
