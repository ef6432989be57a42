import type { ParcelFact } from '#domain/order/order-facts.ts';
import type { ParcelRow } from '#shop/order/desk/order-file.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import type { Carrier } from './carrier.ts';

/** Who carries what goes in this way of delivery. */
export const carrierOf = ({ carriers = [] }: Pick<OrdersParts, 'carriers'>, method: string | null) =>
  method === null ? undefined : carriers.find((one: Carrier) => one.carries(method));

/** Whether a carrier was asked for the label of a parcel; one that failed can be asked for again. */
export function labelOf(
  parts: Pick<OrdersParts, 'carriers'>,
  { method, shipment }: Pick<ParcelRow, 'method' | 'shipment'>,
): ParcelFact['label'] {
  if (!carrierOf(parts, method)) return undefined;
  return shipment && shipment.state !== 'failed' && shipment.state !== 'cancelled' ? 'asked_for' : 'none';
}
