import type { CarriedState, ShipmentProblem, ShipmentState } from '#domain/carriers/shipment.ts';

/** The label of a parcel, as far as the staff is told of it. */
export type ShipmentView = {
  state: ShipmentState;
  carried: CarriedState | null;
  problem: ShipmentProblem | null;
  /** In the carrier's own words. */
  why: string | null;
  hasLabel: boolean;
};
