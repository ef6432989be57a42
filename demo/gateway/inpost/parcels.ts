import { journeyOf, stepsBy } from './journey.ts';

export type Parcel = {
  id: number;
  reference: string;
  service: string;
  createdAt: number;
  status: 'created' | 'offer_selected' | 'confirmed' | 'canceled';
  /** What the carrier has said since. */
  scanned?: string;
  /** How far it has come on its journey, where parcels make one. */
  steps?: number;
  body: Record<string, unknown>;
};

export type State = {
  organizationId: number;
  token: string;
  clock: () => number;
  points: PointList;
  hasFunds: boolean;
  /** Whether parcels come to their end by themselves. */
  isMoving: boolean;
  parcels: Parcel[];
};

/** As ShipX shows them, from one on and so many. */
export type PointList = { count: number; from(first: number, count: number): object[] };

/** To whom a parcel is sent, so that what goes wrong can be tried: at once refused, not paid for, no answer. */
export const TRIED_BY_PHONE = { refused: '500000001', noFunds: '500000002', outOfOrder: '500000003' };

export const phoneOf = ({ receiver }: Record<string, unknown>): string =>
  String((receiver as Record<string, unknown> | undefined)?.phone ?? '');

/** Labels are bought about a second after they were asked for; lists tell of new parcels later. */
const BOUGHT_AFTER = 1000;
export const LISTED_AFTER = 5000;

export function movePast({ parcels, clock, hasFunds, isMoving }: State): void {
  for (const parcel of parcels) {
    const age = clock() - parcel.createdAt;
    if (parcel.status === 'created' && age >= BOUGHT_AFTER)
      parcel.status =
        hasFunds && phoneOf(parcel.body) !== TRIED_BY_PHONE.noFunds ? 'confirmed' : 'offer_selected';
    if (isMoving && parcel.status === 'confirmed')
      moveTo(parcel, Math.max(parcel.steps ?? 0, stepsBy(parcel.service, age)));
  }
}

/** As far as its journey goes. */
export function moveTo(parcel: Parcel, steps: number): void {
  const journey = journeyOf(parcel.service);
  parcel.steps = Math.min(steps, journey.length);
  const [said] = journey[parcel.steps - 1] ?? [];
  if (said) parcel.scanned = said;
}

export const numberOf = ({ id }: Pick<Parcel, 'id'>) => `6200000000000000${String(id).padStart(8, '0')}`;

/** As ShipX shows it: there is a number only once it is confirmed, and no status for a purchase that failed. */
export const shown = (parcel: Parcel) => {
  const { id, reference, service, status, scanned } = parcel;
  return {
    ...{ id, reference, service, status: scanned ?? status },
    tracking_number: status === 'confirmed' ? numberOf(parcel) : null,
    transactions:
      status === 'offer_selected' ? [{ status: 'failure', details: { error: 'debt_collection' } }] : [],
  };
};
