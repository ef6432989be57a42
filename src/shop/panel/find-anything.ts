import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { lineName } from '#domain/order/line-name.ts';
import { type Sought, soughtIn } from '#domain/panel/sought.ts';
import { type Actor, may } from '#domain/staff/actor.ts';
import type { Database } from '#shop/db/database.ts';
import { client, orderSearch, productText, shopOrder, size, sizeText } from '#shop/db/schema/index.ts';
import {
  guestsNamed,
  holds,
  type NamedGuest,
  type NamedOrder,
  ORDER_NAME,
  ordersNamed,
} from './find-named.ts';

const MOST_OF_A_KIND = 5;

/** What somebody may see of what was found, the latest first; kinds that they may not see are not looked for. */
export type Anything = {
  orders: NamedOrder[];
  clients: { id: number; name: string; email: string }[];
  guests: NamedGuest[];
  products: { id: number; name: string; slug: string; code: string }[];
};

/** Orders, clients, guests and products by what was typed, each through its index and no more than a few. */
export async function findAnything(
  { orm }: Pick<Database, 'orm'>,
  actor: Actor,
  { typed, language }: { typed: string; language: Language },
): Promise<Anything> {
  const sought = soughtIn(typed);
  const seesOrders = may(actor, 'order.read') || may(actor, 'parcel.read');
  const seesClients = may(actor, 'client.read');
  const [orders, clients, guests, products] = await Promise.all([
    sought.orders && seesOrders ? ordersOf(orm, actor, sought) : [],
    sought.people && seesClients ? clientsOf(orm, sought) : [],
    sought.people && seesClients ? guestsNamed(orm, { words: sought.words, most: MOST_OF_A_KIND }) : [],
    sought.goods && may(actor, 'product.read') ? productsOf(orm, sought, language) : [],
  ]);
  return { orders, clients, guests, products };
}

function ordersOf(
  orm: Database['orm'],
  actor: Actor,
  { words, isName }: Sought,
): Promise<Anything['orders']> {
  const seesClients = may(actor, 'client.read');
  if (isName) return ordersNamed(orm, { words, most: MOST_OF_A_KIND, withBilling: seesClients });
  const within = seesClients ? orderSearch.withContact : orderSearch.words;
  return orm
    .select({
      number: shopOrder.number,
      name: ORDER_NAME,
      createdAt: shopOrder.createdAt,
    })
    .from(shopOrder)
    .innerJoin(orderSearch, eq(orderSearch.orderId, shopOrder.id))
    .where(and(...words.map((word) => holds(within, word))))
    .orderBy(desc(shopOrder.id))
    .limit(MOST_OF_A_KIND);
}

function clientsOf(orm: Database['orm'], { words }: Sought): Promise<Anything['clients']> {
  return orm
    .select({
      id: client.id,
      name: sql<string>`concat_ws(' ', ${client.firstname}, ${client.lastname})`,
      email: client.email,
    })
    .from(client)
    .where(and(...words.map((word) => holds(client.search, word))))
    .orderBy(desc(client.id))
    .limit(MOST_OF_A_KIND);
}

/** What a code is of comes alone: whoever scans or types it means nothing else. */
async function productsOf(
  orm: Database['orm'],
  { words }: Sought,
  language: Language,
): Promise<Anything['products']> {
  const code = words.join(' ');
  const spelled = [...new Set([code, code.toUpperCase(), code.toLowerCase()])];
  const coded = await orm
    .select({
      id: size.productId,
      name: productText.name,
      slug: productText.slug,
      sizeName: sizeText.name,
      code: sql<string>`coalesce(${size.ean}, ${size.code})`,
    })
    .from(size)
    .innerJoin(
      productText,
      and(eq(productText.productId, size.productId), eq(productText.language, language)),
    )
    .leftJoin(sizeText, and(eq(sizeText.sizeId, size.id), eq(sizeText.language, language)))
    .where(or(eq(size.ean, code), inArray(size.code, spelled)))
    .orderBy(asc(size.id))
    .limit(MOST_OF_A_KIND);
  if (coded.length > 0)
    return coded.map(({ sizeName, name, ...one }) => ({
      ...one,
      name: lineName({ name, sizeName: sizeName ?? '' }),
    }));
  return orm
    .select({
      id: productText.productId,
      name: productText.name,
      slug: productText.slug,
      code: sql<string>`''`,
    })
    .from(productText)
    .where(
      and(eq(productText.language, language), ...words.map((word) => holds(productText.searchName, word))),
    )
    .orderBy(asc(productText.name), asc(productText.productId))
    .limit(MOST_OF_A_KIND);
}
