import type { AnyAction } from '#domain/order/action-rights.ts';
import type { WhyNot } from '#domain/order/actions.ts';
import type { ParcelState } from '#domain/order/order-facts.ts';

type Offered = { action: AnyAction; why?: WhyNot };
type Parcel = { id: number; number: number; state: ParcelState } & {
  trackingNumber?: string | null;
  actions: readonly Offered[];
};
type Packed = { parcels: readonly Parcel[]; actions: readonly Offered[] };

/** Where an order stands at the packing table. */
export type PackingStep =
  /** Pieces go into this parcel; into a new one where none is begun. */
  | { kind: 'packing'; parcel: { id: number; number: number } | undefined }
  /** It is packed and can leave; whether it does not without a number to follow it by, or has one already. */
  | {
      kind: 'sending';
      parcel: { id: number; number: number };
      needsNumber: boolean;
      hasNumber: boolean;
      maySend: boolean;
    }
  /** Nothing can be packed, and why. */
  | { kind: 'stopped'; why: WhyNot };

/** A parcel that is begun comes first, then one that is ready to leave, then what is in none yet. */
export function packingStep({ parcels, actions }: Packed): PackingStep {
  const begun = parcels.find(({ state }) => state === 'packing');
  const stop = whyOf(begun?.actions, 'pack');
  if (begun && stop !== 'held') return { kind: 'packing', parcel: nameOf(begun) };
  const ready = parcels.find(({ state }) => state === 'packed');
  if (ready && !begun) {
    const why = whyOf(ready.actions, 'send');
    if (why === 'held') return { kind: 'stopped', why };
    const maySend = ready.actions.some(({ action }) => action === 'send');
    return {
      ...{ kind: 'sending', parcel: nameOf(ready), maySend },
      needsNumber: why === 'no_tracking_number',
      hasNumber: Boolean(ready.trackingNumber),
    };
  }
  const why = begun ? stop : whyOf(actions, 'start_parcel');
  return why ? { kind: 'stopped', why } : { kind: 'packing', parcel: undefined };
}

const nameOf = ({ id, number }: Parcel) => ({ id, number });

const whyOf = (actions: readonly Offered[] | undefined, wanted: AnyAction) =>
  actions?.find(({ action }) => action === wanted)?.why;
