import { countryOf } from '#domain/form/address/country.ts';
import { normaliseZipcode } from '#domain/form/address/zipcode.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { joinPhone } from '#domain/form/linked-fields.ts';
import { normaliseTaxNumber } from '#domain/form/numbers/tax-number.ts';
import type { Address, NewAddress } from '#shop/account/addresses.ts';

/** What was typed into the fields of an address, as an account keeps it. */
export function addressOf(values: FormValues): NewAddress {
  const said = (name: string) => (values[name] ?? '').trim();
  const regionId = Number(said('country'));
  const country = countryOf(regionId);
  return {
    firstname: said('firstname'),
    lastname: said('lastname'),
    company: said('firm') || null,
    taxNumber: normaliseTaxNumber(said('nip'), country) || null,
    street: said('street'),
    streetNumber: said('street_number') || null,
    zipcode: normaliseZipcode(said('zipcode'), country),
    city: said('city'),
    regionId,
    phone: joinPhone(said('phone_prefix'), said('phone')) || null,
  };
}

/** An address of an account in the fields of a form, whose names may have a beginning of their own. */
export function addressValues(address: Address, prefix = ''): FormValues {
  const values = {
    firstname: address.firstname,
    lastname: address.lastname,
    firm: address.company ?? '',
    nip: address.taxNumber ?? '',
    street: address.street,
    street_number: address.streetNumber ?? '',
    zipcode: address.zipcode,
    city: address.city,
    country: String(address.regionId),
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}
