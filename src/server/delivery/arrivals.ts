import { arrivalOf } from '#domain/delivery/arrival.ts';
import { shippingTime } from '#domain/delivery/dispatch.ts';
import type { ShippingMethod } from '#domain/delivery/shipping-methods.ts';
import type { Quote } from '#domain/order/quote.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import { dispatchOf } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import { sayArrival } from '#ui/delivery/say-arrival.ts';
import { speak } from '#ui/shop-view/shop-view.tsx';

/** Says of each way when what is quoted would be there; undefined where nobody knows. */
export function arrivalsOf(
  shop: Pick<Shop, 'settings'>,
  { now, view }: Pick<SharedContext, 'now' | 'view'>,
  { leadDays }: Pick<Quote, 'leadDays'>,
): (method: ShippingMethod) => string | undefined {
  const calendar = dispatchOf(shop.settings.config);
  const leaves = shippingTime(leadDays, now, calendar);
  const speaking = speak(view);
  return (method) => {
    const arrival = arrivalOf(leaves, method, calendar);
    return arrival && sayArrival(arrival, speaking);
  };
}
