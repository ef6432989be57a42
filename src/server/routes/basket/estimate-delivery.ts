import type { FastifyRequest } from 'fastify';
import { countryOf } from '#domain/form/address/country.ts';
import { checkZipcode } from '#domain/form/address/zipcode.ts';
import type { DeliveryEstimate } from '#pages/basket/delivery-estimate.tsx';
import { textsFor } from '#server/pages/render.tsx';
import { zipcodeOf } from '#server/region/choice.ts';
import { placeName } from '#server/region/region-settings.ts';
import { readFields } from '#server/request/fields.ts';
import { buyerOf } from '#server/request/shopper.ts';
import type { Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import type { Session } from '#shop/session/session.ts';
import { problemMessage } from '#texts/errors/problem-message.ts';

/** What delivering this basket costs, to the country and postal code that the shopper asks about. */
export async function estimateDelivery(
  shop: Shop,
  visit: Visit,
  session: Session | undefined,
  request: FastifyRequest,
): Promise<DeliveryEstimate> {
  const sent = readFields(request);
  const wanted = shop.config.regions.find((id) => String(id) === sent('country')) ?? visit.regionId;
  const zipcode = sent('country') ? sent('zipcode').slice(0, 20) : zipcodeOf(request, visit);
  const asked = {
    regions: shop.config.regions,
    country: String(wanted),
    zipcode,
    place: placeName(visit.regionId, visit.language),
  };
  if (!session || !sent('country')) return asked;
  const finding = zipcode ? checkZipcode(zipcode, countryOf(wanted)) : undefined;
  if (finding) return { ...asked, problem: problemMessage(textsFor(shop, visit), visit.language, finding) };
  const { shippingMethods } = await shop.orders.quote(buyerOf(shop, visit, session), { regionId: wanted });
  return { ...asked, shippingMethods };
}
