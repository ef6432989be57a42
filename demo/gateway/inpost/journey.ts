const HOUR = 3_600_000;

/** What is said of a parcel on its way, and how long after its label was bought it is said by itself. */
const TO_LOCKER = [
  ['collected_from_sender', 2 * HOUR],
  ['adopted_at_sorting_center', 6 * HOUR],
  ['out_for_delivery', 20 * HOUR],
  ['ready_to_pickup', 24 * HOUR],
  ['delivered', 48 * HOUR],
] as const;
const TO_DOOR = TO_LOCKER.filter(([status]) => status !== 'ready_to_pickup');

export const journeyOf = (service: string) => (service.startsWith('inpost_locker') ? TO_LOCKER : TO_DOOR);

/** How far it has come by itself. */
export const stepsBy = (service: string, age: number): number =>
  journeyOf(service).filter(([, after]) => age >= after).length;
