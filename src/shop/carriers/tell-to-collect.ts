import { and, eq, isNull } from 'drizzle-orm';
import { placeLines } from '#domain/order/waiting-parcel.ts';
import { formatMoment } from '#domain/page/date.ts';
import { THE_SHOP } from '#domain/staff/actor.ts';
import { shipment } from '#shop/db/schema/index.ts';
import { act } from '#shop/order/desk/act.ts';
import type { ActOutcome } from '#shop/order/desk/outcome.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import type { Carried } from './carrier.ts';
import { waitingParcels } from './waiting-parcels.ts';

type Waiting = { number: string; parcelId: number; shipmentId: number };

/** Tells whoever ordered that a parcel can be collected: once, however often its carrier says so. */
export function tellToCollect(
  parts: OrdersParts,
  { number, parcelId, shipmentId }: Waiting,
  { until, code }: Carried,
): Promise<ActOutcome> {
  return act(parts, THE_SHOP, { number }, { action: 'to_collect' }, async (hand) => {
    const { tx, now, file } = hand;
    const found = file.parcels.find(({ id }) => id === parcelId);
    if (found?.state !== 'sent') return;
    const told = await tx
      .update(shipment)
      .set({ carried: 'to_collect', waitsSince: now, collectUntil: until ?? null, collectCode: code ?? null })
      .where(and(eq(shipment.id, shipmentId), isNull(shipment.waitsSince)))
      .returning({ id: shipment.id });
    if (told.length === 0) return;
    hand.note('parcel_to_collect', { parcel: found.number });
    const waiting = await waitingParcels(tx, file.order.id);
    const point = waiting.find(({ trackingNumber }) => trackingNumber === found.trackingNumber)?.point;
    const { trackingNumber, trackingLink, methodName: method } = found;
    const { timeZone } = parts.rules;
    await hand.tell({
      kind: 'parcel_to_collect',
      ...(point && { place: placeLines(point) }),
      ...(point?.openingHours && { hours: point.openingHours }),
      ...(until && { until: formatMoment(until.getTime(), file.order.language, timeZone) }),
      ...(code && { code }),
      ...(trackingNumber && {
        tracking: { number: trackingNumber, method, ...(trackingLink && { link: trackingLink }) },
      }),
    });
  });
}
