export type Parcel = {
  id: number;
  reference: string;
  service: string;
  createdAt: number;
  status: 'created' | 'offer_selected' | 'confirmed' | 'canceled';
  /** What the carrier has said since. */
  scanned?: string;
  body: Record<string, unknown>;
};

export type State = {
  organizationId: number;
  token: string;
  clock: () => number;
  points: number;
  hasFunds: boolean;
  parcels: Parcel[];
};

/** Labels are bought about a second after they were asked for; lists tell of new parcels later. */
const BOUGHT_AFTER = 1000;
export const LISTED_AFTER = 5000;

export function movePast({ parcels, clock, hasFunds }: State): void {
  for (const parcel of parcels)
    if (parcel.status === 'created' && clock() - parcel.createdAt >= BOUGHT_AFTER)
      parcel.status = hasFunds ? 'confirmed' : 'offer_selected';
}

/** As ShipX shows it: there is a number only once it is confirmed, and no status for a purchase that failed. */
export const shown = ({ id, reference, service, status, scanned }: Parcel) => ({
  ...{ id, reference, service, status: scanned ?? status },
  tracking_number: status === 'confirmed' ? `6200000000000000${String(id).padStart(8, '0')}` : null,
  transactions:
    status === 'offer_selected' ? [{ status: 'failure', details: { error: 'debt_collection' } }] : [],
});
