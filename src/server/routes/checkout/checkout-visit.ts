import type { FormValues } from '#domain/form/form-rules.ts';
import { DELIVERY, OTHER_ADDRESS } from '#pages/checkout/checkout-forms.ts';
import type { FormVisit } from '#server/form/form-visit.ts';
import { buyerOf, ensureSession } from '#server/request/shopper.ts';
import type { Buyer } from '#shop/order/quote.ts';

/** Who buys; a guest gets a session. */
export const buyerAt = async ({ shop, request, reply, visit, session }: FormVisit): Promise<Buyer> =>
  buyerOf(shop, visit, session ?? (await ensureSession(shop, request, reply, visit)));

/** Where the parcel goes: to the second address where there is one. */
export function regionOfDelivery(contact: FormValues): number {
  const isElsewhere = contact[OTHER_ADDRESS] === 'y';
  return Number(contact[isElsewhere ? `${DELIVERY}country` : 'country']);
}
