/** Every code of the error catalogue (spec §8), in the contract's own spelling, and at the end our own. */
export const FIELD_CODES = [
  'birth_date',
  'illegal_characters_client_city',
  'illegal_characters_client_firm',
  'illegal_characters_client_firstname',
  'illegal_characters_client_lastname',
  'illegal_characters_client_nip',
  'illegal_characters_client_phone',
  'illegal_characters_client_phone2',
  'illegal_characters_client_street',
  'illegal_characters_delivery_additional',
  'illegal_characters_delivery_city',
  'illegal_characters_delivery_firstname',
  'illegal_characters_delivery_lastname',
  'illegal_characters_delivery_phone',
  'illegal_characters_delivery_street',
  'incorect_delivery_region',
  'incorect_delivery_zipcode',
  'incorect_email',
  'incorect_invoice_phone',
  'incorect_invoice_zipcode',
  'incorect_login',
  'incorect_nip',
  'incorect_phone',
  'incorect_shops',
  'incorect_zipcode',
  'incorrect_region',
  'invalid_format',
  'login_equals_password',
  'login_taken',
  'login_taken_login_propose',
  'used_login',
  'no_city',
  'no_delivery_city',
  'no_delivery_firstname',
  'no_delivery_lastname',
  'no_delivery_street',
  'no_firmname',
  'no_firstname',
  'no_invoice_city',
  'no_invoice_firmname',
  'no_invoice_firstname',
  'no_invoice_lastname',
  'no_invoice_street',
  'no_invoice_street_number',
  'no_login',
  'no_name',
  'no_password',
  'no_street',
  'no_street_number',
  'no_street_number_uk',
  'not_equal_passwords',
  'password_to_short',
  'password_to_long',
  'incorrect_iban',
  'password_common',
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];

/** What is wrong with a value. */
export type Finding = {
  code: FieldCode;
  /** The formats that a postal code's country has (X digit, Y letter). */
  formats?: readonly string[];
  /** Where section 5 of the specification has closer words than the code: digits in a name, a phone too short. */
  closer?: 'digits' | 'short';
};
