import type { FormValues } from '#domain/form/form-rules.ts';
import { DELIVERY, OTHER_ADDRESS } from '#pages/forms/checkout-forms.ts';
import type { FormVisit } from '#server/forms/form-visit.ts';
import { ensureSession } from '#server/shopper.ts';
import { offerMoment } from '#server/visit.ts';
import type { Buyer } from '#shop/orders/quote.ts';

/** Who buys, as the shop's orders know them; a guest gets a session. */
export async function buyerOf({ shop, request, reply, visit, session }: FormVisit): Promise<Buyer> {
  return {
    session: session ?? (await ensureSession(shop, request, reply, visit)),
    language: visit.language,
    currency: visit.currency,
    moment: offerMoment(visit, shop.config, shop.clock()),
  };
}

/** Where the parcel goes: to the second address where there is one. */
export function regionOfDelivery(contact: FormValues): number {
  const isElsewhere = contact[OTHER_ADDRESS] === 'y';
  return Number(contact[isElsewhere ? `${DELIVERY}country` : 'country']);
}
