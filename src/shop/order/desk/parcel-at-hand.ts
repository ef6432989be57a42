import { eq } from 'drizzle-orm';
import { type ParcelAction, whyNotParcel } from '#domain/order/actions.ts';
import { parcel } from '#shop/db/schema/index.ts';
import { allow, type Hand, refuse } from './hand.ts';
import type { ParcelRow } from './order-file.ts';

type ParcelChange = Partial<typeof parcel.$inferInsert>;

/** The parcel, where this can be done with it. */
export function parcelOf({ file }: Hand, action: ParcelAction, parcelId: number): ParcelRow {
  const found = file.parcels.find(({ id }) => id === parcelId) ?? refuse('no_parcel');
  allow(whyNotParcel(action, file.facts, found));
  return found;
}

export async function changeParcel({ tx }: Hand, id: number, change: ParcelChange): Promise<void> {
  await tx.update(parcel).set(change).where(eq(parcel.id, id));
}
