import { asTyped } from './as-typed.ts';
import { checkBirthDate } from './birth-date.ts';
import { isEmail } from './email.ts';
import type { Finding } from './field-code.ts';
import { checkLogin, checkPassword } from './login.ts';
import { checkCity, checkCompany, checkFirstname, checkLastname } from './names.ts';
import { checkPhone, type IsPhone } from './phone.ts';
import { checkStreet } from './street.ts';
import { checkTaxNumber } from './tax-number.ts';
import { checkZipcode } from './zipcode.ts';

type Given<Value> = Value | null | undefined;

/** What a client typed (spec §7 Validate client data): as much of it as there is to check. */
export type ClientData = {
  clientBillingData?: Given<BillingData>;
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
  /** The contract's region id. */
  country?: Given<number>;
};

export type ClientField =
  | keyof BillingData
  | Exclude<keyof ClientData, 'clientBillingData' | 'loginAndPassword'>
  | 'login'
  | 'password';

export type ClientRules = {
  /** The ISO code of a region where the shop has clients. */
  countryOf: (regionId: number) => string | undefined;
  /** '2026-11-15' */
  today: string;
  isPhone: IsPhone;
};

export type ClientFinding = { field: ClientField; finding: Finding };

/** What is wrong with the given fields, in their order; where the country is not known, rules of no country hold. */
export function checkClientData(data: ClientData, rules: ClientRules): ClientFinding[] {
  const { login, password } = data.loginAndPassword ?? {};
  const region = data.clientBillingData?.country ?? undefined;
  const country = region === undefined ? undefined : rules.countryOf(region);
  return [
    ...checkBillingData(data.clientBillingData ?? {}, country, rules),
    ...found('taxNumber', data.taxNumber, (text) => checkTaxNumber(text, country)),
    ...found('email', data.email, checkEmail),
    ...found('birthDate', data.birthDate, (text) => checkBirthDate(text, rules.today)),
    ...found('login', login, checkLogin),
    ...found('password', password, (text) => checkPassword(text, login ?? undefined)),
  ];
}

export function checkEmail(email: string): Finding | undefined {
  return isEmail(asTyped(email)) ? undefined : { code: 'incorect_email' };
}

function checkBillingData(
  data: BillingData,
  country: string | undefined,
  { isPhone }: ClientRules,
): ClientFinding[] {
  return [
    ...found('firstname', data.firstname, checkFirstname),
    ...found('lastname', data.lastname, checkLastname),
    ...found('companyName', data.companyName, checkCompany),
    ...found('street', data.street, (text) => checkStreet(text, undefined, country)),
    ...found('zipcode', data.zipcode, (text) => checkZipcode(text, country)),
    ...found('city', data.city, checkCity),
    ...found('phone', data.phone, (text) => checkPhone(text, country, isPhone)),
    ...found('country', data.country, () =>
      country === undefined ? { code: 'incorrect_region' } : undefined,
    ),
  ];
}

function found<Value>(
  field: ClientField,
  value: Given<Value>,
  check: (value: Value) => Finding | undefined,
): ClientFinding[] {
  const finding = value === undefined || value === null ? undefined : check(value);
  return finding ? [{ field, finding }] : [];
}
