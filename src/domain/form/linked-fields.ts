import type { BillingData, ClientData } from '#domain/account/client-data.ts';
import { asTyped } from './as-typed.ts';
import type { FieldCode } from './field-code.ts';
import type { FieldRule, FieldType, FormValues } from './form-rules.ts';
import { PASSWORD_CODES, type Part, REGION_CODES, STREET_NUMBER_CODES } from './parts.ts';
import { isShortPhone, PHONE_SIGNS, phoneOrEmail } from './phone/phone-or-email.ts';
import { prefixOf } from './phone/phone-prefix.ts';

/** What to have checked for a field: itself with those it is linked with (spec §5); undefined where nobody knows more. */
export function clientDataOf(
  field: FieldRule,
  fields: readonly FieldRule[],
  values: FormValues,
): ClientData | undefined {
  const beside = (type: FieldType) => valueBeside(type, field, fields, values);
  const value = values[field.name] ?? '';
  const country = Number(beside('country')) || undefined;
  const address = (data: BillingData): ClientData => ({ [addressOf(field)]: data });
  switch (field.type) {
    case 'firstname':
    case 'lastname':
    case 'city':
      return address({ [field.type]: value });
    case 'firm':
      return address({ companyName: value });
    case 'zipcode':
    case 'phone2':
      return address({ [field.type]: value, country });
    case 'country':
      return address({ country: Number(value) });
    case 'street':
    case 'street_number':
      return address({ street: joinStreet(beside('street'), beside('street_number')), country });
    case 'phone_prefix':
      // A prefix is always chosen; without a number beside it there is nothing to check.
      if (beside('phone').trim() === '') return undefined;
      return address({ phone: joinPhone(value, beside('phone')), country });
    case 'phone':
      return address({ phone: joinPhone(beside('phone_prefix'), beside('phone')), country });
    case 'nip':
      return { taxNumber: value, ...address({ country }) };
    case 'email':
      return { email: value };
    case 'phone email':
      return phoneOrEmail(value) === 'phone' ? address({ phone: value, country }) : { email: value };
    case 'birthdate':
      return { birthDate: value };
    case 'login':
      return { loginAndPassword: { login: value, password: beside('password') || undefined } };
    case 'password':
      return { loginAndPassword: { login: beside('login') || undefined, password: value } };
    default:
      return undefined;
  }
}

/** Whether the field has a phone number that is too short for any country, while none is known (spec §5: a local rule). */
export function isLocallyShort(field: FieldRule, fields: readonly FieldRule[], values: FormValues): boolean {
  const { phone, phone2 = phone, country } = clientDataOf(field, fields, values)?.[addressOf(field)] ?? {};
  if (!phone2 || country || prefixOf(asTyped(phone2))) return false;
  return PHONE_SIGNS.test(asTyped(phone2)) && isShortPhone(phone2);
}

/** Where a code is shown when this field was checked (spec §5, §8): at itself, or at one it is linked with. */
export function placesOf(code: FieldCode, field: FieldRule, fields: readonly FieldRule[]): FieldRule[] {
  const linked = (type: FieldType) =>
    fields.find((one) => one.type === type && one.part === field.part) ?? field;
  // What is judged by the country is not wrong where the country is.
  if (REGION_CODES.includes(code)) return [linked('country')];
  switch (field.type) {
    case 'street':
    case 'street_number':
      return [linked(STREET_NUMBER_CODES.includes(code) ? 'street_number' : 'street')];
    case 'login':
    case 'password':
      return [linked(PASSWORD_CODES.includes(code) ? 'password' : 'login')];
    // Two passwords that differ are to be typed again, both.
    case 'password_repeat':
      return [linked('password'), field];
    case 'phone_prefix':
      return [linked('phone')];
    default:
      return [field];
  }
}

/** The fields whose judgement changes with this one: checked together with it, of a country, or asked for by it. */
export function dependentsOf(field: FieldRule, fields: readonly FieldRule[]): FieldRule[] {
  const types = DEPENDENTS[field.type] ?? [];
  return fields.filter(
    (one) =>
      (one.part === field.part && types.includes(one.type)) ||
      one.onlyWith === field.name ||
      one.onlyFor?.name === field.name,
  );
}

const DEPENDENTS: { [type in FieldType]?: readonly FieldType[] } = {
  country: ['nip', 'zipcode', 'street', 'phone', 'phone2', 'phone email'],
  street_number: ['street'],
  phone_prefix: ['phone'],
  login: ['password'],
  password: ['password_repeat'],
  password_repeat: ['password'],
};

/** A street and the number from the field beside it, as one line; without a street there is none. */
export function joinStreet(street: string, number: string): string {
  const [name, house] = [asTyped(street), asTyped(number)];
  return name === '' || house === '' ? name : `${name} ${house}`;
}

/** A phone number with the prefix from the field before it, unless it has one of its own. */
export function joinPhone(prefix: string, phone: string): string {
  const [before, number] = [asTyped(prefix), asTyped(phone)];
  return before === '' || number === '' || /^(\+|00)/.test(number) ? number : `${before} ${number}`;
}

/** A phone number that was put together with its prefix, for its two fields. */
export function splitPhone(phone: string): { prefix: string; number: string } {
  const [, prefix = '', number = phone] = /^(\+\d{1,3}) (.+)$/.exec(phone) ?? [];
  return { prefix, number };
}

/** What stands in the field of that type in the same part. */
export function valueBeside(
  type: FieldType,
  { part }: FieldRule,
  fields: readonly FieldRule[],
  values: FormValues,
): string {
  const other = fields.find((one) => one.type === type && one.part === part);
  return (other && values[other.name]) ?? '';
}

const addressOf = ({ part }: FieldRule) => ADDRESSES[part ?? 'client'];

const ADDRESSES = {
  client: 'clientBillingData',
  invoice: 'clientInvoiceData',
  delivery: 'clientDeliveryData',
} as const satisfies Record<Part, keyof ClientData>;
