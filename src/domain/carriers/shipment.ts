/**
 * A label that a carrier was asked for. 'waiting': the carrier may not know of it; 'known': it does, and has no number yet;
 * 'ready': it can be printed.
 */
export const SHIPMENT_STATES = ['waiting', 'known', 'ready', 'failed', 'cancelled', 'ended'] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

/** Why a carrier carries nothing: 'account' is for the owner to mend, 'refused' is anything else. */
export const SHIPMENT_PROBLEMS = [
  'receiver',
  'point',
  'size',
  'money',
  'account',
  'unclear',
  'refused',
] as const;
export type ShipmentProblem = (typeof SHIPMENT_PROBLEMS)[number];

/** Where a parcel is that was handed over. */
export const CARRIED_STATES = ['under_way', 'to_collect', 'problem', 'delivered', 'back', 'lost'] as const;
export type CarriedState = (typeof CARRIED_STATES)[number];

/** What became of somebody not wanting a label any more, as long as there is one. */
export const CANCEL_STATES = ['asked', 'refused'] as const;
export type CancelState = (typeof CANCEL_STATES)[number];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Whoever has asked without an answer looks up first what came of it: a minute later at the soonest, since lists of
 * carriers show new parcels with a delay.
 */
const RETRIES = [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];
/** A label that is being bought is there within seconds. */
const LOOKS = [2 * SECOND, 5 * SECOND, 10 * SECOND, 30 * SECOND, MINUTE];

/** How long until a carrier is asked again after so many times; undefined once somebody has to look. */
export function retryAfter(state: 'waiting' | 'known', tries: number): number | undefined {
  const waits = state === 'waiting' ? RETRIES : [...LOOKS, ...RETRIES];
  return waits[tries - 1];
}

const HALF_AN_HOUR = 30 * MINUTE;
const DAY = 24 * HOUR;
const FOLLOWED_DAYS = 45;

/** How long until it is asked where a parcel is; undefined where it has been under way for too long. */
export function followAfter(sentAt: number, now: number): number | undefined {
  const days = (now - sentAt) / DAY;
  if (days > FOLLOWED_DAYS) return undefined;
  if (days <= 5) return HALF_AN_HOUR;
  return days <= 14 ? 2 * HOUR : 6 * HOUR;
}
