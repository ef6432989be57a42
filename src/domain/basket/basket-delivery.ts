import { arrivalOf } from '#domain/delivery/arrival.ts';
import { type DispatchCalendar, shippingTime } from '#domain/delivery/dispatch.ts';
import { cheapestOf } from '#domain/delivery/shipping-methods.ts';
import {
  type Bought,
  leadDaysOfLines,
  type QuoteTerms,
  quotedMethods,
} from '#domain/order/quoted-methods.ts';
import type { PricingContext } from '#domain/product/product-record.ts';
import type { BasketDelivery } from './basket.ts';

/** How the shop delivers to where the shopper is, and when parcels leave. */
export type DeliverySetting = QuoteTerms & { calendar: DispatchCalendar };

/** What delivery of this costs at the least; undefined where there is nothing to deliver, or no way there. */
export function basketDelivery(
  bought: Bought,
  setting: DeliverySetting,
  pricing: PricingContext,
): BasketDelivery | undefined {
  if (bought.lines.length === 0) return undefined;
  const cheapest = cheapestOf(quotedMethods(bought, setting, pricing));
  if (!cheapest) return undefined;
  const { name, prepaid, totals } = cheapest;
  const leaves = shippingTime(leadDaysOfLines(bought.lines), pricing.now, setting.calendar);
  const arrival = arrivalOf(leaves, cheapest, setting.calendar);
  return { name, prepaid, cost: totals.delivery, total: totals.total, ...(arrival && { arrival }) };
}
