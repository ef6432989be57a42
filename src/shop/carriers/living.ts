import type { ShipmentState } from '#domain/carriers/shipment.ts';

/** States in which a carrier still is asked for something. */
export const LIVING: ShipmentState[] = ['waiting', 'known', 'ready'];
