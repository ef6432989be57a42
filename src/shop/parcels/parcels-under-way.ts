import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ParcelUnderWay } from '#domain/order/waiting-parcel.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { parcel, shipment } from '#shop/db/schema/index.ts';

/** The parcels of an order that were sent and have a number to follow them by, but for those that can be collected. */
export async function parcelsUnderWay(orm: OrmOrTransaction, orderId: number): Promise<ParcelUnderWay[]> {
  const rows = await orm
    .select({ trackingNumber: parcel.trackingNumber, trackingLink: parcel.trackingLink })
    .from(parcel)
    .leftJoin(
      shipment,
      and(
        ...[
          eq(shipment.parcelId, parcel.id),
          eq(shipment.state, 'ready'),
          eq(shipment.carried, 'to_collect'),
        ],
        isNotNull(shipment.waitsSince),
      ),
    )
    .where(
      and(
        ...[eq(parcel.orderId, orderId), eq(parcel.state, 'sent'), isNotNull(parcel.trackingNumber)],
        isNull(shipment.id),
      ),
    )
    .orderBy(asc(parcel.number));
  return rows.map(({ trackingNumber, trackingLink }) => ({
    trackingNumber: trackingNumber ?? '',
    trackingLink,
  }));
}
