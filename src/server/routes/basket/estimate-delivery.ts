import type { DeliveryEstimate } from '#pages/basket/delivery-estimate.tsx';
import { arrivalsOf } from '#server/delivery/arrivals.ts';
import { choiceOf, zipcodeOf } from '#server/region/choice.ts';
import { placeName, zipcodeProblem } from '#server/region/region-settings.ts';
import type { RequestContext } from '#server/request/context.ts';
import { readFields } from '#server/request/fields.ts';
import type { Shop } from '#server/shop.ts';

/** What delivering this basket costs, to the country and postal code that the shopper asks about; both are remembered. */
export async function estimateDelivery(
  shop: Pick<Shop, 'settings' | 'ordering'>,
  context: RequestContext,
): Promise<DeliveryEstimate & { regionId: number }> {
  const sent = readFields(context.request);
  const wanted =
    shop.settings.config.regions.find((id) => String(id) === sent('country')) ?? context.regionId;
  const zipcode = sent('country') ? sent('zipcode').slice(0, 20) : zipcodeOf(context);
  const asked = {
    regionId: wanted,
    regions: shop.settings.config.regions,
    country: String(wanted),
    zipcode,
    place: placeName(wanted, context.language),
  };
  if (!(await context.session())) return asked;
  const problem = zipcodeProblem(context, zipcode, wanted);
  if (problem) return { ...asked, problem };
  if (sent('country')) choiceOf(shop, context).choose({ regionId: wanted, zipcode });
  const quote = await shop.ordering.orders.quote(await context.ensureShopper(), { regionId: wanted });
  const arrivals = arrivalsOf(shop, context, quote);
  return {
    ...asked,
    shippingMethods: quote.shippingMethods.map((method) => ({ ...method, arrival: arrivals(method) })),
  };
}
