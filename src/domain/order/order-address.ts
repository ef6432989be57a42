import { countryOf } from '#domain/form/address/country.ts';
import { normaliseZipcode } from '#domain/form/address/zipcode.ts';
import { normaliseTaxNumber } from '#domain/form/numbers/tax-number.ts';
import type { OrderAddress } from './order.ts';

/** An address as it was typed or sent; the country is a region id. */
export type TypedAddress = Record<'firstname' | 'lastname' | 'street' | 'zipcode' | 'city', string> & {
  [field in 'company' | 'taxNumber' | 'streetNumber' | 'phone']?: string;
} & { regionId: number };

/** The address as an order keeps it: postal code and tax number in the country's own writing, and nothing that is empty. */
export function orderAddress({ regionId, ...typed }: TypedAddress): OrderAddress {
  const { firstname, lastname, street, zipcode, city, ...rest } = typed;
  const country = countryOf(regionId) ?? '';
  const { taxNumber = '' } = rest;
  const written = { ...rest, taxNumber: normaliseTaxNumber(taxNumber, country) };
  const optional = Object.entries(written).map(([field, text]) => [field, text.trim()] as const);
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

/** 'Anna Nowak, Mglista 7, 43-300 Bielsko': all of it on one line. */
export function addressLine(address: OrderAddress): string {
  const { firstname, lastname, company, taxNumber, street, streetNumber, zipcode, city, country, phone } =
    address;
  const parts = [
    `${firstname} ${lastname}`,
    company,
    taxNumber,
    [street, streetNumber].filter(Boolean).join(' '),
  ];
  return [...parts, `${zipcode} ${city}`, country, phone].filter(Boolean).join(', ');
}

const FIELDS: readonly (keyof OrderAddress)[] = [
  ...(['firstname', 'lastname', 'company', 'taxNumber', 'street', 'streetNumber'] as const),
  ...(['zipcode', 'city', 'country', 'phone'] as const),
];

/** The fields in which two addresses differ; one that is left out is empty. */
export const differingFields = (one: OrderAddress, other: OrderAddress): (keyof OrderAddress)[] =>
  FIELDS.filter((field) => (one[field] ?? '') !== (other[field] ?? ''));
