import type { ParcelFact } from '#domain/order/order-facts.ts';
import type { ParcelRow } from '#shop/order/desk/order-file.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import type { Carrier } from './carrier.ts';

/** Who carries what goes in this way of delivery. */
export const carrierOf = ({ carriers = [] }: Pick<OrdersParts, 'carriers'>, method: string | null) =>
  method === null ? undefined : carriers.find((one: Carrier) => one.carries(method));

/** How the label of a parcel stands; one that failed or was given back can be asked for again. */
export function labelOf(
  parts: Pick<OrdersParts, 'carriers'>,
  { method, shipment }: Pick<ParcelRow, 'method' | 'shipment'>,
): ParcelFact['label'] {
  const carrier = carrierOf(parts, method);
  if (!carrier) return undefined;
  if (!shipment || shipment.state === 'failed' || shipment.state === 'cancelled') return 'none';
  if (shipment.cancel === 'asked') return 'leaving';
  const isMade = shipment.state === 'ready' || shipment.state === 'ended';
  return shipment.cancel === 'refused' || (isMade && carrier.keepsLabels) ? 'kept' : 'asked_for';
}
