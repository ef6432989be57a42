import { eq } from 'drizzle-orm';
import { RIGHT_FOR } from '#domain/order/action-rights.ts';
import { parcel } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { act } from './act.ts';
import { type DeskActor, mayAct } from './desk-actor.ts';
import type { ActOutcome, ActRequest } from './outcome.ts';
import { parcelOf } from './parcel-at-hand.ts';
import { closeParcel, type PackedAs } from './parcels.ts';
import { enterNote } from './whole-order.ts';

export type PackedShort = PackedAs & {
  /** What is missing, in words. */
  note: string;
};

/** Notes what is not there, and closes the parcel with the rest; one in which nothing is, is given up. All at once. */
export async function packShort(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  packed: PackedShort,
): Promise<ActOutcome> {
  if (!mayAct(actor, RIGHT_FOR.note)) return { ok: false, problem: 'forbidden' };
  return act(parts, actor, request, { action: 'pack', input: packed }, async (hand) => {
    const begun = hand.file.parcels.find(({ id }) => id === packed.parcelId);
    if (begun?.lines.length === 0) {
      const { id, number } = parcelOf(hand, 'drop', packed.parcelId);
      await hand.tx.delete(parcel).where(eq(parcel.id, id));
      hand.note('parcel_dropped', { parcel: number });
    } else await closeParcel(hand, parcelOf(hand, 'pack', packed.parcelId), packed);
    await enterNote(hand, packed.note);
  });
}
