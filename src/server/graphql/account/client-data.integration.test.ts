import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  validationQuery,
  type WireClientDataInput,
  type WireValidation,
} from '#contract/account/client-data.ts';
import { SESSION_COOKIE } from '#contract/wire.ts';
import { FIELD_CODES, type FieldCode } from '#domain/form/field-code.ts';
import { client, session } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { VISIT } from '#tests/support/samples/sample-account.ts';
import { openTestShop, shopperIn, type TestShop } from '#tests/support/shop/test-shop.ts';

const [POLAND, GERMANY, BRITAIN, ITALY] = [1143020003, 1143020143, 1170044706, 1143020220];
const PATH = '/graphql/v1/?query=validateClientData';
const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' };
const ENGLISH = { referer: 'https://sklep.example/en/koszyk' };

type Billing = NonNullable<NonNullable<WireClientDataInput['clientData']>['clientBillingData']>;
const billing = (clientBillingData: Billing): WireClientDataInput => ({ clientData: { clientBillingData } });
const loginAndPassword = (login?: string, password?: string): WireClientDataInput => ({
  loginAndPassword: { login, password },
});

const ILLEGAL = ['Jeden z użytych znaków jest niedozwolony.', 'One of the characters is invalid.'] as const;
const DIGITS = ['Pole nie może zawierać cyfr.', 'The field must not contain digits.'] as const;

type Case = readonly [code: FieldCode, input: WireClientDataInput, pl: string, en: string];

/** What causes each code that this query can give, and what it says. */
const CASES: readonly Case[] = [
  [
    'birth_date',
    { clientData: { birthDate: '31.12.1990' } },
    'Podaj prawidłową datę urodzenia w formacie RRRR-MM-DD.',
    'Enter your birth date in the YYYY-MM-DD format',
  ],
  [
    'birth_date',
    { clientData: { birthDate: '1990-02-30' } },
    'Podaj prawidłową datę urodzenia w formacie RRRR-MM-DD.',
    'Enter your birth date in the YYYY-MM-DD format',
  ],
  ['illegal_characters_client_city', billing({ city: 'Kraków <b>' }), ...ILLEGAL],
  ['illegal_characters_client_firm', billing({ companyName: 'Kawa <b>' }), ...ILLEGAL],
  ['illegal_characters_client_firstname', billing({ firstname: 'Anna <b>' }), ...ILLEGAL],
  ['illegal_characters_client_lastname', billing({ lastname: 'Nowak {}' }), ...ILLEGAL],
  ['illegal_characters_client_firstname', billing({ firstname: 'Anna 2' }), ...DIGITS],
  ['illegal_characters_client_lastname', billing({ lastname: 'N0wak' }), ...DIGITS],
  [
    'illegal_characters_client_nip',
    { clientData: { taxNumber: '525<248>0171', clientBillingData: { country: POLAND } } },
    ...ILLEGAL,
  ],
  ['illegal_characters_client_phone', billing({ phone: '501 <b> 300', country: POLAND }), ...ILLEGAL],
  ['illegal_characters_client_street', billing({ street: 'Długa <5>', country: POLAND }), ...ILLEGAL],
  [
    'incorect_email',
    { clientData: { email: 'anna.nowak@' } },
    'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. anna.nowak@example.org',
    'Incorrectly typed e-mail address. Enter the full e-mail address, e.g. anna.nowak@example.org.',
  ],
  [
    'incorect_login',
    loginAndPassword('an', 'dobre hasło'),
    'Login musi mieć od 3 do 40 znaków. Dozwolone są litery bez polskich znaków, cyfry oraz @ . - _',
    'Login must have 3 to 40 characters; letters, digits and @ . - _ are allowed.',
  ],
  [
    'incorect_nip',
    { clientData: { taxNumber: '525-248-01-71', clientBillingData: { country: POLAND } } },
    'Nieprawidłowy numer NIP dla wybranego kraju.',
    'Incorrectly typed VAT Number.',
  ],
  [
    'incorect_phone',
    billing({ phone: '12', country: POLAND }),
    'Podaj numer telefonu.',
    'Enter your phone number.',
  ],
  [
    'incorect_phone',
    billing({ phone: '12345678' }),
    'Numer telefonu powinien zawierać minimum 9 znaków',
    'Phone number should contain a minimum of 9 characters',
  ],
  [
    'incorect_zipcode',
    billing({ zipcode: '00-95', country: POLAND }),
    'Błędnie wpisany kod pocztowy.',
    'Incorrectly typed postal code.',
  ],
  [
    'incorrect_region',
    billing({ country: 4 }),
    'Nieprawidłowo wybrany region.',
    'Incorrectly selected area.',
  ],
  [
    'invalid_format',
    billing({ companyName: '123' }),
    'Pole musi zawierać co najmniej jedną literę.',
    'Invalid format.',
  ],
  [
    'login_equals_password',
    loginAndPassword('anna.nowak', 'anna.nowak'),
    'Hasło jest takie samo jak login. Wpisz inne hasło.',
    'Password is the same as login. Enter another password.',
  ],
  [
    'login_taken_login_propose',
    loginAndPassword('HALINA', 'dobre hasło'),
    'Podany login jest już zajęty. Proponowany login: HALINA2',
    'This login is already taken. Suggested login: HALINA2',
  ],
  ['no_city', billing({ city: ' ' }), 'Podaj nazwę miejscowości.', 'Enter the city name.'],
  [
    'no_firmname',
    billing({ companyName: '' }),
    'Błędnie wpisana nazwa firmy.',
    'Incorrectly typed company name.',
  ],
  ['no_firstname', billing({ firstname: '' }), 'Podaj imię.', 'Enter your name.'],
  ['no_login', loginAndPassword('', 'dobre hasło'), 'Podaj login.', 'Enter your login here.'],
  ['no_name', billing({ lastname: '' }), 'Podaj nazwisko.', 'Enter your surname.'],
  ['no_password', loginAndPassword('anna.nowak', ''), 'Podaj hasło.', 'Enter your password here.'],
  [
    'no_street',
    billing({ street: '', country: POLAND }),
    'Podaj ulicę lub miejscowość.',
    'Enter street or city name.',
  ],
  [
    'no_street_number',
    billing({ street: 'Długa', country: POLAND }),
    'Podaj nr domu.',
    'Enter the house no..',
  ],
  [
    'no_street_number_uk',
    billing({ street: 'Downing Street', country: BRITAIN }),
    'Brakuje numeru domu.',
    'The property number is missing.',
  ],
  [
    'password_to_short',
    loginAndPassword('anna.nowak', 'hasło'),
    'Hasło jest za krótkie (minimum 6 znaków).',
    'Password is too short (minimum 6 characters).',
  ],
  [
    'password_to_long',
    loginAndPassword('anna.nowak', 'h'.repeat(31)),
    'Hasło jest za długie (maksimum 30 znaków).',
    'Password is too long (maximum 30 characters).',
  ],
  [
    'password_common',
    loginAndPassword('anna.nowak', 'Haslo123'),
    'To hasło zna zbyt wiele osób. Wybierz inne, na przykład kilka słów.',
    'Too many people use this password. Choose another one, such as several words.',
  ],
];

/** Said elsewhere: their texts are proved in src/texts/errors/errors.test.ts. */
const ELSEWHERE: Record<string, readonly FieldCode[]> = {
  'where no free login is near': ['login_taken'],
  'when an account is opened': ['used_login', 'not_equal_passwords', 'illegal_characters_client_phone2'],
  'by the check of bank accounts': ['incorrect_iban'],
  'by the checkout': FIELD_CODES.filter((code) => /_delivery_|_invoice_|incorect_shops/.test(code)),
};

describeWithDatabase('the check of client data', (use) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(use());
    await use().orm.insert(client).values({
      login: 'halina',
      email: 'Halina@Example.org',
      passwordHash: 'x',
      emailConfirmedAt: new Date(),
    });
  });
  afterEach(() => shop.close());

  async function ask(query: string, headers: Record<string, string> = {}, shopper = shopperIn(shop)) {
    const answer = await shopper.post(PATH, JSON.stringify({ query }), { ...JSON_HEADERS, ...headers });
    expect(answer.statusCode, answer.body).toBe(200);
    const { data, errors } = answer.json();
    expect(errors).toBeUndefined();
    return data as Record<string, WireValidation>;
  }
  const check = async (input: WireClientDataInput, headers = {}, shopper = shopperIn(shop)) => {
    const { answer } = await ask(validationQuery({ answer: input }), headers, shopper);
    if (!answer) throw new Error('there is no answer');
    return answer;
  };
  const withSession = async () => {
    const { token } = await shop.shop.clients.sessions.start(VISIT);
    return shopperIn(shop, new Map([[SESSION_COOKIE, token]]));
  };
  const asHalina = async () => {
    const [halina] = await use().orm.select().from(client).where(eq(client.login, 'halina'));
    const { token } = await shop.shop.clients.sessions.logIn(undefined, halina?.id ?? 0, VISIT);
    return shopperIn(shop, new Map([[SESSION_COOKIE, token]]));
  };
  const codesOf = ({ messages }: WireValidation) => messages.map(({ code }) => code);
  const email = (address: string): WireClientDataInput => ({ clientData: { email: address } });

  test('says each code of the catalogue, in Polish and in English', async () => {
    for (const [code, input, pl, en] of CASES) {
      const [polish, english] = [await check(input), await check(input, ENGLISH)];
      expect([input, polish.messages[0]]).toEqual([input, { code, message: pl }]);
      expect([input, english.messages[0]]).toEqual([input, { code, message: en }]);
    }
  });

  test('leaves to others only the codes listed here', () => {
    const said = [...CASES.map(([code]) => code), ...Object.values(ELSEWHERE).flat()];
    expect([...new Set(said)].toSorted()).toEqual([...FIELD_CODES].toSorted());
  });

  test('finds nothing wrong with good data, whichever country it is of', async () => {
    const good: WireClientDataInput[] = [
      billing({
        firstname: 'Anna Maria',
        lastname: 'Nowak-Kowalska',
        companyName: 'Kawa i S-ka',
        city: 'Łódź',
      }),
      billing({ street: 'ul. Długa 5/7', zipcode: '00-950', phone: '501 200 300', country: POLAND }),
      billing({ street: '10 Downing Street', zipcode: 'SW1A 2AA', phone: '020 7925 0918', country: BRITAIN }),
      billing({ zipcode: '10115', phone: '+49 30 901820', country: GERMANY }),
      billing({ zipcode: '00-950', phone: '501200300' }),
      billing({ country: ITALY }),
      { clientData: { taxNumber: '525-248-01-72', clientBillingData: { country: POLAND } } },
      { clientData: { email: 'anna.nowak@example.org', birthDate: '1990-12-31' } },
      loginAndPassword('anna.nowak', 'dobre hasło'),
      { clientData: {} },
      {},
    ];
    for (const input of good) expect([input, codesOf(await check(input))]).toEqual([input, []]);
  });

  test('lists the right formats of a postal code after its message', async () => {
    const polish = await check(billing({ zipcode: '0095', country: POLAND }));
    expect(polish.messages).toEqual([
      { code: 'incorect_zipcode', message: 'Błędnie wpisany kod pocztowy.' },
      { code: 'incorect_zipcode', message: 'XX-XXX' },
    ]);
    const british = await check(billing({ zipcode: '00-950', country: BRITAIN }), ENGLISH);
    expect(british.messages[1]?.message).toBe('YX XYY, YXX XYY, YYX XYY, YYXX XYY, YXY XYY, YYXY XYY');
  });

  test('judges tax number, postal code, street and phone by the country, whether the shop delivers there or not', async () => {
    expect(shop.shop.settings.config.regions).not.toContain(ITALY);
    const tax = (country: number) => ({
      clientData: { taxNumber: '5252480172', clientBillingData: { country } },
    });
    expect(codesOf(await check(tax(POLAND)))).toEqual([]);
    expect(codesOf(await check(tax(GERMANY)))).toEqual(['incorect_nip']);
    expect(codesOf(await check(billing({ zipcode: '00-950', country: ITALY })))[0]).toBe('incorect_zipcode');
    expect(codesOf(await check(billing({ zipcode: '00184', country: ITALY })))).toEqual([]);
    expect(codesOf(await check(billing({ street: 'Via Roma', country: ITALY })))).toEqual([
      'no_street_number',
    ]);
    expect(codesOf(await check(billing({ phone: '501 200 300', country: GERMANY })))).toEqual([
      'incorect_phone',
    ]);
  });

  test('takes a country as an integer without quotation marks or with them', async () => {
    const query = (country: string) =>
      `{a:validateClientData(ClientDataInput:{clientData:{clientBillingData:{zipcode:"1",country:${country}}}}){messages{code}}}`;
    for (const country of ['1143020003', '"1143020003"'])
      expect((await ask(query(country))).a?.messages[0]).toEqual({ code: 'incorect_zipcode' });
    for (const country of ['0', '-1', '99999999999999999999', '"PL"', '"1143020003.5"'])
      expect((await ask(query(country))).a?.messages).toContainEqual({ code: 'incorrect_region' });
    for (const country of ['null', '""'])
      expect((await ask(query(country))).a?.messages).not.toContainEqual({ code: 'incorrect_region' });
  });

  test('takes a login and a password inside the client’s data too, and judges them together', async () => {
    const both = await check({ clientData: { loginAndPassword: { login: 'an', password: 'x' } } });
    expect(codesOf(both)).toEqual(['incorect_login', 'password_to_short']);
    expect(codesOf(await check(loginAndPassword('', '')))).toEqual(['no_login', 'no_password']);
    expect(codesOf(await check({ loginAndPassword: { login: 'anna.nowak' } }))).toEqual([]);
    expect(codesOf(await check({ loginAndPassword: { password: 'x' } }))).toEqual(['password_to_short']);
  });

  test('takes logins of 3 to 40 characters: letters, digits and @ . - _', async () => {
    for (const login of ['ann', 'a'.repeat(40), 'Anna.Nowak_7-x@example.org'])
      expect([login, codesOf(await check(loginAndPassword(login, 'dobre hasło')))]).toEqual([login, []]);
    for (const login of [
      'an',
      'a'.repeat(41),
      'łucja',
      'anna nowak',
      'anna#',
      'anna<b>',
      'anna,nowak',
      "anna'",
    ])
      expect([login, codesOf(await check(loginAndPassword(login, 'dobre hasło')))]).toEqual([
        login,
        ['incorect_login'],
      ]);
  });

  test('takes passwords of 6 to 30 characters, and phones of at least 9 where no country is known', async () => {
    const ofPassword = async (length: number) =>
      codesOf(await check(loginAndPassword('anna.nowak', 'żółwik śpi na ciepłym kamieniu!'.slice(-length))));
    expect([await ofPassword(5), await ofPassword(6)]).toEqual([['password_to_short'], []]);
    expect([await ofPassword(30), await ofPassword(31)]).toEqual([[], ['password_to_long']]);
    const ofPhone = async (phone: string) => codesOf(await check(billing({ phone })));
    expect([await ofPhone('12345678'), await ofPhone('123456789')]).toEqual([['incorect_phone'], []]);
    expect([await ofPhone('((((((((('), await ofPhone('(12)-34567')]).toEqual([['incorect_phone'], []]);
  });

  test('judges a phone without a country by the country that its prefix names', async () => {
    const ofPhone = async (phone: string) => codesOf(await check(billing({ phone })));
    for (const wrong of ['+48 12345', '+48 123456789012', '0048 12345', '+44 123456789'])
      expect([wrong, await ofPhone(wrong)]).toEqual([wrong, ['incorect_phone']]);
    for (const right of ['+48 600 700 800', '+47 22 12 34 56', '0048600700800', '+81 3 1234 5678'])
      expect([right, await ofPhone(right)]).toEqual([right, []]);
  });

  test('takes a Belgian tax number of nine digits', async () => {
    const ofNumber = async (taxNumber: string) => {
      const clientBillingData = { country: 1143020022 };
      return codesOf(await check({ clientData: { taxNumber, clientBillingData } }));
    };
    expect(await ofNumber('428.759.497')).toEqual([]);
    expect(await ofNumber('428.759.498')).toEqual(['incorect_nip']);
  });

  test('answers each alias for its own input, even with nothing between them', async () => {
    const first =
      'a:validateClientData(ClientDataInput:{clientData:{clientBillingData:{firstname:""}}}){messages{code message}}';
    const second =
      'b:validateClientData(ClientDataInput:{clientData:{email:"halina@example.org"}}){messages{code}clientExists}';
    const third =
      'c:validateClientData(ClientDataInput:{loginAndPassword:{login:"halina",password:""}}){messages{code}clientProposedLogin}';
    expect(await ask(`{${first}${second}${third}}`)).toEqual({
      a: { messages: [{ code: 'no_firstname', message: 'Podaj imię.' }] },
      b: { messages: [], clientExists: true },
      c: {
        messages: [{ code: 'login_taken_login_propose' }, { code: 'no_password' }],
        clientProposedLogin: 'halina2',
      },
    });
  });

  test('checks 50 whole forms in one query', async () => {
    const whole: WireClientDataInput = {
      clientData: {
        clientBillingData: {
          firstname: 'Anna',
          lastname: 'Nowak',
          companyName: 'Kawa',
          street: 'Długa 5',
          zipcode: '00-950',
          city: 'Kraków',
          phone: '501200300',
          country: POLAND,
        },
        taxNumber: '5252480172',
        email: 'anna@example.org',
        birthDate: '1990-12-31',
      },
    };
    const inputs = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`input_${index}`, whole]));
    const answers = Object.values(await ask(validationQuery(inputs)));
    expect(answers).toHaveLength(50);
    expect(answers.flatMap(codesOf)).toEqual([]);
  });

  test('says whether a client has an e-mail address, only for one that is right', async () => {
    expect(await check(email('HALINA@example.org'))).toEqual({
      messages: [],
      clientExists: true,
      clientProposedLogin: null,
      isClientLoggedIn: false,
    });
    expect((await check(email('ewa@example.org'))).clientExists).toBe(false);
    expect((await check(email(' halina@example.org '))).clientExists).toBe(true);
    expect((await check(email('halina@'))).clientExists).toBeNull();
    expect((await check(billing({ firstname: 'Halina' }))).clientExists).toBeNull();
  });

  test('tells one visit of 20 different addresses, and of none past that', async () => {
    const shopper = await withSession();
    const ask = async (address: string) => (await check(email(address), {}, shopper)).clientExists;
    for (let each = 0; each < 20; each++) expect(await ask(`nobody-${each}@example.org`)).toBe(false);
    expect(await ask('halina@example.org'), 'as if nobody had it').toBe(false);
    expect(await ask('NOBODY-0@example.org')).toBe(false);
    expect(codesOf(await check(email('halina@'), {}, shopper))).toEqual(['incorect_email']);
    expect((await check(email('halina@example.org'), {}, await withSession())).clientExists).toBe(true);
    shop.now += 60_000;
    expect(await ask('halina@example.org'), 'by this machine itself').toBe(true);
  });

  test('tells one network of 60 different addresses, however many visits it makes', async () => {
    for (const turn of [1, 2, 3]) {
      const shopper = await withSession();
      for (let each = 0; each < 20; each++) {
        const { clientExists } = await check(email(`nobody-${turn}-${each}@example.org`), {}, shopper);
        expect(clientExists).toBe(false);
      }
    }
    expect((await check(email('halina@example.org'), {}, await withSession())).clientExists).toBe(false);
  });

  test('asks the database the same, whether somebody has the address or not, and nothing past the limit', async () => {
    const shopper = await withSession();
    const queriesFor = async (address: string) => {
      const query = vi.spyOn(use().pool, 'query');
      await check(email(address), {}, shopper);
      const sent = query.mock.calls.map(([each]): unknown => each);
      const asked = sent.map((each) => (typeof each === 'string' ? each : (each as { text: string }).text));
      query.mockRestore();
      return asked;
    };
    await queriesFor('nobody@example.org');
    const [known, unknown] = [
      await queriesFor('halina@example.org'),
      await queriesFor('nobody-else@example.org'),
    ];
    expect(known.filter((text) => text.includes('unnest'))).toHaveLength(1);
    expect(known).toEqual(unknown);
    for (let each = 0; each < 20; each++) await check(email(`nobody-${each}@example.org`), {}, shopper);
    const past = await queriesFor('nobody-asked@example.org');
    expect(past.filter((text) => text.includes('unnest'))).toEqual([]);
  });

  test('tells guests without a session no more than one session', async () => {
    const query = (each: number) => validationQuery({ a: email(`nobody-${each}@example.org`) });
    for (let each = 0; each < 20; each++) expect((await ask(query(each))).a?.clientExists).toBe(false);
    const past = validationQuery({ a: email('halina@example.org') });
    expect((await ask(past)).a?.clientExists).toBe(false);
  });

  test('does not let taken logins be tried without end either', async () => {
    for (let each = 0; each < 20; each++) await check(loginAndPassword(`nobody-${each}`, 'dobre hasło'));
    expect(await check(loginAndPassword('halina', 'dobre hasło'))).toMatchObject({
      messages: [],
      clientProposedLogin: null,
    });
    expect(codesOf(await check(loginAndPassword('ha', 'dobre hasło')))).toEqual(['incorect_login']);
  });

  test('proposes a free login for a taken one', async () => {
    await use().orm.insert(client).values({ login: 'Halina2', email: 'h2@example.org', passwordHash: 'x' });
    expect(await check(loginAndPassword('halina', 'dobre hasło'))).toEqual({
      messages: [
        {
          code: 'login_taken_login_propose',
          message: 'Podany login jest już zajęty. Proponowany login: halina3',
        },
      ],
      clientExists: null,
      clientProposedLogin: 'halina3',
      isClientLoggedIn: false,
    });
  });

  test('only says that a login is taken where no free one is near', async () => {
    shop.shop.clients.logins.proposeLogin = async () => undefined;
    for (const [headers, message] of [
      [{}, 'Podany login jest już zajęty'],
      [ENGLISH, 'This login is already taken.'],
    ] as const)
      expect(await check(loginAndPassword('halina', 'dobre hasło'), headers)).toMatchObject({
        messages: [{ code: 'login_taken', message }],
        clientProposedLogin: null,
      });
  });

  test('lets a client who is logged in keep their own login and address, and no others', async () => {
    await use()
      .orm.insert(client)
      .values({ login: 'ewa', email: 'ewa@example.org', passwordHash: 'x', emailConfirmedAt: new Date() });
    const [guest, shopper] = [await withSession(), await asHalina()];
    const askBoth = async (name: string, who: typeof shopper) => {
      const { clientExists } = await check(email(`${name}@EXAMPLE.org`), {}, who);
      return [clientExists, codesOf(await check(loginAndPassword(name, 'dobre hasło'), {}, who))];
    };
    expect(await askBoth('Halina', shopper)).toEqual([false, []]);
    expect(await askBoth('ewa', shopper)).toEqual([true, ['login_taken_login_propose']]);
    expect(await askBoth('Halina', guest)).toEqual([true, ['login_taken_login_propose']]);
  });

  test('does not count a client’s own address among those that were asked about', async () => {
    const shopper = await asHalina();
    const ask = async (address: string) => (await check(email(address), {}, shopper)).clientExists;
    for (let each = 0; each < 20; each++) expect(await ask(`nobody-${each}@example.org`)).toBe(false);
    expect([await ask('nobody-20@example.org'), await ask('halina@example.org')]).toEqual([false, false]);
  });

  test('says whether the client is logged in', async () => {
    const shopper = await withSession();
    expect((await check({}, {}, shopper)).isClientLoggedIn).toBe(false);
    const [halina] = await use().orm.select({ id: client.id }).from(client);
    await use().orm.update(session).set({ clientId: halina?.id });
    expect((await check({}, {}, shopper)).isClientLoggedIn).toBe(true);
    expect((await check({})).isClientLoggedIn).toBe(false);
  });

  test('speaks in the shop’s own words where it has some', async () => {
    const texts = {
      pl: { 'field.no_city': 'A gdzie to jest?' },
      en: { 'form.noDigits': 'Letters, please.' },
    };
    const own = await openTestShop(use(), { texts });
    const said = async (input: WireClientDataInput, headers = {}) =>
      (await check(input, headers, shopperIn(own))).messages[0]?.message;
    expect(await said(billing({ city: '' }))).toBe('A gdzie to jest?');
    expect(await said(billing({ firstname: '7' }), ENGLISH)).toBe('Letters, please.');
    await own.close();
  });

  test('breaks at nothing that can be typed', async () => {
    for (const typed of [
      '\u0000',
      '\ud800',
      '😀',
      "'; DROP TABLE client; --",
      '%',
      'a'.repeat(5000),
      '\u202e',
      '|{n}',
    ]) {
      const answer = await check({
        clientData: {
          clientBillingData: {
            firstname: typed,
            lastname: typed,
            companyName: typed,
            street: typed,
            zipcode: typed,
            city: typed,
            phone: typed,
            country: typed,
          },
          taxNumber: typed,
          email: typed,
          birthDate: typed,
        },
        loginAndPassword: { login: typed, password: typed },
      });
      expect(codesOf(answer)).toContain('incorrect_region');
      expect(FIELD_CODES).toEqual(expect.arrayContaining(codesOf(answer)));
    }
  });
});
