import type { FieldCode, Finding } from './field-code.ts';

/** Whose address it is: the client's, the one on an invoice, or the recipient's. Each has codes of its own (spec §8). */
export type Part = 'client' | 'invoice' | 'delivery';

const CODES: Record<Part, { [code in FieldCode]?: FieldCode }> = {
  client: {},
  invoice: {
    no_firstname: 'no_invoice_firstname',
    no_name: 'no_invoice_lastname',
    no_firmname: 'no_invoice_firmname',
    no_street: 'no_invoice_street',
    no_street_number: 'no_invoice_street_number',
    no_city: 'no_invoice_city',
  },
  delivery: {
    no_firstname: 'no_delivery_firstname',
    no_name: 'no_delivery_lastname',
    no_street: 'no_delivery_street',
    no_city: 'no_delivery_city',
    incorrect_region: 'incorect_delivery_region',
    illegal_characters_client_firstname: 'illegal_characters_delivery_firstname',
    illegal_characters_client_lastname: 'illegal_characters_delivery_lastname',
    illegal_characters_client_firm: 'illegal_characters_delivery_additional',
    illegal_characters_client_street: 'illegal_characters_delivery_street',
    illegal_characters_client_city: 'illegal_characters_delivery_city',
    illegal_characters_client_phone: 'illegal_characters_delivery_phone',
  },
};

/** The finding in the words of its part. */
export function findingIn(part: Part, finding: Finding): Finding {
  return { ...finding, code: CODES[part][finding.code] ?? finding.code };
}

/** What a part says of a field that is empty, where that differs from a wrong one. */
export const EMPTY_CODES: Record<Part, { zipcode?: FieldCode; phone?: FieldCode }> = {
  client: {},
  invoice: { zipcode: 'incorect_invoice_zipcode', phone: 'incorect_invoice_phone' },
  delivery: { zipcode: 'incorect_delivery_zipcode' },
};

/** Where a street is checked together with its number, these belong to the number's field (spec §5). */
export const STREET_NUMBER_CODES: readonly FieldCode[] = [
  'no_street_number',
  'no_street_number_uk',
  'no_invoice_street_number',
];

/** Login and password are checked together; these belong to the password's field (spec §8), the others to the login's. */
export const PASSWORD_CODES: readonly FieldCode[] = [
  'no_password',
  'not_equal_passwords',
  'password_to_long',
  'password_to_short',
  'login_equals_password',
  'password_common',
];

/** These belong to the country's field, whichever of the fields that depend on it was checked. */
export const REGION_CODES: readonly FieldCode[] = ['incorrect_region', 'incorect_delivery_region'];
