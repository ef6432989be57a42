import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { DispatchCalendar } from '#domain/delivery/dispatch.ts';
import { may, type StaffActor } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import type { Database } from '#shop/db/database.ts';
import { parcel, shopOrder } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';
import { conditionsOf } from './order-conditions.ts';
import type { OrderQuery } from './order-query.ts';

const AT_ONCE = 500;

export type ExportedOrder = Pick<
  typeof shopOrder.$inferSelect,
  'id' | 'number' | 'createdAt' | 'stage' | 'held' | 'deliveryMethodName' | 'paymentMethod' | 'currency'
> & {
  name: string;
  parcels: number;
  /** Only for those who may see amounts. */
  money?: Pick<typeof shopOrder.$inferSelect, 'moneyState' | 'totalGross'>;
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
    const sight = { seesMoney: may(actor, 'money.read'), seesClients: may(actor, 'client.read') };
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
  { seesMoney, seesClients }: { seesMoney: boolean; seesClients: boolean },
): AsyncGenerator<ExportedOrder[]> {
  for (let last: number | undefined; ; ) {
    const rows = await orm
      .select(COLUMNS)
      .from(shopOrder)
      .where(and(which, last === undefined ? undefined : lt(shopOrder.id, last)))
      .orderBy(desc(shopOrder.id))
      .limit(AT_ONCE);
    yield rows.map(({ moneyState, totalGross, email, phone, ...row }) => ({
      ...row,
      ...(seesMoney && { money: { moneyState, totalGross } }),
      ...(seesClients && { contact: { email, phone: phone ?? '' } }),
    }));
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.id;
  }
}

const COLUMNS = {
  id: shopOrder.id,
  number: shopOrder.number,
  createdAt: shopOrder.createdAt,
  stage: shopOrder.stage,
  held: shopOrder.held,
  deliveryMethodName: shopOrder.deliveryMethodName,
  paymentMethod: shopOrder.paymentMethod,
  currency: shopOrder.currency,
  email: shopOrder.email,
  phone: shopOrder.phone,
  moneyState: shopOrder.moneyState,
  totalGross: shopOrder.totalGross,
  name: sql<string>`concat_ws(' ', ${shopOrder.delivery} ->> 'firstname', ${shopOrder.delivery} ->> 'lastname')`,
  // By eq: columns that stand here by themselves would lose their tables' names.
  parcels: sql<number>`(SELECT count(*)::int FROM ${parcel} WHERE ${eq(parcel.orderId, shopOrder.id)})`,
};
