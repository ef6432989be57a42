import { THE_SHOP } from '#domain/staff/actor.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { act } from './act.ts';
import type { ActOutcome } from './outcome.ts';
import { changeParcel } from './parcel-at-hand.ts';

/**
 * The number that a carrier has given to a parcel; one that somebody has typed meanwhile stays. No step of the order: whoever
 * packs it is in nobody's way.
 */
export function giveNumber(
  parts: OrdersParts,
  number: string,
  { parcelId, ...given }: { parcelId: number; trackingNumber: string; trackingLink: string | null },
): Promise<ActOutcome> {
  return act(parts, THE_SHOP, { number }, { action: 'order_label' }, async (hand) => {
    const found = hand.file.parcels.find(({ id }) => id === parcelId);
    if (found && found.trackingNumber === null) await changeParcel(hand, parcelId, given);
  });
}

/** Takes it off again, where its label was given back; one that somebody has typed stays here too. */
export function takeNumber(
  parts: OrdersParts,
  number: string,
  { parcelId, trackingNumber }: { parcelId: number; trackingNumber: string },
): Promise<ActOutcome> {
  return act(parts, THE_SHOP, { number }, { action: 'cancel_label' }, async (hand) => {
    const found = hand.file.parcels.find(({ id }) => id === parcelId);
    if (found && found.trackingNumber === trackingNumber)
      await changeParcel(hand, parcelId, { trackingNumber: null, trackingLink: null });
  });
}
