import { and, eq, inArray } from 'drizzle-orm';
import { whyNotParcel } from '#domain/order/actions.ts';
import { shipment } from '#shop/db/schema/index.ts';
import { act } from '#shop/order/desk/act.ts';
import type { DeskActor } from '#shop/order/desk/desk-actor.ts';
import { allow, refuse } from '#shop/order/desk/hand.ts';
import type { ActOutcome, ActRequest } from '#shop/order/desk/outcome.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { labelOf } from './label-of.ts';
import { LIVING } from './living.ts';

/** Has the carrier of a parcel asked to take its label back; what it answers is with the parcel seconds later. */
export function cancelLabel(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  { parcelId }: { parcelId: number },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'cancel_label', input: parcelId }, async (hand) => {
    const { facts, parcels } = hand.file;
    const found = parcels.find(({ id }) => id === parcelId) ?? refuse('no_parcel');
    allow(whyNotParcel('cancel_label', facts, { ...found, label: labelOf(parts, found) }));
    await hand.tx
      .update(shipment)
      .set({ cancel: 'asked', nextAt: hand.now })
      .where(and(eq(shipment.parcelId, parcelId), inArray(shipment.state, LIVING)));
    hand.note('label_cancelled', { parcel: found.number });
  });
}
