import { and, desc, inArray, lt, type SQL } from 'drizzle-orm';
import type { DispatchCalendar } from '#domain/delivery/dispatch.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { Database } from '#shop/db/database.ts';
import { shopOrder } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';
import { LISTED_COLUMNS, type ListedOrder, listedFor } from './listed-order.ts';
import { conditionsOf, type Sight, sightOf } from './order-conditions.ts';
import type { OrderQuery } from './order-query.ts';

const AT_ONCE = 500;

export type ExportedOrder = ListedOrder & {
  /** Only for those who may see clients. */
  contact?: { email: string; phone: string };
};

type Wanted = {
  /** The orders that were chosen one by one; all that the filters find where left out. */
  ids?: readonly number[] | undefined;
  query: OrderQuery;
  /** The filters as they stand in the address: what the log says of it. */
  address: string;
};

/** Orders to be taken away as a table, so many at once, the latest first. That somebody did is written down first. */
export function openOrderExport(
  { orm }: Pick<Database, 'orm'>,
  clock: () => number,
  calendar: DispatchCalendar,
) {
  return async (actor: StaffActor, wanted: Wanted): Promise<AsyncIterable<ExportedOrder[]>> => {
    demand(actor, 'order.read');
    demand(actor, 'order.export');
    const sight = sightOf(actor);
    const { ids, query, address } = wanted;
    const which = ids
      ? inArray(shopOrder.id, [...ids])
      : conditionsOf(query, sight, { now: clock(), calendar });
    await writeAudit(orm, actor, {
      ...{ at: new Date(clock()), action: 'orders.exported', object: { kind: 'orders', id: address } },
      ...(ids && { change: { chosen: [null, ids.length] } }),
    });
    return rowsOf(orm, which, sight);
  };
}

async function* rowsOf(
  orm: Database['orm'],
  which: SQL | undefined,
  sight: Sight,
): AsyncGenerator<ExportedOrder[]> {
  for (let last: number | undefined; ; ) {
    const rows = await orm
      .select(COLUMNS)
      .from(shopOrder)
      .where(and(which, last === undefined ? undefined : lt(shopOrder.id, last)))
      .orderBy(desc(shopOrder.id))
      .limit(AT_ONCE);
    yield rows.map(({ email, phone, ...row }) => ({
      ...listedFor(sight, row),
      ...(sight.seesClients && { contact: { email, phone: phone ?? '' } }),
    }));
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.id;
  }
}

const COLUMNS = { ...LISTED_COLUMNS, email: shopOrder.email, phone: shopOrder.phone };
