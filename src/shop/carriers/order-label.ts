import { count, eq } from 'drizzle-orm';
import { whyNotParcel } from '#domain/order/actions.ts';
import { shipment } from '#shop/db/schema/index.ts';
import { act } from '#shop/order/desk/act.ts';
import type { DeskActor } from '#shop/order/desk/desk-actor.ts';
import { allow, refuse } from '#shop/order/desk/hand.ts';
import type { ActOutcome, ActRequest } from '#shop/order/desk/outcome.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { cashOnDelivery } from './cash-on-delivery.ts';
import { carrierOf, labelOf } from './label-of.ts';

/** Has the carrier of a parcel asked for its label; its number is with the parcel as soon as it is known. */
export function orderLabel(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  { parcelId }: { parcelId: number },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'order_label', input: parcelId }, async (hand) => {
    const { facts, order, parcels } = hand.file;
    const found = parcels.find(({ id }) => id === parcelId) ?? refuse('no_parcel');
    allow(whyNotParcel('order_label', facts, { ...found, label: labelOf(parts, found) }));
    const carrier = carrierOf(parts, found.method) ?? refuse('no_carrier');
    const [asked] = await hand.tx
      .select({ before: count() })
      .from(shipment)
      .where(eq(shipment.orderId, order.id));
    await hand.tx.insert(shipment).values({
      ...{ orderId: order.id, parcelId, carrier: carrier.name, method: found.method ?? '' },
      reference: `${order.number}-${(asked?.before ?? 0) + 1}`,
      cashOnDelivery: await cashOnDelivery(hand.tx, hand.file),
      ...{ askedAt: hand.now, nextAt: hand.now },
    });
    hand.note('label_ordered', { parcel: found.number, carrier: carrier.name });
  });
}
