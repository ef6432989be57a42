import { learnShopTime } from '#browser/shop-clock.ts';
import { SHIPPING_QUERY, type ShippingWanted, type WireShipping } from '#contract/delivery/shipping.ts';
import { GRAPHQL_PATH } from '#contract/wire.ts';
import { inTime } from './in-time.ts';

const shippings = new Map<string, Promise<WireShipping>>();

/** When a parcel leaves and how it can be delivered; kept by the parameters (spec §7 Shipping time). */
export function fetchShipping(wanted: ShippingWanted): Promise<WireShipping> {
  const key = JSON.stringify(wanted);
  const cached = shippings.get(key) ?? askForShipping(wanted);
  shippings.set(key, cached);
  cached.catch(() => shippings.delete(key));
  return cached;
}

/** What was kept is out of date: a deadline has passed. */
export const forgetShippings = () => shippings.clear();

async function askForShipping(wanted: ShippingWanted): Promise<WireShipping> {
  const response = await fetch(GRAPHQL_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: SHIPPING_QUERY, variables: wanted }),
    signal: inTime(),
  });
  learnShopTime(response);
  const { data }: { data?: { shipping?: WireShipping | null } | null } = await response.json();
  if (!data?.shipping) throw new Error('shipping: no data');
  return data.shipping;
}
