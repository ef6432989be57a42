import { and, eq, type SQL, sql } from 'drizzle-orm';
import { startOfDay } from '#domain/time/zone.ts';
import { isService, isServiceAhead, isServiceAtOnce } from '#domain/withdrawal/service-start.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { shopOrder, shopOrderEvent } from '#shop/db/schema/index.ts';
import type { OrderRow } from './order-row.ts';

type Lines = readonly Parameters<typeof isService>[0][];

/** Whether services of an order must not begin yet: nobody asked for them before the days of withdrawal are over. */
export async function doServicesWait(
  orm: OrmOrTransaction,
  { id, createdAt }: Pick<OrderRow, 'id' | 'createdAt'>,
  lines: Lines,
  at: { now: number; timeZone: string } | undefined,
): Promise<boolean> {
  if (!at || !lines.some(isService) || !isServiceAhead(createdAt, at.now, at.timeZone)) return false;
  const [placed] = await orm
    .select({ detail: shopOrderEvent.detail })
    .from(shopOrderEvent)
    .where(and(eq(shopOrderEvent.orderId, id), eq(shopOrderEvent.kind, 'placed')));
  return !isServiceAtOnce(placed?.detail.consents);
}

/**
 * Orders of which nothing is to be packed yet, for all that is open waits so. They are found first, by the few lines of
 * services: asked of each order that is to be packed, it would cost as much as there are.
 */
export const servicesThatWait = (now: number, timeZone: string): SQL => sql`
  SELECT recent.id FROM shop_order recent
  WHERE recent.created_at >= ${new Date(startOfDay(now, timeZone, 14)).toISOString()}
  AND recent.id IN (SELECT line.order_id FROM shop_order_line line
    WHERE line.withdrawal_exception = 'service' AND line.quantity > line.cancelled)
  AND NOT EXISTS (SELECT FROM shop_order_line line WHERE line.order_id = recent.id
    AND line.withdrawal_exception IS DISTINCT FROM 'service'
    AND line.quantity - line.cancelled > (SELECT coalesce(sum(packed.quantity), 0) FROM parcel_line packed
      WHERE packed.line_id = line.id))
  AND NOT EXISTS (SELECT FROM parcel WHERE parcel.order_id = recent.id AND parcel.state IN ('packing', 'packed'))
  AND NOT EXISTS (SELECT FROM shop_order_event event WHERE event.order_id = recent.id AND event.kind = 'placed'
    AND event.detail -> 'consents' @> '[{"kind": "service_start", "given": true}]')`;

/** Whether an order is one of them. */
export const onlyServicesWait = (now: number, timeZone: string): SQL =>
  sql`${shopOrder.id} IN (${servicesThatWait(now, timeZone)})`;
