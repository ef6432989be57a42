import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { DispatchCalendar } from '#domain/delivery/dispatch.ts';
import { MOST_COUNTED, type OrderView, viewsFor } from '#domain/order/order-views.ts';
import { type Actor, may } from '#domain/staff/actor.ts';
import type { Database } from '#shop/db/database.ts';
import { deliveryMethod, deliveryMethodText, shopOrder } from '#shop/db/schema/index.ts';
import { servicesThatWait } from '#shop/order/services-wait.ts';
import { demand } from '#shop/staff/demand.ts';
import { LISTED_COLUMNS, type ListedOrder, listedFor } from './listed-order.ts';
import { conditionsOf, inView, sightOf } from './order-conditions.ts';
import type { OrderQuery } from './order-query.ts';

const AT_ONCE = 50;

export type OrderPage = { rows: ListedOrder[]; after?: number | undefined; before?: number | undefined };
/** How many a view has, up to one more than are counted. */
export type ViewCounts = Partial<Record<OrderView, number>>;

export type OrderList = ReturnType<typeof openOrderList>;

/** The list of orders, for who works in the shop. */
export function openOrderList(
  { orm }: Pick<Database, 'orm'>,
  clock: () => number,
  calendar: DispatchCalendar,
) {
  async function countViews(views: readonly OrderView[]): Promise<ViewCounts> {
    if (views.length === 0) return {};
    const now = clock();
    // Several views leave the same orders out: they are looked for once.
    const waiting = orm
      .$with('waiting', { id: sql<number>`id`.as('id') })
      .as(servicesThatWait(now, calendar.timeZone));
    const counted = views.map((view): [OrderView, SQL<number>] => [
      view,
      countOf(inView(view, now, calendar, sql`SELECT id FROM ${waiting}`)),
    ]);
    const [counts = {}] = await orm
      .with(waiting)
      .select(Object.fromEntries(counted))
      .from(sql`(SELECT 1) AS one`);
    return counts;
  }

  return {
    /** The latest first. `after` and `before` lead on, where there are more. */
    async page(actor: Actor, query: OrderQuery): Promise<OrderPage> {
      demand(actor, 'order.read');
      const sight = sightOf(actor);
      const isBack = query.before !== undefined;
      const found = await orm
        .select(LISTED_COLUMNS)
        .from(shopOrder)
        .where(conditionsOf(query, sight, { now: clock(), calendar }))
        .orderBy(isBack ? asc(shopOrder.id) : desc(shopOrder.id))
        .limit(AT_ONCE + 1);
      const rows = found.slice(0, AT_ONCE).map((row) => listedFor(sight, row));
      if (isBack) rows.reverse();
      const isMore = found.length > AT_ONCE;
      const [hasAfter, hasBefore] = isBack ? [true, isMore] : [isMore, query.after !== undefined];
      return { rows, ...(hasAfter && { after: rows.at(-1)?.id }), ...(hasBefore && { before: rows[0]?.id }) };
    },
    /** How many the filters find, up to one more than are counted. */
    async count(actor: Actor, query: OrderQuery): Promise<number> {
      demand(actor, 'order.read');
      const [row] = await orm
        .select({ count: countOf(conditionsOf(query, sightOf(actor), { now: clock(), calendar })) })
        .from(sql`(SELECT 1) AS one`);
      return row?.count ?? 0;
    },
    /** How many orders each view has that somebody may open; all of them, or those that are named. */
    async counts(actor: Actor, wanted?: readonly OrderView[]): Promise<ViewCounts> {
      demand(actor, 'order.read');
      return countViews(viewsFor(may(actor, 'money.read')).filter((view) => wanted?.includes(view) ?? true));
    },
    /** How many wait to be packed and to be sent, for whoever does that and may not read the list. */
    workCounts: (actor: Actor): Promise<ViewCounts> =>
      countViews([
        ...(may(actor, 'parcel.pack') ? (['to_pack'] as const) : []),
        ...(may(actor, 'parcel.send') ? (['to_send'] as const) : []),
      ]),
    /** The methods that parcels may have gone by. */
    async deliveryMethods(actor: Actor, language: Language): Promise<{ id: number; name: string }[]> {
      demand(actor, 'order.read');
      return orm
        .select({ id: deliveryMethod.id, name: deliveryMethodText.name })
        .from(deliveryMethod)
        .innerJoin(deliveryMethodText, eq(deliveryMethodText.deliveryMethodId, deliveryMethod.id))
        .where(eq(deliveryMethodText.language, language))
        .orderBy(asc(deliveryMethod.position), asc(deliveryMethod.id));
    },
  };
}

const countOf = (condition: SQL | undefined): SQL<number> =>
  sql<number>`(SELECT count(*)::int FROM (SELECT 1 FROM ${shopOrder} WHERE ${condition ?? sql`true`} LIMIT ${MOST_COUNTED + 1}) AS counted)`;
