import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { type MoneyRow, moneyOf } from '#domain/order/money.ts';
import type { OrderFacts } from '#domain/order/order-facts.ts';
import { isService } from '#domain/withdrawal/service-start.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import {
  deliveryMethod,
  moneyEntry,
  orderReturn,
  orderReturnLine,
  parcel,
  parcelLine,
  type shipment,
  shopOrderLine,
} from '#shop/db/schema/index.ts';
import type { OrderRow } from '#shop/order/order-row.ts';
import { doServicesWait } from '#shop/order/services-wait.ts';

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect'];

export type ParcelRow = Row<typeof parcel> & {
  isTracked: boolean;
  /** The key of its way of delivery. */
  method: string | null;
  /** The last label that a carrier was asked for. */
  shipment: ParcelShipment | null;
  /** Orders of other parcels with the same number to follow them by. */
  sameNumberAs: string[];
  lines: { lineId: number; quantity: number }[];
};
export type ReturnRow = Row<typeof orderReturn> & {
  lines: Omit<Row<typeof orderReturnLine>, 'returnId'>[];
};
export type MoneyEntryRow = Row<typeof moneyEntry> & {
  isAtProvider: boolean;
  isOfProvider: boolean;
  isUnclear: boolean;
};
export type LineRow = Row<typeof shopOrderLine>;

export type ParcelShipment = Pick<
  Row<typeof shipment>,
  'id' | 'carrier' | 'state' | 'carried' | 'problem' | 'why' | 'cancel' | 'collectCode'
> & {
  hasLabel: boolean;
  /** A moment in the database's words. */
  collectUntil: string | null;
};

/** An order with all that is stored of it, and the facts that its rules are asked with. */
export type OrderFile = {
  order: OrderRow;
  lines: LineRow[];
  parcels: ParcelRow[];
  returns: ReturnRow[];
  money: MoneyEntryRow[];
  facts: OrderFacts;
};

/** When it is looked at, where it matters what may begin by then. */
export type AtMoment = { now: number; timeZone: string };

export async function loadFile(orm: OrmOrTransaction, order: OrderRow, at?: AtMoment): Promise<OrderFile> {
  const lines = await orm
    .select()
    .from(shopOrderLine)
    .where(eq(shopOrderLine.orderId, order.id))
    .orderBy(asc(shopOrderLine.position));
  return { ...(await loadRest(orm, order, lines, at)), lines };
}

/** The same where the lines are known already. */
export async function loadRest(
  orm: OrmOrTransaction,
  order: OrderRow,
  lines: readonly Pick<LineRow, 'id' | 'quantity' | 'cancelled' | 'pointsCost' | 'withdrawalException'>[],
  at?: AtMoment,
): Promise<Omit<OrderFile, 'lines'>> {
  const parcels = await loadParcels(orm, [order.id]);
  const returns = await loadReturns(orm, order.id);
  const money = await orm
    .select({
      ...getTableColumns(moneyEntry),
      isAtProvider: IS_AT_PROVIDER,
      isOfProvider: IS_OF_PROVIDER,
      isUnclear: IS_UNCLEAR,
    })
    .from(moneyEntry)
    .where(eq(moneyEntry.orderId, order.id))
    .orderBy(asc(moneyEntry.id));
  const facts: OrderFacts = {
    payment: order.paymentMethod,
    isCancelled: order.cancelledAt !== null,
    held: order.held,
    lines: (await doServicesWait(orm, order, lines, at))
      ? lines.map((line) => (isService(line) ? { ...line, waits: true } : line))
      : lines,
    parcels,
    returns,
    money: moneyOf(money satisfies MoneyRow[], { currency: order.currency, payment: order.paymentMethod }),
  };
  return { order, parcels, returns, money, facts };
}

const IS_AT_PROVIDER = sql<boolean>`EXISTS (
  SELECT FROM payment_refund WHERE entry_id = money_entry.id AND state IN ('waiting', 'sent')
)`;
const IS_OF_PROVIDER = sql<boolean>`(CASE money_entry.kind
  WHEN 'payment' THEN EXISTS (
    SELECT FROM payment_attempt a WHERE a.order_id = money_entry.order_id AND a.provider = money_entry.provider)
  WHEN 'refund_confirmed' THEN EXISTS (SELECT FROM payment_refund r WHERE r.entry_id = money_entry.about)
  ELSE false END)`;
export const IS_UNCLEAR = sql<boolean>`EXISTS (
  SELECT FROM payment_refund WHERE entry_id = money_entry.id AND state = 'unclear'
)`;

/** Ways of delivery whose parcels have a number to follow them by. */
const TRACKED = ['courier', 'point'];

/** The parcels of these orders, each order's in turn. */
export async function loadParcels(orm: OrmOrTransaction, orderIds: readonly number[]): Promise<ParcelRow[]> {
  const rows = await orm
    .select({
      ...{ parcel, kind: deliveryMethod.kind, method: deliveryMethod.key, line: parcelLine },
      ...{ alike: SAME_NUMBER, shipment: LAST_SHIPMENT },
    })
    .from(parcel)
    .leftJoin(deliveryMethod, eq(deliveryMethod.id, parcel.deliveryMethodId))
    .leftJoin(parcelLine, eq(parcelLine.parcelId, parcel.id))
    .where(inArray(parcel.orderId, [...orderIds]))
    .orderBy(asc(parcel.orderId), asc(parcel.number), asc(parcelLine.lineId));
  const parcels = new Map<number, ParcelRow>();
  for (const { parcel: row, kind, method, line, alike, shipment } of rows) {
    const isTracked = TRACKED.includes(kind ?? '');
    const known = parcels.get(row.id) ?? {
      ...{ ...row, isTracked, method, shipment, sameNumberAs: alike, lines: [] },
    };
    if (line) known.lines.push({ lineId: line.lineId, quantity: line.quantity });
    parcels.set(row.id, known);
  }
  return [...parcels.values()];
}

const LAST_SHIPMENT = sql<ParcelShipment | null>`(
  SELECT json_build_object('id', one.id, 'carrier', one.carrier, 'state', one.state, 'carried', one.carried,
    'problem', one.problem, 'why', one.why, 'cancel', one.cancel, 'hasLabel', one.label IS NOT NULL,
    'collectUntil', one.collect_until, 'collectCode', one.collect_code)
  FROM shipment AS one WHERE one.parcel_id = ${parcel.id} ORDER BY one.id DESC LIMIT 1
)`;

const SAME_NUMBER = sql<string[]>`ARRAY(
  SELECT "order".number FROM parcel AS other JOIN shop_order AS "order" ON "order".id = other.order_id
  WHERE other.tracking_number = ${parcel.trackingNumber} AND other.id <> ${parcel.id} ORDER BY other.id
)`;

export async function loadReturns(orm: OrmOrTransaction, orderId: number): Promise<ReturnRow[]> {
  const rows = await orm
    .select({ return: orderReturn, line: orderReturnLine })
    .from(orderReturn)
    .leftJoin(orderReturnLine, eq(orderReturnLine.returnId, orderReturn.id))
    .where(eq(orderReturn.orderId, orderId))
    .orderBy(asc(orderReturn.id), asc(orderReturnLine.lineId));
  const returns = new Map<number, ReturnRow>();
  for (const { return: row, line } of rows) {
    const known = returns.get(row.id) ?? { ...row, lines: [] };
    if (line) known.lines.push(line);
    returns.set(row.id, known);
  }
  return [...returns.values()];
}
