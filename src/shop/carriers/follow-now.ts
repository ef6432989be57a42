import { and, eq, isNotNull } from 'drizzle-orm';
import { type Actor, may } from '#domain/staff/actor.ts';
import { parcel, shipment, shopOrder } from '#shop/db/schema/index.ts';
import { isNumber } from '#shop/order/order-view.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';

type Which = { number: string; parcelId: number };

/** Has the carrier asked at once where a parcel is; false where there is none that it is followed by. */
export async function followNow(
  { database: { orm }, clock }: Pick<OrdersParts, 'database' | 'clock'>,
  actor: Actor,
  { number, parcelId }: Which,
): Promise<boolean> {
  if (!may(actor, 'parcel.send') || !isNumber(number)) return false;
  const asked = await orm
    .update(shipment)
    .set({ nextAt: new Date(clock()) })
    .from(parcel)
    .innerJoin(shopOrder, eq(shopOrder.id, parcel.orderId))
    .where(
      and(
        ...[eq(parcel.id, shipment.parcelId), eq(parcel.id, parcelId), eq(shopOrder.number, number)],
        ...[eq(parcel.state, 'sent'), eq(shipment.state, 'ready'), isNotNull(shipment.nextAt)],
      ),
    )
    .returning({ id: shipment.id });
  return asked.length > 0;
}
