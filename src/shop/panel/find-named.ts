import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { GUEST, GUEST_NAME } from '#shop/account/desk/list-clients.ts';
import type { Database } from '#shop/db/database.ts';
import { orderSearch, shopOrder } from '#shop/db/schema/index.ts';

/** Words of an order are of its goods too: a name is looked for among so many of the latest that have the words. */
const MOST_LOOKED_AT = 1_000;
/** Their latest orders that are looked through for a few guests. */
const MOST_OF_GUESTS = 100;

type Named = { words: readonly string[]; most: number };
export type NamedOrder = { number: string; name: string; createdAt: Date };
export type NamedGuest = { email: string; name: string };

/** Orders by the name of who gets them; by that of who pays for them only for who may know that. */
export function ordersNamed(
  orm: Database['orm'],
  { words, most, withBilling }: Named & { withBilling: boolean },
): Promise<NamedOrder[]> {
  const held = latestWith(orm, orderSearch.words, words);
  const named = withBilling ? sql`${RECIPIENT}, ${PAYER}` : RECIPIENT;
  return orm
    .select({ number: shopOrder.number, name: ORDER_NAME, createdAt: shopOrder.createdAt })
    .from(held)
    .innerJoin(shopOrder, eq(shopOrder.id, held.orderId))
    .where(and(...words.map((word) => holds(sql`search_form(concat_ws(' ', ${named}))`, word))))
    .orderBy(desc(shopOrder.id))
    .limit(most);
}

/** Guests by the name, address or phone of one of their orders, who ordered last first. */
export function guestsNamed(orm: Database['orm'], { words, most }: Named): Promise<NamedGuest[]> {
  const held = latestWith(orm, orderSearch.withContact, words);
  const theirs = orm
    .select({
      id: shopOrder.id,
      email: sql<string>`lower(${shopOrder.email})`.as('guest_email'),
      name: GUEST_NAME.as('guest_name'),
    })
    .from(held)
    .innerJoin(shopOrder, eq(shopOrder.id, held.orderId))
    .where(
      and(isNull(shopOrder.clientId), isNull(shopOrder.erasedAt), ...words.map((word) => holds(GUEST, word))),
    )
    .orderBy(desc(shopOrder.id))
    .limit(MOST_OF_GUESTS)
    .as('theirs');
  return orm
    .select({
      email: theirs.email,
      name: sql<string>`coalesce((array_agg(${theirs.name} ORDER BY ${theirs.id} DESC))[1], '')`,
    })
    .from(theirs)
    .groupBy(theirs.email)
    .orderBy(desc(sql`max(${theirs.id})`))
    .limit(most);
}

export const ORDER_NAME = sql<string>`concat_ws(' ', ${shopOrder.delivery} ->> 'firstname', ${shopOrder.delivery} ->> 'lastname')`;
const RECIPIENT = sql`${shopOrder.delivery} ->> 'firstname', ${shopOrder.delivery} ->> 'lastname', ${shopOrder.delivery} ->> 'company'`;
const PAYER = sql`${shopOrder.billing} ->> 'firstname', ${shopOrder.billing} ->> 'lastname', ${shopOrder.billing} ->> 'company'`;

const latestWith = (orm: Database['orm'], within: AnyPgColumn, words: readonly string[]) =>
  orm
    .select({ orderId: orderSearch.orderId })
    .from(orderSearch)
    .where(and(...words.map((word) => holds(within, word))))
    .orderBy(desc(orderSearch.orderId))
    .limit(MOST_LOOKED_AT)
    .as('held');

/** Whether a text in its form for searching has the word in it, as an index by three letters can tell. */
export const holds = (within: AnyPgColumn | SQL, word: string): SQL =>
  sql`${within} LIKE '%' || search_form(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`;
