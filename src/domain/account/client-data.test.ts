import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryOf } from '#domain/form/address/country.ts';
import { FIELD_CODES } from '#domain/form/field-code.ts';
import { type ClientData, type ClientRules, checkClientData } from './client-data.ts';

const POLAND = 1143020003;
const BRITAIN = 1170044706;
const rules: ClientRules = {
  countryOf,
  today: '2026-11-15',
  isPhone: (phone, country) => country === 'PL' && phone.replace(/\D/g, '').length === 9,
  isCommonPassword: (password) => password === 'zaq12wsx',
};

const halina: ClientData = {
  clientBillingData: {
    firstname: 'Halina',
    lastname: 'Nowak',
    companyName: 'Palarnia „Pod Wieżą”',
    street: 'ul. Długa 5/7',
    zipcode: '43-300',
    city: 'Bielsko-Biała',
    phone: '600 700 800',
    country: POLAND,
  },
  taxNumber: 'PL 856-734-62-15',
  email: ' halina@example.org ',
  birthDate: '1984-02-29',
  loginAndPassword: { login: 'halina', password: 'kawa-z-mlekiem' },
};

describe('the data of a client', () => {
  test('that is all in order has nothing found', () => {
    expect(checkClientData(halina, rules)).toEqual([]);
  });

  test.each<[string, ClientData, string, string]>([
    ['first name', { clientBillingData: { firstname: '' } }, 'firstname', 'no_firstname'],
    [
      'last name',
      { clientBillingData: { lastname: 'Nowak;' } },
      'lastname',
      'illegal_characters_client_lastname',
    ],
    ['company', { clientBillingData: { companyName: ' ' } }, 'companyName', 'no_firmname'],
    ['city', { clientBillingData: { city: '' } }, 'city', 'no_city'],
    ['street', { clientBillingData: { street: 'Długa', country: POLAND } }, 'street', 'no_street_number'],
    [
      'British street',
      { clientBillingData: { street: 'High St', country: BRITAIN } },
      'street',
      'no_street_number_uk',
    ],
    ['phone', { clientBillingData: { phone: '600700', country: POLAND } }, 'phone', 'incorect_phone'],
    ['empty phone', { clientBillingData: { phone: '', country: POLAND } }, 'phone', 'incorect_phone'],
    [
      'phone with letters',
      { clientBillingData: { phone: 'abc' } },
      'phone',
      'illegal_characters_client_phone',
    ],
    ['country', { clientBillingData: { country: 7 } }, 'country', 'incorrect_region'],
    ['tax number', { clientBillingData: { country: POLAND }, taxNumber: '1' }, 'taxNumber', 'incorect_nip'],
    ['e-mail address', { email: 'halina@' }, 'email', 'incorect_email'],
    ['empty e-mail address', { email: '' }, 'email', 'incorect_email'],
    ['birth date', { birthDate: '2026-11-16' }, 'birthDate', 'birth_date'],
    ['login', { loginAndPassword: { login: 'a', password: 'kawa-z-mlekiem' } }, 'login', 'incorect_login'],
    [
      'password',
      { loginAndPassword: { login: 'halina', password: 'Halina' } },
      'password',
      'login_equals_password',
    ],
    ['password alone', { loginAndPassword: { password: 'kawa' } }, 'password', 'password_to_short'],
  ])('with a wrong %s has that found, and nothing else', (_, data, field, code) => {
    expect(checkClientData(data, rules)).toEqual([{ field, finding: { code } }]);
  });

  test('with a wrong postal code has the formats of the country with it', () => {
    expect(checkClientData({ clientBillingData: { zipcode: '43', country: POLAND } }, rules)).toEqual([
      { field: 'zipcode', finding: { code: 'incorect_zipcode', formats: ['XX-XXX'] } },
    ]);
  });

  test('is judged by the rules of its country', () => {
    const data = { clientBillingData: { zipcode: 'SW1A 1AA', country: BRITAIN }, taxNumber: 'GB980780684' };
    expect(checkClientData(data, rules)).toEqual([]);
    const moved = { ...data, clientBillingData: { ...data.clientBillingData, country: POLAND } };
    expect(checkClientData(moved, rules).map(({ field }) => field)).toEqual(['zipcode', 'taxNumber']);
  });

  test('from a country that the shop does not know is told so, and judged by the rules of no country', () => {
    const data = {
      clientBillingData: { zipcode: '105-0011', phone: '+81 3 1234 5678', street: 'Ginza 1', country: 7 },
      taxNumber: '123',
    };
    expect(checkClientData(data, rules)).toEqual([
      { field: 'country', finding: { code: 'incorrect_region' } },
    ]);
  });

  test('is checked only where it is given', () => {
    const nothing = { firstname: null, lastname: undefined, street: null, country: null };
    expect(checkClientData({}, rules)).toEqual([]);
    expect(checkClientData({ clientBillingData: nothing, email: null, birthDate: undefined }, rules)).toEqual(
      [],
    );
    expect(checkClientData({ clientBillingData: null, loginAndPassword: null }, rules)).toEqual([]);
  });

  test('with several faults has each found, in the order of the form', () => {
    const data = { clientBillingData: { firstname: '', city: '', country: 7 }, email: '', birthDate: '' };
    expect(checkClientData(data, rules).map(({ field }) => field)).toEqual([
      'firstname',
      'city',
      'country',
      'email',
      'birthDate',
    ]);
  });

  test('without a tax number is in order: not every client is a company', () => {
    expect(checkClientData({ taxNumber: ' ' }, rules)).toEqual([]);
  });

  test('of a hundred thousand signs is judged at once, so that nobody can keep the shop busy with it', () => {
    const start = performance.now();
    for (const sign of ['1', ' ', 'a', '-', '.', '1 ', 'a1', '(', '@a.']) {
      const text = `x${sign.repeat(100_000)}!`;
      const { clientBillingData: billing, loginAndPassword: access, ...rest } = halina;
      const filled = <Fields extends object>(fields: Fields) =>
        Object.fromEntries(
          Object.entries(fields).map(([key, value]) => [key, value === POLAND ? POLAND : text]),
        );
      const data: ClientData = {
        ...filled(rest),
        clientBillingData: filled(billing ?? {}),
        loginAndPassword: filled(access ?? {}),
      };
      expect(checkClientData(data, rules).length).toBeGreaterThan(3);
    }
    expect(performance.now() - start).toBeLessThan(5000);
  });

  test.each<[string, ClientData, string]>([
    ['an invoice', { clientInvoiceData: { firstname: '' } }, 'no_invoice_firstname'],
    ['an invoice', { clientInvoiceData: { lastname: '' } }, 'no_invoice_lastname'],
    ['an invoice', { clientInvoiceData: { companyName: '' } }, 'no_invoice_firmname'],
    ['an invoice', { clientInvoiceData: { street: '' } }, 'no_invoice_street'],
    ['an invoice', { clientInvoiceData: { street: 'Długa', country: POLAND } }, 'no_invoice_street_number'],
    ['an invoice', { clientInvoiceData: { city: '' } }, 'no_invoice_city'],
    ['an invoice', { clientInvoiceData: { zipcode: ' ', country: POLAND } }, 'incorect_invoice_zipcode'],
    ['an invoice', { clientInvoiceData: { zipcode: '4', country: POLAND } }, 'incorect_zipcode'],
    ['an invoice', { clientInvoiceData: { phone: '', country: POLAND } }, 'incorect_invoice_phone'],
    ['a delivery', { clientDeliveryData: { firstname: '' } }, 'no_delivery_firstname'],
    ['a delivery', { clientDeliveryData: { lastname: '' } }, 'no_delivery_lastname'],
    ['a delivery', { clientDeliveryData: { street: '' } }, 'no_delivery_street'],
    ['a delivery', { clientDeliveryData: { city: '' } }, 'no_delivery_city'],
    ['a delivery', { clientDeliveryData: { zipcode: '', country: POLAND } }, 'incorect_delivery_zipcode'],
    ['a delivery', { clientDeliveryData: { country: 7 } }, 'incorect_delivery_region'],
    ['a delivery', { clientDeliveryData: { firstname: '<' } }, 'illegal_characters_delivery_firstname'],
    ['a delivery', { clientDeliveryData: { lastname: '<' } }, 'illegal_characters_delivery_lastname'],
    ['a delivery', { clientDeliveryData: { companyName: '<' } }, 'illegal_characters_delivery_additional'],
    ['a delivery', { clientDeliveryData: { street: '< 5' } }, 'illegal_characters_delivery_street'],
    ['a delivery', { clientDeliveryData: { city: '<' } }, 'illegal_characters_delivery_city'],
    ['a delivery', { clientDeliveryData: { phone: '<' } }, 'illegal_characters_delivery_phone'],
    ['a second phone', { clientBillingData: { phone2: '<' } }, 'illegal_characters_client_phone2'],
  ])('of %s has its own codes: %j is %s', (_, data, code) => {
    expect(checkClientData(data, rules).map(({ finding }) => finding.code)).toEqual([code]);
  });

  test('whatever it is gets codes of the catalogue, for fields that were given', () => {
    const text = fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined });
    const country = fc.option(fc.constantFrom(POLAND, BRITAIN, 7), { nil: undefined });
    const billing = fc.record({
      firstname: text,
      lastname: text,
      companyName: text,
      street: text,
      zipcode: text,
      city: text,
      phone: text,
      phone2: text,
      country,
    });
    const anyData = fc.record({
      clientBillingData: billing,
      taxNumber: text,
      email: text,
      birthDate: text,
      loginAndPassword: fc.record({ login: text, password: text }),
    });
    fc.assert(
      fc.property(anyData, (data) => {
        const given = { ...data, ...data.clientBillingData, ...data.loginAndPassword };
        for (const { field, finding } of checkClientData(data, rules)) {
          expect(given[field]).toBeDefined();
          expect(FIELD_CODES).toContain(finding.code);
        }
      }),
    );
  });
});

test('a password that everybody tries first is told, after what is wrong with it otherwise', () => {
  const codeOf = (login: string, password: string) =>
    checkClientData({ loginAndPassword: { login, password } }, rules).map(({ finding }) => finding.code);
  expect(codeOf('halina', 'zaq12wsx')).toEqual(['password_common']);
  expect(codeOf('zaq12wsx', 'zaq12wsx')).toEqual(['login_equals_password']);
  expect(codeOf('halina', 'dobre hasło')).toEqual([]);
});
