import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  validationQuery,
  type WireClientDataInput,
  type WireValidation,
} from '#contract/account/client-data.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { type Links, linksIn } from '#contract/links.ts';
import { FIELD_CODES, type FieldCode } from '#domain/form/field-code.ts';
import type { FieldRule } from '#domain/form/form-rules.ts';
import { placesOf } from '#domain/form/linked-fields.ts';
import { ORIGIN } from '#tests/support/samples/sample-account.ts';
import { clientIn, DATA, type Shopper, sendForm } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop, openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts';

const [POLAND, BRITAIN] = [1143020003, 1170044706];

type Form = { path: (links: Links) => string; filled: Readonly<Record<string, string>> };
type Said = Readonly<Record<Language, string>>;
/** What causes a code: a form with one change, or what the browser asks while one types. */
type Row = { code: FieldCode; how: string; field: string } & Said &
  ({ form: Form; typed: Record<string, string> } | { asked: WireClientDataInput });

const registration: Form = {
  path: ({ register }) => register,
  filled: {
    login: 'nowa.klientka',
    email: 'nowa@example.org',
    password: 'dobre hasło',
    firstname: 'Anna',
    lastname: 'Nowak',
    phone_prefix: '+48',
    phone: '600 700 800',
    birthdate: '1990-12-31',
    terms: 'y',
  },
};
const change: Form = {
  path: ({ accountPassword }) => accountPassword,
  filled: { current_password: 'stare hasło', password: 'dobre hasło', password_repeat: 'dobre hasło' },
};
const personal: Form = {
  path: ({ accountData }) => accountData,
  filled: { firstname: 'Anna', lastname: 'Nowak', phone_prefix: '+48', phone: '600 700 800' },
};
const address = {
  firstname: 'Anna',
  lastname: 'Nowak',
  country: String(POLAND),
  street: 'Długa',
  street_number: '5/7',
  zipcode: '43-300',
  city: 'Bielsko-Biała',
  phone_prefix: '+48',
  phone: '600 700 800',
};
const billing: Form = { path: ({ accountAddress }) => `${accountAddress}?kind=billing`, filled: address };
const delivery: Form = { path: ({ accountAddress }) => `${accountAddress}?kind=delivery`, filled: address };
const bank: Form = {
  path: ({ accountBank }) => accountBank,
  filled: { iban: 'PL61109010140000071219812874' },
};
const contact: Form = {
  path: (links) => links.contact,
  filled: {
    name: 'Anna Nowak',
    contact: 'anna@example.org',
    shop: 'internet',
    subject: 'Pytanie',
    message: 'Czy młynek mieli drobno?',
  },
};

const ILLEGAL: Said = {
  pl: 'Jeden z użytych znaków jest niedozwolony.',
  en: 'One of the characters is invalid.',
};
const TAKEN: Said = { pl: 'Podany login jest już zajęty', en: 'This login is already taken.' };

/** Every code of the specification's section 8, in its order; what it quotes is written out as it stands there. */
const ROWS: readonly Row[] = [
  {
    code: 'birth_date',
    how: 'somebody registers who was born on 31.12.1990',
    form: registration,
    typed: { birthdate: '31.12.1990' },
    field: 'birthdate',
    pl: 'Podaj prawidłową datę urodzenia w formacie RRRR-MM-DD.',
    en: 'Enter your birth date in the YYYY-MM-DD format',
  },
  illegal('illegal_characters_client_city', billing, 'city', 'Kraków <b>'),
  illegal('illegal_characters_client_firm', billing, 'firm', 'Kawa <b>'),
  illegal('illegal_characters_client_firstname', registration, 'firstname', 'Anna <b>'),
  illegal('illegal_characters_client_lastname', registration, 'lastname', 'Nowak {}'),
  illegal('illegal_characters_client_nip', billing, 'nip', '525<248>0171'),
  illegal('illegal_characters_client_phone', registration, 'phone', '600 <b> 800'),
  illegal('illegal_characters_client_phone2', personal, 'phone2', '600 <b> 800'),
  illegal('illegal_characters_client_street', billing, 'street', 'Długa <b>'),
  illegal('illegal_characters_delivery_additional', delivery, 'firm', 'Piętro <3>'),
  illegal('illegal_characters_delivery_city', delivery, 'city', 'Kraków <b>'),
  illegal('illegal_characters_delivery_firstname', delivery, 'firstname', 'Anna <b>'),
  illegal('illegal_characters_delivery_lastname', delivery, 'lastname', 'Nowak {}'),
  illegal('illegal_characters_delivery_phone', delivery, 'phone', '600 <b> 800'),
  illegal('illegal_characters_delivery_street', delivery, 'street', 'Długa <b>'),
  {
    code: 'incorect_delivery_region',
    how: 'no country of the recipient is chosen',
    form: delivery,
    typed: { country: '' },
    field: 'country',
    pl: 'Wybierz kraj odbiorcy.',
    en: "Select a recipient's country.",
  },
  {
    code: 'incorect_delivery_zipcode',
    how: 'the recipient’s postal code is left empty',
    form: delivery,
    typed: { zipcode: '' },
    field: 'zipcode',
    pl: 'Podaj kod pocztowy odbiorcy.',
    en: "Enter a recipient's postal code.",
  },
  {
    code: 'incorect_email',
    how: 'an address ends after its @',
    form: registration,
    typed: { email: 'anna.nowak@' },
    field: 'email',
    pl: 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. anna.nowak@example.org',
    en: 'Incorrectly typed e-mail address. Enter the full e-mail address, e.g. anna.nowak@example.org.',
  },
  {
    code: 'incorect_invoice_phone',
    how: 'the phone of an invoice is asked about and empty',
    asked: { clientData: { clientInvoiceData: { phone: '', country: POLAND } } },
    field: 'phone',
    pl: 'Podaj telefon klienta.',
    en: "Enter the customer's phone.",
  },
  {
    code: 'incorect_invoice_zipcode',
    how: 'the postal code of an invoice is left empty',
    form: billing,
    typed: { zipcode: '' },
    field: 'zipcode',
    pl: 'Podaj kod pocztowy klienta.',
    en: "Enter the customer's postal code.",
  },
  {
    code: 'incorect_login',
    how: 'a login has two characters',
    form: registration,
    typed: { login: 'an' },
    field: 'login',
    pl: 'Login musi mieć od 3 do 40 znaków. Dozwolone są litery bez polskich znaków, cyfry oraz @ . - _',
    en: 'Login must have 3 to 40 characters; letters, digits and @ . - _ are allowed.',
  },
  {
    code: 'incorect_nip',
    how: 'the check digit of a Polish tax number is wrong',
    form: billing,
    typed: { nip: '525-248-01-71' },
    field: 'nip',
    pl: 'Nieprawidłowy numer NIP dla wybranego kraju.',
    en: 'Incorrectly typed VAT Number.',
  },
  {
    code: 'incorect_phone',
    how: 'nobody in the chosen country can be called so',
    form: billing,
    typed: { phone: '12' },
    field: 'phone',
    pl: 'Podaj numer telefonu.',
    en: 'Enter your phone number.',
  },
  {
    code: 'incorect_shops',
    how: 'somebody writes to the shop and chooses none of its places',
    form: contact,
    typed: { shop: '' },
    field: 'shop',
    pl: 'Wybierz sklep z listy.',
    en: 'Select a shop from the list.',
  },
  {
    code: 'incorect_zipcode',
    how: 'a Polish postal code has four digits',
    form: billing,
    typed: { zipcode: '00-95' },
    field: 'zipcode',
    pl: 'Błędnie wpisany kod pocztowy. Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]: XX-XXX',
    en: 'Incorrectly typed postal code. Valid postal code formats for the indicated country are [X - numeric character, Y - alphabetic character]: XX-XXX',
  },
  {
    code: 'incorrect_region',
    how: 'no country of an invoice is chosen',
    form: billing,
    typed: { country: '' },
    field: 'country',
    pl: 'Nieprawidłowo wybrany region.',
    en: 'Incorrectly selected area.',
  },
  {
    code: 'invalid_format',
    how: 'a company’s name has no letter',
    form: billing,
    typed: { firm: '123' },
    field: 'firm',
    pl: 'Pole musi zawierać co najmniej jedną literę.',
    en: 'Invalid format.',
  },
  {
    code: 'login_equals_password',
    how: 'the password is the login',
    form: registration,
    typed: { password: 'nowa.klientka' },
    field: 'password',
    pl: 'Hasło jest takie samo jak login. Wpisz inne hasło.',
    en: 'Password is the same as login. Enter another password.',
  },
  {
    code: 'login_taken',
    how: 'a login is taken and no free one is near',
    asked: { loginAndPassword: { login: 'bez.sasiadow', password: 'dobre hasło' } },
    field: 'login',
    ...TAKEN,
  },
  {
    code: 'login_taken_login_propose',
    how: 'a login is taken and one near it is free',
    asked: { loginAndPassword: { login: 'halina', password: 'dobre hasło' } },
    field: 'login',
    pl: 'Podany login jest już zajęty. Proponowany login: halina2',
    en: 'This login is already taken. Suggested login: halina2',
  },
  {
    code: 'used_login',
    how: 'somebody registers with another’s login',
    form: registration,
    typed: { login: 'Halina' },
    field: 'login',
    ...TAKEN,
  },
  {
    code: 'no_city',
    how: 'the client’s city is asked about and empty',
    asked: { clientData: { clientBillingData: { city: '' } } },
    field: 'city',
    pl: 'Podaj nazwę miejscowości.',
    en: 'Enter the city name.',
  },
  empty('no_delivery_city', delivery, 'city', 'Podaj miejscowość odbiorcy.', "Enter the recipient's city."),
  empty(
    'no_delivery_firstname',
    delivery,
    'firstname',
    'Podaj imię odbiorcy.',
    "Enter the recipient's name.",
  ),
  empty(
    'no_delivery_lastname',
    delivery,
    'lastname',
    'Podaj nazwisko odbiorcy.',
    "Enter the recipient's surname.",
  ),
  empty(
    'no_delivery_street',
    delivery,
    'street',
    'Podaj ulicę i numer domu odbiorcy.',
    "Enter the recipient's street and property number.",
  ),
  {
    code: 'no_firmname',
    how: 'the client’s company is asked about and empty',
    asked: { clientData: { clientBillingData: { companyName: '' } } },
    field: 'firm',
    pl: 'Błędnie wpisana nazwa firmy.',
    en: 'Incorrectly typed company name.',
  },
  empty('no_firstname', personal, 'firstname', 'Podaj imię.', 'Enter your name.'),
  empty('no_invoice_city', billing, 'city', 'Podaj miejscowość klienta.', "Enter the customer's city."),
  {
    code: 'no_invoice_firmname',
    how: 'the company of an invoice is asked about and empty',
    asked: { clientData: { clientInvoiceData: { companyName: '' } } },
    field: 'firm',
    pl: 'Podaj nazwę firmy klienta.',
    en: "Enter the customer's company name.",
  },
  empty(
    'no_invoice_firstname',
    billing,
    'firstname',
    'Podaj imię klienta.',
    "Enter the customer's first name.",
  ),
  empty(
    'no_invoice_lastname',
    billing,
    'lastname',
    'Podaj nazwisko klienta.',
    "Enter the customer's surname.",
  ),
  empty(
    'no_invoice_street',
    billing,
    'street',
    'Podaj ulicę i numer domu klienta.',
    "Enter the customer's street and house number.",
  ),
  empty(
    'no_invoice_street_number',
    billing,
    'street_number',
    'Podaj numer domu klienta.',
    "Enter the customer's house number.",
  ),
  {
    code: 'no_login',
    how: 'it is left empty',
    asked: { loginAndPassword: { login: '' } },
    field: 'login',
    pl: 'Podaj login.',
    en: 'Enter your login here.',
  },
  empty('no_name', personal, 'lastname', 'Podaj nazwisko.', 'Enter your surname.'),
  empty('no_password', change, 'password', 'Podaj hasło.', 'Enter your password here.'),
  {
    code: 'no_street',
    how: 'the client’s street is asked about and empty',
    asked: { clientData: { clientBillingData: { street: '', country: POLAND } } },
    field: 'street',
    pl: 'Podaj ulicę lub miejscowość.',
    en: 'Enter street or city name.',
  },
  empty('no_street_number', delivery, 'street_number', 'Podaj nr domu.', 'Enter the house no..'),
  {
    code: 'no_street_number_uk',
    how: 'a British recipient’s house has neither a number nor a name',
    form: delivery,
    typed: { country: String(BRITAIN), street: 'Downing Street', street_number: '', zipcode: 'SW1A 2AA' },
    field: 'street_number',
    pl: 'Brakuje numeru domu.',
    en: 'The property number is missing.',
  },
  {
    code: 'not_equal_passwords',
    how: 'the password is repeated otherwise',
    form: change,
    typed: { password_repeat: 'dobre haslo' },
    field: 'password',
    pl: 'Podane hasła różnią się od siebie. Wpisz je ponownie w obu polach.',
    en: 'The passwords differ. Re-enter them in both fields.',
  },
  {
    code: 'password_to_short',
    how: 'a password has five characters',
    form: registration,
    typed: { password: 'hasło' },
    field: 'password',
    pl: 'Hasło jest za krótkie (minimum 6 znaków).',
    en: 'Password is too short (minimum 6 characters).',
  },
  {
    code: 'password_to_long',
    how: 'a password has 31 characters',
    form: registration,
    typed: { password: 'h'.repeat(31) },
    field: 'password',
    pl: 'Hasło jest za długie (maksimum 30 znaków).',
    en: 'Password is too long (maximum 30 characters).',
  },
  {
    code: 'incorrect_iban',
    how: 'a digit of a bank account is wrong',
    form: bank,
    typed: { iban: 'PL61109010140000071219812875' },
    field: 'iban',
    pl: 'Format numeru konta bankowego jest niepoprawny',
    en: 'Bank account number format is invalid',
  },
  {
    code: 'password_common',
    how: 'a password is one that many have',
    form: registration,
    typed: { password: 'Zaq12wsx' },
    field: 'password',
    pl: 'To hasło zna zbyt wiele osób. Wybierz inne, na przykład kilka słów.',
    en: 'Too many people use this password. Choose another one, such as several words.',
  },
];

/** What one mistake says beside its own field. */
const ALSO: { [code in FieldCode]?: readonly string[] } = {
  not_equal_passwords: ['password_repeat'],
  no_password: ['password_repeat'],
};

const LINKED: readonly FieldRule[] = (
  ['login', 'password', 'street', 'street_number', 'city', 'firm', 'phone_prefix', 'phone'] as const
).map((type) => ({ name: type, type }));

/** Where the browser shows a code that it was told when it asked about a field. */
const shownAt = (code: FieldCode, asked: string) =>
  LINKED.filter(({ name }) => name === asked).flatMap((field) =>
    placesOf(code, field, LINKED).map(({ name }) => name),
  );

describe('the table of the error catalogue', () => {
  test('has a row for each code, in the order of the specification, and for our own', () => {
    expect(ROWS.map(({ code }) => code)).toEqual(FIELD_CODES);
  });
});

describeWithShop('the error catalogue', (use) => {
  let shop: TestShop;
  let anna: Shopper;
  beforeAll(async () => {
    const { database } = use();
    shop = await openTestShop(database, { regions: [...use().shop.settings.config.regions, BRITAIN] });
    for (const login of ['halina', 'bez.sasiadow']) await clientIn(shop, login);
    anna = await clientIn(shop, 'anna');
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => shop.close());

  const problemsOf = async ({ path, filled }: Form, typed: Record<string, string>, language: Language) => {
    const answer = await sendForm(anna, path(linksIn(language)), { ...filled, ...typed });
    expect(answer.statusCode, answer.body).toBe(422);
    return answer.json().problems as Record<string, string>;
  };
  const messagesOf = async (asked: WireClientDataInput, language: Language) => {
    const query = validationQuery({ answer: asked });
    const referer = ORIGIN + linksIn(language).register;
    const headers = { ...DATA, 'content-type': 'application/json', referer };
    const url = '/graphql/v1/?query=validateClientData';
    const answer = await anna.post(url, JSON.stringify({ query }), headers);
    return (answer.json().data.answer as WireValidation).messages;
  };

  const titled = ROWS.map((row) => [row.code, row.field, row.how, row] as const);

  test.each(titled)('says %s at the field %s where %s', async (_code, _field, _how, row) => {
    if (row.code === 'login_taken')
      vi.spyOn(shop.shop.clients.logins, 'proposeLogin').mockResolvedValue(undefined);
    for (const language of LANGUAGES) {
      const message = row[language];
      if ('asked' in row) {
        expect(await messagesOf(row.asked, language)).toEqual([{ code: row.code, message }]);
        expect(shownAt(row.code, row.field)).toEqual([row.field]);
        continue;
      }
      const fields = [row.field, ...(ALSO[row.code] ?? [])];
      const problems = await problemsOf(row.form, row.typed, language);
      expect(Object.keys(problems).toSorted()).toEqual(fields.toSorted());
      expect(problems[row.field]).toBe(message);
    }
  });

  test('judges a phone by its prefix and the country together', async () => {
    // What is missing elsewhere keeps the address from being saved.
    const phoneProblem = async (phone_prefix: string, phone: string) =>
      (await problemsOf(billing, { city: '', phone_prefix, phone }, 'pl')).phone;
    expect(await phoneProblem('+48', '600 700 800')).toBeUndefined();
    expect(await phoneProblem('+420', '600 700 800')).toBe('Podaj numer telefonu.');
    expect(await phoneProblem('+49', '30 901820')).toBeUndefined();
    expect(await phoneProblem('+48', '30 901820')).toBe('Podaj numer telefonu.');
  });

  test('judges a phone of no country by its prefix, and refuses one that is no phone', async () => {
    const phoneProblem = async (phone_prefix: string, phone: string) =>
      (await problemsOf(registration, { terms: '', phone_prefix, phone }, 'pl')).phone;
    expect(await phoneProblem('+48', '12345')).toBe('Podaj numer telefonu.');
    expect(await phoneProblem('', '(((((((((')).toBe('Numer telefonu powinien zawierać minimum 9 znaków');
    expect(await phoneProblem('+48', '600 700 800')).toBeUndefined();
  });

  test('is silent about each of the forms when nothing is wrong in it, with and without what may be left out', async () => {
    let turn = 0;
    for (const { path, filled } of [registration, personal, billing, delivery, bank])
      for (const optional of [{}, { phone: '', birthdate: '', firm: '', nip: '', iban: '' }]) {
        turn++;
        const own = { login: `nowa-${turn}`, email: `nowa-${turn}@example.org` };
        const typed = { ...filled, ...(path === registration.path && own), ...optional };
        const answer = await sendForm(await clientIn(shop, `klientka-${turn}`), path(linksIn('pl')), typed);
        expect([path(linksIn('pl')), answer.json()]).toMatchObject([
          path(linksIn('pl')),
          { status: 'success' },
        ]);
      }
  });
});

function illegal(code: FieldCode, form: Form, field: string, value: string): Row {
  return { code, how: `${value} is typed`, form, typed: { [field]: value }, field, ...ILLEGAL };
}

function empty(code: FieldCode, form: Form, field: string, pl: string, en: string): Row {
  return { code, how: 'it is left empty', form, typed: { [field]: '' }, field, pl, en };
}
