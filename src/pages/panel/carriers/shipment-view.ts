import type { CancelState, CarriedState, ShipmentProblem, ShipmentState } from '#domain/carriers/shipment.ts';

/** The label of a parcel, as far as the staff is told of it. */
export type ShipmentView = {
  state: ShipmentState;
  carried: CarriedState | null;
  problem: ShipmentProblem | null;
  /** In the carrier's own words. */
  why: string | null;
  hasLabel: boolean;
  /** Whether somebody does not want it any more, or the carrier keeps to it. */
  cancel: CancelState | null;
  /** Of a parcel that can be collected: until when, and what opens the locker, for whoever may know. */
  collectUntil: string | null;
  collectCode: string | null;
};
