import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { WaitingParcel } from '#domain/order/waiting-parcel.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { parcel, pickupPoint, shipment, shopOrder } from '#shop/db/schema/index.ts';

/** The parcels of an order that can be collected now, and where. */
export async function waitingParcels(orm: OrmOrTransaction, orderId: number): Promise<WaitingParcel[]> {
  const { code, name, street, zipcode, city, openingHours } = pickupPoint;
  const rows = await orm
    .select({
      ...{ ordered: shopOrder.pickupPointCode, until: shipment.collectUntil, code: shipment.collectCode },
      ...{ trackingNumber: parcel.trackingNumber, trackingLink: parcel.trackingLink },
      listed: { code, name, street, zipcode, city, openingHours },
    })
    .from(shipment)
    .innerJoin(parcel, eq(parcel.id, shipment.parcelId))
    .innerJoin(shopOrder, eq(shopOrder.id, shipment.orderId))
    .leftJoin(
      pickupPoint,
      and(
        eq(pickupPoint.deliveryMethodId, parcel.deliveryMethodId),
        eq(pickupPoint.code, shopOrder.pickupPointCode),
      ),
    )
    .where(
      and(
        ...[eq(shipment.orderId, orderId), eq(shipment.state, 'ready'), eq(shipment.carried, 'to_collect')],
        ...[eq(parcel.state, 'sent'), isNotNull(shipment.waitsSince)],
      ),
    )
    .orderBy(asc(parcel.number));
  return rows.map(({ ordered, listed, ...row }) => ({
    ...row,
    point: listed ?? (ordered === null ? null : { ...UNLISTED, code: ordered }),
  }));
}

const UNLISTED = { name: null, street: null, zipcode: null, city: null, openingHours: null };
