import { countryOf } from '#domain/form/address/country.ts';
import { checkZipcode } from '#domain/form/address/zipcode.ts';
import type { DeliveryEstimate } from '#pages/basket/delivery-estimate.tsx';
import { zipcodeOf } from '#server/region/choice.ts';
import { placeName } from '#server/region/region-settings.ts';
import type { RequestContext } from '#server/request/context.ts';
import { readFields } from '#server/request/fields.ts';
import type { Shop } from '#server/shop.ts';
import { problemMessage } from '#texts/errors/problem-message.ts';

/** What delivering this basket costs, to the country and postal code that the shopper asks about. */
export async function estimateDelivery(
  shop: Pick<Shop, 'settings' | 'ordering'>,
  context: RequestContext,
): Promise<DeliveryEstimate> {
  const sent = readFields(context.request);
  const wanted =
    shop.settings.config.regions.find((id) => String(id) === sent('country')) ?? context.regionId;
  const zipcode = sent('country') ? sent('zipcode').slice(0, 20) : zipcodeOf(context);
  const asked = {
    regions: shop.settings.config.regions,
    country: String(wanted),
    zipcode,
    place: placeName(context.regionId, context.language),
  };
  if (!sent('country') || !(await context.session())) return asked;
  const finding = zipcode ? checkZipcode(zipcode, countryOf(wanted)) : undefined;
  if (finding) return { ...asked, problem: problemMessage(context.texts, context.language, finding) };
  const { shippingMethods } = await shop.ordering.orders.quote(await context.ensureShopper(), {
    regionId: wanted,
  });
  return { ...asked, shippingMethods };
}
