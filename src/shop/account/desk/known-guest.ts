import { and, isNull, or, sql } from 'drizzle-orm';
import { hasAddress } from '#shop/account/person.ts';
import type { Orm } from '#shop/db/database.ts';
import {
  backInStockSubscription,
  complaint,
  contactMessage,
  shopOrder,
  withdrawal,
} from '#shop/db/schema/index.ts';

/** Whether anything here has that address and no account to it. */
export async function isKnownGuest(orm: Orm, email: string): Promise<boolean> {
  const { clientId, email: written } = contactMessage;
  const isIn = or(
    sql`EXISTS (SELECT FROM ${shopOrder} WHERE ${and(isNull(shopOrder.clientId), hasAddress(shopOrder.email, email))})`,
    sql`EXISTS (SELECT FROM ${complaint} WHERE ${and(isNull(complaint.clientId), hasAddress(complaint.email, email))})`,
    sql`EXISTS (SELECT FROM ${contactMessage} WHERE ${and(isNull(clientId), hasAddress(written, email))})`,
    sql`EXISTS (SELECT FROM ${withdrawal} WHERE ${hasAddress(withdrawal.email, email)})`,
    sql`EXISTS (SELECT FROM ${backInStockSubscription} WHERE ${hasAddress(backInStockSubscription.email, email)})`,
  );
  const { rows } = await orm.execute<{ known: boolean }>(sql`SELECT ${isIn} AS known`);
  return rows[0]?.known ?? false;
}
