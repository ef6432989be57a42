import { checkStreet } from '#domain/form/address/street.ts';
import { checkZipcode } from '#domain/form/address/zipcode.ts';
import { asTyped } from '#domain/form/as-typed.ts';
import { isEmail } from '#domain/form/email.ts';
import type { FieldCode, Finding } from '#domain/form/field-code.ts';
import { checkTaxNumber } from '#domain/form/numbers/tax-number.ts';
import { EMPTY_CODES, findingIn, type Part } from '#domain/form/parts.ts';
import { checkBirthDate } from '#domain/form/person/birth-date.ts';
import { checkCity, checkCompany, checkFirstname, checkLastname } from '#domain/form/person/names.ts';
import { checkPhone, type IsPhone } from '#domain/form/phone/phone.ts';
import { checkLogin, checkPassword } from './login.ts';

type Given<Value> = Value | null | undefined;

/** What a client typed (spec §7 Validate client data): as much of it as there is to check. */
export type ClientData = {
  clientBillingData?: Given<BillingData>;
  /** The address on an invoice, and the recipient's: checked alike, with their own codes. */
  clientInvoiceData?: Given<BillingData>;
  clientDeliveryData?: Given<BillingData>;
  taxNumber?: Given<string>;
  email?: Given<string>;
  birthDate?: Given<string>;
  loginAndPassword?: Given<{ login?: Given<string>; password?: Given<string> }>;
};

export type BillingData = {
  firstname?: Given<string>;
  lastname?: Given<string>;
  companyName?: Given<string>;
  street?: Given<string>;
  zipcode?: Given<string>;
  city?: Given<string>;
  phone?: Given<string>;
  phone2?: Given<string>;
  /** The contract's region id. */
  country?: Given<number>;
};

export type ClientField = keyof BillingData | 'taxNumber' | 'email' | 'birthDate' | 'login' | 'password';

export type ClientRules = {
  /** The ISO code of a region where the shop has clients. */
  countryOf: (regionId: number) => string | undefined;
  /** '2026-11-15' */
  today: string;
  isPhone: IsPhone;
  /** Whether a password is one that everybody tries first; the server has the list. */
  isCommonPassword: (password: string) => boolean;
};

export type ClientFinding = { field: ClientField; finding: Finding };

/** What is wrong with the given fields, in their order; where the country is not known, rules of no country hold. */
export function checkClientData(data: ClientData, rules: ClientRules): ClientFinding[] {
  const { login, password } = data.loginAndPassword ?? {};
  const addresses = addressesOf(data);
  const country = addresses.map(({ address }) => countryIn(address, rules)).find(Boolean);
  return [
    ...addresses.flatMap(({ part, address }) => checkAddress(address, part, rules)),
    ...found('taxNumber', data.taxNumber, (text) => checkTaxNumber(text, country)),
    ...found('email', data.email, checkEmail),
    ...found('birthDate', data.birthDate, (text) => checkBirthDate(text, rules.today)),
    ...found('login', login, checkLogin),
    ...found('password', password, (text) => newPassword(text, login ?? undefined, rules)),
  ];
}

function newPassword(password: string, login: string | undefined, rules: ClientRules): Finding | undefined {
  const found = checkPassword(password, login);
  return found ?? (rules.isCommonPassword(password) ? { code: 'password_common' } : undefined);
}

export function checkEmail(email: string): Finding | undefined {
  return isEmail(asTyped(email)) ? undefined : { code: 'incorect_email' };
}

function addressesOf(data: ClientData): { part: Part; address: BillingData }[] {
  const { clientBillingData: client, clientInvoiceData: invoice, clientDeliveryData: delivery } = data;
  return Object.entries({ client, invoice, delivery }).flatMap(([part, address]) =>
    address ? [{ part: part as Part, address }] : [],
  );
}

function countryIn({ country }: BillingData, { countryOf }: ClientRules): string | undefined {
  return country === undefined || country === null ? undefined : countryOf(country);
}

function checkAddress(address: BillingData, part: Part, rules: ClientRules): ClientFinding[] {
  const country = countryIn(address, rules);
  const phone = (text: string) => checkPhone(text, country, rules.isPhone);
  const findings = [
    ...found('firstname', address.firstname, checkFirstname),
    ...found('lastname', address.lastname, checkLastname),
    ...found('companyName', address.companyName, checkCompany),
    ...found('street', address.street, (text) => checkStreet(text, undefined, country)),
    ...found('zipcode', address.zipcode, (text) =>
      orEmpty(text, EMPTY_CODES[part].zipcode, (filled) => checkZipcode(filled, country)),
    ),
    ...found('city', address.city, checkCity),
    ...found('phone', address.phone, (text) => orEmpty(text, EMPTY_CODES[part].phone, phone)),
    ...found('phone2', address.phone2, (text) => asSecondPhone(phone(text))),
    ...found('country', address.country, () =>
      country === undefined ? { code: 'incorrect_region' } : undefined,
    ),
  ];
  return findings.map(({ field, finding }) => ({ field, finding: findingIn(part, finding) }));
}

function orEmpty(
  text: string,
  empty: FieldCode | undefined,
  check: (text: string) => Finding | undefined,
): Finding | undefined {
  return empty && asTyped(text) === '' ? { code: empty } : check(text);
}

function asSecondPhone(finding: Finding | undefined): Finding | undefined {
  const isIllegal = finding?.code === 'illegal_characters_client_phone';
  return isIllegal ? { code: 'illegal_characters_client_phone2' } : finding;
}

function found<Value>(
  field: ClientField,
  value: Given<Value>,
  check: (value: Value) => Finding | undefined,
): ClientFinding[] {
  const finding = value === undefined || value === null ? undefined : check(value);
  return finding ? [{ field, finding }] : [];
}
