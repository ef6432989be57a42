import type { FormValues } from '#domain/form/form-rules.ts';

/** Where the parcel goes. */
export const regionOfDelivery = (contact: FormValues): number => Number(contact.country);
