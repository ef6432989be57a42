import type { LabelFormat } from '#domain/carriers/label-format.ts';
import type { Actor } from '#domain/staff/actor.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { doDue } from './do-due.ts';
import { followNow } from './follow-now.ts';
import { printLabels } from './print-labels.ts';
import { quoteLabel } from './quote-label.ts';
import { syncPoints } from './sync-points.ts';

type ParcelNamed = { number: string; parcelId: number };

export type Shipments = ReturnType<typeof openShipments>;

/** Parcels at their carriers: labels are made, printed, and followed until they arrive. */
export function openShipments(parts: OrdersParts) {
  return {
    doDue: (log: (line: string) => void) => doDue(parts, log),
    /** Where parcels can be collected, as carriers list it now. */
    syncPoints: () => syncPoints(parts),
    print: (actor: Actor, numbers: readonly string[], format?: LabelFormat) =>
      printLabels(parts, actor, numbers, format),
    quote: (actor: Actor, which: ParcelNamed) => quoteLabel(parts, actor, which),
    followNow: (actor: Actor, which: ParcelNamed) => followNow(parts, actor, which),
  };
}
