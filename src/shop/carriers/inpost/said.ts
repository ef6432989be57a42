import type { CarriedState, ShipmentProblem } from '#domain/carriers/shipment.ts';
import type { ShipmentAnswer } from '#shop/carriers/carrier.ts';
import { errorSchema, readAs, type ShipxShipment } from './messages.ts';

const LONGEST_WHY = 300;

/** A purchase that failed has no status of its own: its transaction tells. */
export function answerOf({ id, status, tracking_number, transactions }: ShipxShipment): ShipmentAnswer {
  if (status === 'canceled') return { state: 'refused', problem: 'refused', why: status };
  if (tracking_number) return { state: 'ready', id, trackingNumber: tracking_number };
  const last = transactions?.at(-1);
  if (last?.status !== 'failure') return { state: 'known', id };
  const why = last.details?.error ?? undefined;
  return { state: 'refused', problem: ACCOUNT.includes(why ?? '') ? 'account' : 'refused', why };
}

const ACCOUNT = ['debt_collection', 'company_data_missing', 'missing_trucker_id', 'carrier_unavailable'];

/** What a refusal is about, by its code and by the fields that it names. */
export function refusalOf(status: number, body: unknown): ShipmentAnswer & { state: 'refused' } {
  const said = readAs(errorSchema, body);
  const details = JSON.stringify(said?.details ?? {});
  const why = `${said?.error ?? status} ${details === '{}' ? '' : details}`.trim().slice(0, LONGEST_WHY);
  return { state: 'refused', problem: problemOf(status, said?.error ?? '', details), why };
}

function problemOf(status: number, error: string, details: string): ShipmentProblem {
  if (status === 403 || ACCOUNT.includes(error)) return 'account';
  if (error !== 'validation_failed') return 'refused';
  if (/target_point/.test(details)) return 'point';
  if (/receiver/.test(details)) return 'receiver';
  if (/cod|insurance/.test(details)) return 'money';
  return /parcels/.test(details) ? 'size' : 'refused';
}

/** Undefined for what the shop does not know: then nothing changes. */
export function carriedOf(status: string): CarriedState | undefined {
  return CARRIED.find(([, pattern]) => pattern.test(status))?.[0];
}

const CARRIED: readonly (readonly [CarriedState, RegExp])[] = [
  ['delivered', /^delivered$/],
  ['back', /^returned_to_sender$/],
  ['to_collect', /^(ready_to_pickup(_from_pok|_from_branch)?|pickup_reminder_sent|avizo)$/],
  ['problem', /^(undelivered|rejected_by_receiver$|pickup_time_expired$|oversized$|claimed$)/],
  [
    'under_way',
    /^(dispatched_by_sender|collected_from_sender$|taken_by_courier|adopted_at_|sent_from_|out_for_delivery|readdressed$|redirect_to_box$|(un)?stack_)/,
  ],
];
