import { countryOf } from '#domain/form/country.ts';
import { normaliseZipcode } from '#domain/form/zipcode.ts';
import type { OrderAddress } from './order.ts';

/** An address as it was typed or sent; the country is a region id. */
export type TypedAddress = Record<'firstname' | 'lastname' | 'street' | 'zipcode' | 'city', string> & {
  [field in 'company' | 'taxNumber' | 'streetNumber' | 'phone']?: string;
} & { regionId: number };

/** The address as an order keeps it: its postal code in the country's own writing, and nothing that is empty. */
export function orderAddress({ regionId, ...typed }: TypedAddress): OrderAddress {
  const { firstname, lastname, street, zipcode, city, ...rest } = typed;
  const country = countryOf(regionId) ?? '';
  const optional = Object.entries(rest).map(([field, text]) => [field, text.trim()] as const);
  return {
    firstname: firstname.trim(),
    lastname: lastname.trim(),
    street: street.trim(),
    zipcode: normaliseZipcode(zipcode, country),
    city: city.trim(),
    country,
    ...Object.fromEntries(optional.filter(([, text]) => text !== '')),
  };
}
