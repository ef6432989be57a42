import type { Actor } from '#domain/staff/actor.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { doDue } from './do-due.ts';
import { printLabels } from './print-labels.ts';
import { syncPoints } from './sync-points.ts';

export type Shipments = ReturnType<typeof openShipments>;

/** Parcels at their carriers: labels are made, printed, and followed until they arrive. */
export function openShipments(parts: OrdersParts) {
  return {
    doDue: (log: (line: string) => void) => doDue(parts, log),
    /** Where parcels can be collected, as carriers list it now. */
    syncPoints: () => syncPoints(parts),
    print: (actor: Actor, numbers: readonly string[]) => printLabels(parts, actor, numbers),
  };
}
