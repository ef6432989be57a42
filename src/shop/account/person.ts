import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whose data is meant: a client's; a guest's, by the address; or both, where the client has shown that it is theirs. */
export type Person = { clientId?: number | undefined; email?: string | undefined };

/** Whether a row is of that person. What a client owns is never a guest's, whatever address it has. */
export function isOf(
  { clientId, email }: Person,
  clientColumn: AnyPgColumn,
  emailColumn: AnyPgColumn,
): SQL | undefined {
  const own = clientId === undefined ? undefined : eq(clientColumn, clientId);
  const guests = email === undefined ? undefined : and(isNull(clientColumn), hasAddress(emailColumn, email));
  return or(own, guests) ?? sql`false`;
}

/** Whether an address is that one, capitals or not. */
export const hasAddress = (column: AnyPgColumn, email: string): SQL =>
  sql`lower(${column}) = lower(${email.replaceAll('\u0000', '').trim()})`;

/** The same where there is no account to a row. */
export const isAddressOf = ({ email }: Person, column: AnyPgColumn): SQL =>
  email === undefined ? sql`false` : hasAddress(column, email);
