import { useEffect, useState } from 'react';
import { fetchShipping, forgetShippings } from '#browser/product/product-requests.ts';
import { shopNow } from '#browser/shop-clock.ts';
import { type ShippingWanted, shippingTimeFromWire } from '#contract/delivery/shipping.ts';
import { SHIPPING_RENDER_DELAY_MS } from '#contract/wire.ts';
import type { ShippingTime } from '#domain/delivery/dispatch.ts';
import { leadDaysFor } from '#domain/delivery/lead.ts';
import { deadlineHasPassed } from '#domain/delivery/shipping-words.ts';
import type { SizeView } from '#domain/product/product.ts';

const LOOK_EVERY_MS = 15_000;

/** The shop's clock, looked at again and again; until the island is hydrated, since when the page is true. */
export function useShopClock(atFirst: number): { now: number; counting: boolean } {
  const [clock, setClock] = useState({ now: atFirst, counting: false });
  useEffect(() => {
    const look = () => setClock({ now: shopNow(), counting: true });
    const timers = [setTimeout(look, SHIPPING_RENDER_DELAY_MS), setInterval(look, LOOK_EVERY_MS)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return clock;
}

/** When a parcel leaves, and when it is there, in words. */
export type Shipped = { time: ShippingTime; arrival: string | null | undefined };

/**
 * When a parcel with this quantity leaves: as the page says, unless the quantity needs a slower warehouse or the day's
 * deadline has passed since; then the shop is asked.
 */
export function useShipping(view: SizeView, wanted: ShippingWanted, least: number, now: number): Shipped {
  const [asked, setAsked] = useState<Shipped & { key: string }>();
  const key = JSON.stringify(wanted);
  const slower = leadDaysFor(view.offer.leads, wanted.quantity) !== leadDaysFor(view.offer.leads, least);
  const shown = asked?.key === key ? asked : { time: view.shipping, arrival: view.arrival };
  const late = deadlineHasPassed(shown.time, now);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all that is wanted
  useEffect(() => {
    if (!slower && !late) return;
    if (late) forgetShippings();
    let current = true;
    const timer = setTimeout(() => {
      fetchShipping(wanted).then(
        (answer) => current && setAsked({ key, time: shippingTimeFromWire(answer), arrival: answer.arrival }),
        // What the page says stays: a better answer could not be had.
        () => {},
      );
    }, SHIPPING_RENDER_DELAY_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, slower, late]);

  return shown;
}
