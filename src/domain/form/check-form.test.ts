import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClientRules } from '#domain/account/client-data.ts';
import { countryOf } from './address/country.ts';
import { checkForm } from './check-form.ts';
import { checkBasics, type FieldRule, type FieldType } from './form-rules.ts';
import {
  clientDataOf,
  dependentsOf,
  isLocallyShort,
  joinPhone,
  joinStreet,
  placesOf,
} from './linked-fields.ts';

const POLAND = '1143020003';
const rules: ClientRules = {
  countryOf,
  today: '2026-11-15',
  isPhone: (phone) => phone.replace(/\D/g, '').length >= 9,
  isCommonPassword: (password) => password === 'zaq12wsx',
};

const TYPES = [
  ...['firstname', 'lastname', 'firm', 'nip', 'street', 'street_number', 'zipcode', 'city', 'country'],
  ...['phone_prefix', 'phone', 'phone2', 'email', 'phone email', 'birthdate', 'login', 'password'],
  ...[
    'password_repeat',
    'iban',
    'username',
    'current_password',
    'shop',
    'choice',
    'agreement',
    'text',
    'files',
  ],
] as FieldType[];
const form: FieldRule[] = TYPES.map((type) => ({ name: type, type, required: true }));
const filled = {
  firstname: 'Halina',
  lastname: 'Nowak',
  firm: 'Palarnia',
  nip: '8567346215',
  street: 'Długa',
  street_number: '5/7',
  zipcode: '43-300',
  city: 'Bielsko-Biała',
  country: POLAND,
  phone_prefix: '+48',
  phone: '600 700 800',
  phone2: '600 700 801',
  email: 'halina@example.org',
  'phone email': 'halina@example.org',
  birthdate: '1984-02-29',
  login: 'halina',
  password: 'kawa-z-mlekiem',
  password_repeat: 'kawa-z-mlekiem',
  iban: 'PL61109010140000071219812874',
  username: 'kto',
  current_password: 'x',
  shop: 'online',
  choice: 'a',
  agreement: 'y',
  text: 'tekst',
  files: 'a.jpg',
};
const OPTIONS: { [type in FieldType]?: string[] } = { shop: ['online'], choice: ['a'] };
const withShops = form.map((rule) => ({ ...rule, options: OPTIONS[rule.type] }));

describe('a form', () => {
  test('that is all in order has nothing wrong', () => {
    expect(checkForm(withShops, filled, rules)).toEqual(new Map());
  });

  test('says of every required field that is empty what is to be entered', () => {
    const said = Object.fromEntries(checkForm(form, {}, rules));
    // A number without a street is said at the street.
    const silent: FieldType[] = ['street_number'];
    expect(Object.keys(said).sort()).toEqual(TYPES.filter((type) => !silent.includes(type)).sort());
    expect(said.firstname).toEqual({ code: 'no_firstname' });
    expect(said.text).toEqual({ basic: 'required' });
    expect(said.agreement).toEqual({ basic: 'required' });
    expect(said.choice).toEqual({ basic: 'choose' });
    expect(said.shop).toEqual({ code: 'incorect_shops' });
  });

  test('leaves an optional field alone while it is empty, and checks it once it is filled in', () => {
    const optional = form.map((rule) => ({ ...rule, required: false }));
    expect(checkForm(optional, {}, rules)).toEqual(new Map());
    expect(checkForm(optional, { zipcode: '4', country: POLAND }, rules).get('zipcode')).toMatchObject({
      code: 'incorect_zipcode',
    });
  });

  test.each<[string, Record<string, string>, string, object]>([
    ['a missing house number', { street_number: '' }, 'street_number', { code: 'no_street_number' }],
    [
      'a password like the login',
      { password: 'Halina', password_repeat: 'Halina' },
      'password',
      { code: 'login_equals_password' },
    ],
    ['a wrong login', { login: 'a b' }, 'login', { code: 'incorect_login' }],
    [
      'passwords that differ',
      { password_repeat: 'inne' },
      'password_repeat',
      { code: 'not_equal_passwords' },
    ],
    ['a wrong account', { iban: 'PL61109010140000071219812875' }, 'iban', { code: 'incorrect_iban' }],
    ['a country that nobody knows', { country: '4' }, 'country', { code: 'incorrect_region' }],
    ['a choice that was not offered', { choice: 'b' }, 'choice', { basic: 'choose' }],
    ['a foreign shop', { shop: 'elsewhere' }, 'shop', { code: 'incorect_shops' }],
    [
      'a short phone in a field for either',
      { 'phone email': '12 34', country: '' },
      'phone email',
      { code: 'incorect_phone', closer: 'short' },
    ],
  ])('shows %s where it belongs', (_, wrong, name, problem) => {
    expect(checkForm(withShops, { ...filled, ...wrong }, rules).get(name)).toEqual(problem);
  });

  test('that has a wrong country has nothing else wrong for that', () => {
    expect([...checkForm(withShops, { ...filled, country: '4' }, rules).keys()]).toEqual(['country']);
  });

  test('asks for no phone where only its prefix is chosen', () => {
    const fields = form.filter(({ type }) => type === 'phone_prefix' || type === 'phone');
    const optional = fields.map((field) => ({ ...field, required: field.type === 'phone_prefix' }));
    expect(checkForm(optional, { phone_prefix: '+48' }, rules).size).toBe(0);
    expect(checkForm(optional, { phone_prefix: '+48', phone: '60' }, rules).get('phone')).toMatchObject({
      code: 'incorect_phone',
    });
  });

  test('asks for what belongs to a checkbox only where that is checked', () => {
    const fields: FieldRule[] = [
      { name: 'other', type: 'agreement' },
      { name: 'city', type: 'city', required: true, onlyWith: 'other' },
    ];
    expect(checkForm(fields, {}, rules).size).toBe(0);
    expect(checkForm(fields, { other: 'y' }, rules).get('city')).toEqual({ code: 'no_city' });
  });

  test('asks for what belongs to a choice only where that is made', () => {
    const fields: FieldRule[] = [
      { name: 'way', type: 'choice' },
      { name: 'point', type: 'text', required: true, onlyFor: { name: 'way', values: ['', 'locker'] } },
    ];
    expect(checkForm(fields, { way: 'courier' }, rules).size).toBe(0);
    for (const values of [{}, { way: 'locker' }])
      expect(checkForm(fields, values, rules).get('point')).toEqual({ basic: 'required' });
    expect(fields.slice(0, 1).flatMap((field) => dependentsOf(field, fields))).toEqual(fields.slice(1));
  });

  test('counts lengths before it asks what a text means', () => {
    const [rule] = [{ name: 'city', type: 'city', minLength: 3, maxLength: 5 } as const];
    expect(checkForm([rule], { city: '<' }, rules).get('city')).toEqual({ basic: 'minLength', n: 3 });
    expect(checkForm([rule], { city: 'Bielsko' }, rules).get('city')).toEqual({ basic: 'maxLength', n: 5 });
    expect(checkForm([rule], { city: 'Łódź' }, rules).size).toBe(0);
    expect(checkBasics({ ...rule, type: 'text' }, '😀😀😀😀😀')).toBeUndefined();
  });

  test('whatever is typed, problems stand at fields that the form has', () => {
    fc.assert(
      fc.property(
        fc.subarray(form),
        fc.dictionary(fc.constantFrom(...TYPES), fc.string()),
        (fields, values) => {
          const names = fields.map(({ name }) => name);
          for (const name of checkForm(fields, values, rules).keys()) expect(names).toContain(name);
        },
      ),
    );
  });
});

describe('linked fields', () => {
  test('a phone is judged by the local rule only where neither prefix nor country is known', () => {
    const isShort = (type: FieldType, values: Record<string, string>) =>
      isLocallyShort({ name: type, type }, form, values);
    expect(isShort('phone', { phone: '12345' })).toBe(true);
    expect(isShort('phone', { phone: '123456789' })).toBe(false);
    expect(isShort('phone', { phone: '12345', phone_prefix: '+48' })).toBe(false);
    expect(isShort('phone', { phone: '12345', country: POLAND })).toBe(false);
    expect(isShort('phone2', { phone2: '(((((((((' })).toBe(true);
    expect(isShort('phone2', { phone2: '+47 12345678' })).toBe(false);
    expect(isShort('phone email', { 'phone email': '600 700' })).toBe(true);
    expect(isShort('phone email', { 'phone email': 'a@b.pl' })).toBe(false);
    expect(isShort('phone2', { phone2: 'brak' })).toBe(false);
    expect(isShort('zipcode', { zipcode: '123' })).toBe(false);
    expect(isShort('phone', {})).toBe(false);
  });

  const billing: FieldRule = { name: 'b_street', type: 'street', part: 'invoice' };
  const two: FieldRule[] = [
    billing,
    { name: 'b_country', type: 'country', part: 'invoice' },
    { name: 'd_street', type: 'street', part: 'delivery' },
    { name: 'd_number', type: 'street_number', part: 'delivery' },
    { name: 'd_country', type: 'country', part: 'delivery' },
  ];

  test('belong to one part: two addresses of one form do not mix', () => {
    const values = {
      b_street: 'Długa 1',
      b_country: POLAND,
      d_street: 'Krótka',
      d_number: '2',
      d_country: '7',
    };
    expect(clientDataOf(billing, two, values)).toEqual({
      clientInvoiceData: { street: 'Długa 1', country: Number(POLAND) },
    });
    expect(two.slice(2, 4).map((field) => clientDataOf(field, two, values))).toEqual([
      { clientDeliveryData: { street: 'Krótka 2', country: 7 } },
      { clientDeliveryData: { street: 'Krótka 2', country: 7 } },
    ]);
    const names = (field: FieldRule | undefined) =>
      dependentsOf(field ?? billing, two).map(({ name }) => name);
    expect(names(two[1])).toEqual(['b_street']);
    expect(names(two[4])).toEqual(['d_street']);
  });

  test('share what is wrong: a missing number is said at the number, where there is such a field', () => {
    expect(placesOf('no_street_number', billing, two)).toMatchObject([{ name: 'b_street' }]);
    expect(placesOf('no_street_number', two[2] ?? billing, two)).toMatchObject([{ name: 'd_number' }]);
    expect(placesOf('no_delivery_street', two[3] ?? billing, two)).toMatchObject([{ name: 'd_street' }]);
  });

  test('are sent together only where there is something to send', () => {
    const access: FieldRule[] = [
      { name: 'login', type: 'login' },
      { name: 'password', type: 'password' },
    ];
    const [login = billing, password = billing] = access;
    expect(clientDataOf(login, access, { login: 'halina' })).toEqual({
      loginAndPassword: { login: 'halina' },
    });
    expect(clientDataOf(password, access, { password: 'kawa' })).toEqual({
      loginAndPassword: { password: 'kawa' },
    });
  });

  test.each([
    ['+48', '600 700 800', '+48 600 700 800'],
    ['+48', '+49 30 123456', '+49 30 123456'],
    ['+48', '0049 30 123456', '0049 30 123456'],
    ['', '600', '600'],
    ['+48', ' ', ''],
  ])('prefix %j and number %j are %j', (prefix, phone, joined) => {
    expect(joinPhone(prefix, phone)).toBe(joined);
  });

  test.each([
    ['Długa', '5', 'Długa 5'],
    ['Długa 5', '', 'Długa 5'],
    ['', '5', ''],
  ])('street %j and number %j are %j', (street, number, joined) => {
    expect(joinStreet(street, number)).toBe(joined);
  });
});
