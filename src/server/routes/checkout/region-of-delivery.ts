import { isYes } from '#contract/form/yes.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { DELIVERY, OTHER_ADDRESS } from '#pages/checkout/checkout-forms.ts';

/** Where the parcel goes: to the second address where there is one. */
export function regionOfDelivery(contact: FormValues): number {
  const isElsewhere = isYes(contact[OTHER_ADDRESS]);
  return Number(contact[isElsewhere ? `${DELIVERY}country` : 'country']);
}
