import { and, asc, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#domain/staff/actor.ts';
import type { Database } from '#shop/db/database.ts';
import { client, orderSearch, shopOrder } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';
import { isKnownGuest } from './known-guest.ts';

const AT_ONCE = 50;
const MOST_WORDS = 8;
const MOST_GUESTS = 20;
const MOST_LOOKED_AT = 500;

/** What is looked for; `after` and `before` are the clients next to the page that is wanted. */
export type ClientQuery = {
  words?: string | undefined;
  after?: number | undefined;
  before?: number | undefined;
};

export type ListedClient = Pick<
  typeof client.$inferSelect,
  'id' | 'firstname' | 'lastname' | 'email' | 'login' | 'phone' | 'active' | 'createdAt'
> & { orders: number };
export type ListedGuest = { email: string; name: string; orders: number };
/** The latest first. `older` and `newer` lead on, where there is more. */
export type ClientPage = {
  rows: ListedClient[];
  guests: ListedGuest[];
  older?: number | undefined;
  newer?: number | undefined;
};

/** Clients and guests by name, address, phone or the number of an order. */
export async function listClients(
  { orm }: Pick<Database, 'orm'>,
  actor: Actor,
  { words = '', after, before }: ClientQuery,
): Promise<ClientPage> {
  demand(actor, 'client.read');
  const isBack = before !== undefined;
  const asked = words.replaceAll('\u0000', '').trim();
  const found = await orm
    .select(COLUMNS)
    .from(client)
    .where(
      and(
        matching(asked),
        after === undefined ? undefined : lt(client.id, after),
        before === undefined ? undefined : gt(client.id, before),
      ),
    )
    .orderBy(isBack ? asc(client.id) : desc(client.id))
    .limit(AT_ONCE + 1);
  const rows = found.slice(0, AT_ONCE);
  if (isBack) rows.reverse();
  const isMore = found.length > AT_ONCE;
  const [hasOlder, hasNewer] = isBack ? [true, isMore] : [isMore, after !== undefined];
  return {
    ...{ rows, guests: asked && !isBack && after === undefined ? await guests(orm, asked) : [] },
    ...(hasOlder && { older: rows.at(-1)?.id }),
    ...(hasNewer && { newer: rows[0]?.id }),
  };
}

const COLUMNS = {
  id: client.id,
  firstname: client.firstname,
  lastname: client.lastname,
  email: client.email,
  login: client.login,
  phone: client.phone,
  active: client.active,
  createdAt: client.createdAt,
  orders: sql<number>`(SELECT count(*)::int FROM ${shopOrder} WHERE ${eq(shopOrder.clientId, client.id)})`,
};

/** Whoever has every word somewhere; or whoever placed the order of that number. */
function matching(asked: string): SQL | undefined {
  if (asked === '') return undefined;
  const words = wordsOf(asked).map((word) => sql`${client.search} LIKE ${within(word)}`);
  const ofOrder = sql`${client.id} = (SELECT ${shopOrder.clientId} FROM ${shopOrder} WHERE ${isNumbered(asked)})`;
  return sql`(${and(...words)} OR ${ofOrder})`;
}

const wordsOf = (asked: string) => asked.split(/\s+/).slice(0, MOST_WORDS);

const within = (word: string) => sql`'%' || search_form(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`;

const isNumbered = (asked: string) => eq(shopOrder.number, asked.toUpperCase());

async function guests(orm: Database['orm'], asked: string): Promise<ListedGuest[]> {
  const email = sql<string>`lower(${shopOrder.email})`;
  const isGuests = and(isNull(shopOrder.clientId), isNull(shopOrder.erasedAt));
  const latest = orm
    .select({ id: shopOrder.id, email: email.as('guest_email'), name: GUEST_NAME.as('guest_name') })
    .from(shopOrder)
    .innerJoin(orderSearch, eq(orderSearch.orderId, shopOrder.id))
    .where(and(isGuests, sql`(${isNumbered(asked)} OR ${isOfGuest(asked)})`))
    .orderBy(desc(shopOrder.id))
    .limit(MOST_LOOKED_AT)
    .as('latest');
  const buyers = await orm
    .select({
      email: latest.email,
      name: sql<string>`coalesce((array_agg(${latest.name} ORDER BY ${latest.id} DESC))[1], '')`,
      orders: sql<number>`(SELECT count(*)::int FROM ${shopOrder} WHERE ${isGuests} AND ${email} = ${latest.email})`,
    })
    .from(latest)
    .groupBy(latest.email)
    .orderBy(desc(sql`max(${latest.id})`))
    .limit(MOST_GUESTS);
  // Who has only written or waits has no order to be found by.
  const isOther = buyers.length === 0 && asked.includes('@') && (await isKnownGuest(orm, asked));
  return isOther ? [{ email: asked.toLowerCase(), name: '', orders: 0 }] : buyers;
}

export const GUEST_NAME = sql<string>`(${shopOrder.billing} ->> 'firstname') || ' ' || (${shopOrder.billing} ->> 'lastname')`;
const PHONE = sql`regexp_replace(concat_ws(' ', ${shopOrder.phone}, ${shopOrder.billing} ->> 'phone'), '[^0-9+ ]', '', 'g')`;
/** All that says who a guest is, in its form for searching. */
export const GUEST = sql`search_form(concat_ws(' ', ${GUEST_NAME}, ${shopOrder.email}, replace(${PHONE}, ' ', '')))`;

/** Found among all words of orders, for these have an index; then by those that say who ordered. */
function isOfGuest(asked: string): SQL {
  const each = wordsOf(asked).map(
    (word) => sql`${orderSearch.withContact} LIKE ${within(word)} AND ${GUEST} LIKE ${within(word)}`,
  );
  return sql`(${sql.join(each, sql` AND `)})`;
}
