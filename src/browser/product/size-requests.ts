import { learnShopTime } from '#browser/shop-clock.ts';
import type { ProjectorAnswer } from '#contract/product/projector.ts';
import { pricesFromWire, viewFromWire } from '#contract/product/projector-offer.ts';
import { PROJECTOR_PATH } from '#contract/wire.ts';
import type { PriceNow } from '#domain/price/price-view.ts';
import type { SizeView } from '#domain/product/product.ts';
import { inTime } from './in-time.ts';

type Listed = { type: string; name: string };

/** A size whose offer is not on the page (spec §7 Product data). */
export async function fetchSize(product: number, size: Listed, subscribed: boolean): Promise<SizeView> {
  const get = 'sizeavailability,sizedelivery,sizeprices';
  return viewFromWire(await ask({ product, size: size.type, get, ...inSubscription(subscribed) }), size);
}

/** What a size costs now, where its price has changed since it was shown. */
export async function fetchPrices(product: number, size: string, subscribed: boolean): Promise<PriceNow> {
  const answer = await ask({ product, size, get: 'sizeprices', ...inSubscription(subscribed) });
  const prices = answer?.sizeprices;
  if (!prices) throw new Error('no data');
  return pricesFromWire(prices.price_normal ?? prices);
}

/** Every size of a product, also those that its page does not hold. */
export async function fetchSizes(product: number): Promise<SizeView[]> {
  const answer = await ask({ product, get: 'sizes' });
  if (!answer?.sizes) throw new Error('no data');
  return answer.sizes.items.map((size) =>
    viewFromWire(
      { sizeavailability: size.availability, sizedelivery: size.delivery, sizeprices: size.price_normal },
      size,
    ),
  );
}

async function ask(fields: Record<string, string | number>): Promise<ProjectorAnswer | null> {
  const named = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams([['action', 'get'], ...named]);
  const response = await fetch(`${PROJECTOR_PATH}?${query}`, {
    headers: { accept: 'application/json' },
    signal: inTime(),
  });
  learnShopTime(response);
  return response.ok ? response.json() : null;
}

const inSubscription = (subscribed: boolean) => (subscribed ? { subscription: 1 } : {});
