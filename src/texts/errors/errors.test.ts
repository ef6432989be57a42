import { describe, expect, test } from 'vitest';
import { FIELD_CODES, type FieldCode } from '#domain/form/field-code.ts';
import { textsIn } from '#texts/dictionary.ts';
import { say } from '#texts/say.ts';
import { errorsEn } from './errors-en.ts';
import { errorsPl } from './errors-pl.ts';
import { fieldMessage } from './field-message.ts';

type Wordings = readonly (readonly [code: FieldCode, text: string])[];

/** Copied from the specification, section 8: what stands between quotation marks. */
const EXACT_PL: Wordings = [
  ['incorect_email', 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. {email}'],
  ['incorect_zipcode', 'Błędnie wpisany kod pocztowy.'],
  ['login_taken', 'Podany login jest już zajęty'],
  ['used_login', 'Podany login jest już zajęty'],
  ['no_street_number', 'Podaj nr domu.'],
  ['no_street_number_uk', 'Brakuje numeru domu.'],
  ['incorrect_iban', 'Format numeru konta bankowego jest niepoprawny'],
];
const EXACT_EN: Wordings = [
  ['birth_date', 'Enter your birth date in the YYYY-MM-DD format'],
  ['incorect_delivery_region', "Select a recipient's country."],
  ['incorect_delivery_zipcode', "Enter a recipient's postal code."],
  ['incorect_email', 'Incorrectly typed e-mail address. Enter the full e-mail address, e.g. {email}.'],
  ['incorect_nip', 'Incorrectly typed VAT Number.'],
  ['incorect_phone', 'Enter your phone number.'],
  ['incorect_shops', 'Select a shop from the list.'],
  ['incorect_zipcode', 'Incorrectly typed postal code.'],
  ['incorrect_region', 'Incorrectly selected area.'],
  ['invalid_format', 'Invalid format.'],
  ['login_equals_password', 'Password is the same as login. Enter another password.'],
  ['login_taken', 'This login is already taken.'],
  ['used_login', 'This login is already taken.'],
  ['no_city', 'Enter the city name.'],
  ['no_firmname', 'Incorrectly typed company name.'],
  ['no_firstname', 'Enter your name.'],
  ['no_login', 'Enter your login here.'],
  ['no_name', 'Enter your surname.'],
  ['no_password', 'Enter your password here.'],
  ['no_street', 'Enter street or city name.'],
  ['no_street_number', 'Enter the house no..'],
  ['no_street_number_uk', 'The property number is missing.'],
  ['incorrect_iban', 'Bank account number format is invalid'],
];
const ILLEGAL = FIELD_CODES.filter((code) => code.startsWith('illegal_characters_'));

/** Copied from the specification, sections 5 and 8: what a form says by itself. */
const EXACT_FORM = [
  [errorsPl['form.required'], 'Proszę wypełnić to pole.'],
  [errorsEn['form.required'], 'This field is required.'],
  [errorsPl['form.minLength'], 'Minimalna liczba znaków dla tego pola to {n}'],
  [errorsEn['form.minLength'], 'The minimum number of characters for this field is {n} characters).'],
  [errorsPl['form.maxLength'], 'Maksymalna liczba znaków dla tego pola to {n}'],
  [errorsEn['form.maxLength'], 'The maximum number of characters for this field is {n} characters).'],
  [errorsPl['form.choose'], 'Proszę wybrać opcję.'],
  [errorsEn['form.choose'], 'Please select the option.'],
  [errorsPl['form.noDigits'], 'Pole nie może zawierać cyfr.'],
  [say(errorsEn['form.shortPhone'], 'en', { n: 9 }), 'Phone number should contain a minimum of 9 characters'],
  [
    errorsPl['form.zipcodeFormats'],
    'Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]:',
  ],
  [
    errorsEn['form.zipcodeFormats'],
    'Valid postal code formats for the indicated country are [X - numeric character, Y - alphabetic character]:',
  ],
  [
    say(errorsEn['form.fileType'], 'en', { file: '<file name>' }),
    'File cannot be uploaded <file name>, because its type of files is invalid.',
  ],
  [
    say(errorsEn['form.fileSize'], 'en', { file: '<file name>', size: '{MB}' }),
    'File cannot be uploaded <file name> because it is larger than the allowed size of {MB}MB.',
  ],
  [errorsEn['form.pictureFormats'], 'Possible picture formats: .jpg.'],
  [errorsEn['form.pictureSize'], 'Max. picture size is: {n}px.'],
] as const;

describe('the error catalogue', () => {
  test('has 54 codes and one of our own, each with a Polish and an English text', () => {
    expect(FIELD_CODES).toHaveLength(54 + 1);
    for (const code of FIELD_CODES) {
      expect(errorsPl[`field.${code}`], code).toMatch(/\p{L}{3}/u);
      expect(errorsEn[`field.${code}`], code).toMatch(/\p{L}{3}/u);
    }
  });

  test.each(EXACT_PL)('says of %s in Polish exactly: %s', (code, text) => {
    expect(textsIn('pl')[`field.${code}`]).toBe(text);
  });

  test.each(EXACT_EN)('says of %s in English exactly: %s', (code, text) => {
    expect(textsIn('en')[`field.${code}`]).toBe(text);
  });

  test('says of a character that is not allowed the same thing for each of 14 fields', () => {
    expect(ILLEGAL).toHaveLength(14);
    for (const code of ILLEGAL) {
      expect(textsIn('pl')[`field.${code}`]).toBe('Jeden z użytych znaków jest niedozwolony.');
      expect(textsIn('en')[`field.${code}`]).toBe('One of the characters is invalid.');
    }
  });

  test('says what the specification only describes', () => {
    const meant: [FieldCode, pl: RegExp, en: RegExp][] = [
      ['birth_date', /datę urodzenia w formacie RRRR-MM-DD/, /birth date/],
      ['incorect_invoice_phone', /telefon klienta/, /customer's phone/],
      ['incorect_invoice_zipcode', /kod pocztowy klienta/, /customer's postal code/],
      ['incorect_nip', /NIP dla wybranego kraju/, /VAT/],
      ['invalid_format', /co najmniej jedną literę/, /format/],
      ['no_delivery_city', /miejscowość odbiorcy/, /recipient's city/],
      ['no_delivery_firstname', /imię odbiorcy/, /recipient's name/],
      ['no_delivery_lastname', /nazwisko odbiorcy/, /recipient's surname/],
      ['no_delivery_street', /ulicę i numer domu odbiorcy/, /recipient's street and property number/],
      ['no_invoice_city', /miejscowość klienta/, /customer's city/],
      ['no_invoice_firmname', /nazwę firmy klienta/, /customer's company name/],
      ['no_invoice_firstname', /imię klienta/, /customer's first name/],
      ['no_invoice_lastname', /nazwisko klienta/, /customer's surname/],
      ['no_invoice_street', /ulicę i numer domu klienta/, /customer's street and house number/],
      ['no_invoice_street_number', /numer domu klienta/, /customer's house number/],
      ['not_equal_passwords', /różnią się.*w obu polach/, /differ.*in both fields/],
    ];
    for (const [code, polish, english] of meant) {
      expect(fieldMessage(textsIn('pl'), 'pl', code)).toMatch(polish);
      expect(fieldMessage(textsIn('en'), 'en', code)).toMatch(english);
    }
  });

  test('tells the bounds of a login and of a password, an address as an example, and a free login', () => {
    const said = (code: FieldCode, language: 'pl' | 'en') =>
      fieldMessage(textsIn(language), language, code, { login: 'anna2' });
    expect(said('password_to_short', 'pl')).toBe('Hasło jest za krótkie (minimum 6 znaków).');
    expect(said('password_to_long', 'pl')).toBe('Hasło jest za długie (maksimum 30 znaków).');
    expect(said('password_to_short', 'en')).toBe('Password is too short (minimum 6 characters).');
    expect(said('password_to_long', 'en')).toBe('Password is too long (maximum 30 characters).');
    expect(said('incorect_login', 'pl')).toMatch(
      /^Login musi mieć od 3 do 40 znaków\. .*litery.*cyfry.*@ \. - _$/,
    );
    expect(said('incorect_login', 'en')).toBe(
      'Login must have 3 to 40 characters; letters, digits and @ . - _ are allowed.',
    );
    expect(said('login_taken_login_propose', 'pl')).toMatch(/^Podany login jest już zajęty\b.*anna2$/);
    expect(said('login_taken_login_propose', 'en')).toMatch(/^This login is already taken\..*anna2$/);
    expect(said('incorect_email', 'pl')).toMatch(/np\. \S+@\S+\.\w+$/);
    for (const code of FIELD_CODES) expect(said(code, 'pl') + said(code, 'en'), code).not.toMatch(/[{}]/);
  });

  test('is said in the shop’s own words where it has some, code by code', () => {
    for (const code of FIELD_CODES) {
      const own = {
        pl: { [`field.${code}`]: `Po swojemu: ${code}` },
        en: { [`field.${code}`]: `Ours: ${code}` },
      };
      expect(fieldMessage(textsIn('pl', own), 'pl', code)).toBe(`Po swojemu: ${code}`);
      expect(fieldMessage(textsIn('en', own), 'en', code)).toBe(`Ours: ${code}`);
    }
  });
});

describe('a form', () => {
  test.each(EXACT_FORM)('says %s', (said, text) => {
    expect(said).toBe(text);
  });
});
