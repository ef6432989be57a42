import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { clientIn, DATA, type Shopper, sendFiles, sendForm } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

const links = linksIn('pl');
const { signIn, register, forgotPassword, contact, accountData, accountComplaint } = links;
const OPEN_FORMS = [signIn, register, forgotPassword, links.newPassword('x'), contact];
const CLIENT_FORMS = [
  ...[accountData, links.accountEmail, links.accountBank, links.accountConsents, links.accountPassword],
  ...[links.accountAddress, links.accountRemove, accountComplaint],
];
const JSON_BODY = { 'content-type': 'application/json' };
const SECRET = 'bardzo tajne słowo';

const PERSON = { firstname: 'Ewa', lastname: 'Lis', phone_prefix: '+48', phone: '600 700 800' };
const NEWCOMER = {
  ...PERSON,
  login: 'ewa.lis',
  email: 'ewa.lis@example.org',
  password: SECRET,
  password_repeat: SECRET,
  terms: 'y',
};

describeWithShop('a form', (use) => {
  let anna: Shopper & { clientId: number };
  beforeAll(async () => {
    anna = await clientIn(use(), 'anna');
  });
  const annasData = () => use().shop.clients.accountData.load(anna.clientId);

  test('is shown with nothing wrong in it', async () => {
    for (const path of OPEN_FORMS.filter((each) => each !== contact)) {
      const { statusCode, body } = await shopperIn(use()).get(path);
      expect([path, statusCode, body.includes('aria-invalid')]).toEqual([path, 200, false]);
    }
    expect((await anna.get(accountData)).body).toContain('name="phone2"');
  });

  test('tells its script of what type each field is', async () => {
    const pages = [
      register,
      `${links.accountAddress}?kind=delivery`,
      links.accountAddress,
      links.accountBank,
    ];
    const typesOf = async (path: string) => {
      const [, fields = '[]'] = /data-fields="([^"]*)"/.exec((await anna.get(path)).body) ?? [];
      return (JSON.parse(fields.replaceAll('&quot;', '"')) as { type: string }[]).map(({ type }) => type);
    };
    const types = (await Promise.all(pages.map(typesOf))).flat();
    expect(types).toEqual(
      expect.arrayContaining([
        ...['firstname', 'lastname', 'firm', 'nip', 'street', 'zipcode', 'city', 'phone', 'email'],
        ...['birthdate', 'login', 'password', 'iban'],
      ]),
    );
    const contactForm = await typesOf(contact);
    expect(contactForm).toContain('phone email');
  });

  test('with a mistake comes back with all that was typed, except for passwords', async () => {
    const wrong = { ...NEWCOMER, email: 'ewa.lis@' };
    const { statusCode, body } = await sendForm(shopperIn(use()), register, wrong, PAGE);
    expect(statusCode).toBe(422);
    for (const value of ['ewa.lis', 'ewa.lis@', 'Ewa', 'Lis', '600 700 800'])
      expect(body).toContain(`value="${value}"`);
    expect(body).toContain('Błędnie wpisany e-mail.');
    expect(body).not.toContain(SECRET);
  });

  test.each([
    [signIn, { username: 'nikt', password: SECRET }],
    [links.accountPassword, { current_password: SECRET, password: SECRET, password_repeat: 'inne' }],
    [links.accountEmail, { email: 'nowy@', current_password: SECRET }],
    [links.accountRemove, { current_password: SECRET }],
  ])('never sends a password back: %s', async (path, typed) => {
    const page = await sendForm(anna, path, typed, PAGE);
    const data = await sendForm(anna, path, typed, DATA);
    for (const { statusCode, body } of [page, data]) {
      expect([401, 422]).toContain(statusCode);
      expect(body).not.toContain(SECRET);
    }
  });

  test('is answered with data where data is asked for, and with a page otherwise', async () => {
    const wrong = { ...PERSON, firstname: '' };
    const data = await sendForm(anna, accountData, wrong, DATA);
    expect([data.statusCode, data.json()]).toEqual([
      422,
      { status: 'error', problems: { firstname: 'Podaj imię.' } },
    ]);
    for (const accept of ['text/html', '*/*']) {
      const page = await sendForm(anna, accountData, wrong, { accept });
      expect([page.statusCode, page.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
    }
  });

  test('that was taken leads on, and what came of it is said once', async () => {
    const data = await sendForm(anna, accountData, PERSON, DATA);
    expect([data.statusCode, data.json()]).toEqual([200, { status: 'success', location: accountData }]);
    expect((await anna.get(accountData)).body).toContain('Zapisane.');
    const page = await sendForm(anna, accountData, PERSON, PAGE);
    expect([page.statusCode, page.headers.location]).toEqual([303, accountData]);
    expect((await anna.get(accountData)).body).toContain('Zapisane.');
    expect((await anna.get(accountData)).body).not.toContain('Zapisane.');
  });

  test('speaks the language of its page', async () => {
    const { accountData: path } = linksIn('en');
    const { body } = await sendForm(anna, path, { ...PERSON, firstname: '' }, PAGE);
    expect(body).toContain('Enter your name.');
    expect((await sendForm(anna, path, PERSON)).json()).toEqual({ status: 'success', location: path });
  });

  test.each([
    [register, 'firstname'],
    [contact, 'message'],
    [signIn, 'go_on'],
  ])('shows what was typed as text, never as HTML: %s, %s', async (path, field) => {
    const typed = { [field]: '"></textarea><script>alert(1)</script>' };
    const { statusCode, body } = await sendForm(shopperIn(use()), path, typed, PAGE);
    expect(statusCode).toBe(422);
    expect(body).not.toContain('<script>alert(1)');
    expect(body).not.toContain('"></textarea>');
  });

  test('takes its own fields and no others', async () => {
    const before = await annasData();
    const others = { id: '1', clientId: '1', login: 'ktos', email: 'ktos@example.org', bankAccount: 'PL' };
    expect((await sendForm(anna, accountData, { ...PERSON, ...others })).statusCode).toBe(200);
    const { login, email, bankAccount } = (await annasData()) ?? {};
    expect({ login, email, bankAccount }).toEqual({
      login: before?.login,
      email: before?.email,
      bankAccount: before?.bankAccount,
    });
  });

  test('takes a body of JSON as it takes fields', async () => {
    const answer = await anna.post(accountData, JSON.stringify({ ...PERSON, lastname: 'Wilk' }), {
      ...DATA,
      ...JSON_BODY,
    });
    expect(answer.statusCode).toBe(200);
    expect((await annasData())?.lastname).toBe('Wilk');
  });

  test('loses the characters that no text may have, and keeps the rest', async () => {
    const typed = new URLSearchParams({ ...PERSON, lastname: 'Ry\u0000ś' });
    expect((await anna.post(accountData, typed.toString(), DATA)).statusCode).toBe(200);
    expect((await annasData())?.lastname).toBe('Ryś');
  });

  const fieldsOfAll = [
    ...['login', 'email', 'username', 'password', 'password_repeat', 'current_password', 'firstname', 'name'],
    ...['lastname', 'phone_prefix', 'phone', 'phone2', 'birthdate', 'terms', 'iban', 'newsletter', 'contact'],
    ...['subject', 'message', 'shop', 'call_days', 'street', 'street_number', 'zipcode', 'city', 'country'],
    ...['firm', 'nip', 'product', 'order', 'found_on', 'description', 'wish', 'go_on', 'sure'],
  ];
  const everywhere = <Value>(value: Value) => Object.fromEntries(fieldsOfAll.map((name) => [name, value]));
  const asFields = (value: string) => new URLSearchParams(everywhere(value)).toString();
  const asJson = (value: unknown) => JSON.stringify(value);

  test.each<[what: string, payload: string, headers: Record<string, string>]>([
    ['nothing', '', {}],
    ['NUL in every field', asFields('\u0000'), {}],
    ['NUL amid every field', asFields('a\u0000b'), {}],
    ['half a character in every field', asJson(everywhere('\ud800')), JSON_BODY],
    ['bytes that are no text', 'username=%ED%A0%80&password=%FF%FE&firstname=%', {}],
    ['100 kB in one field', new URLSearchParams({ username: 'a'.repeat(100_000) }).toString(), {}],
    ['6 kB in every field', asFields('ż '.repeat(1000)), {}],
    ['the same field twice', 'username=a&username=b&firstname=a&firstname=b', {}],
    ['lists', asJson(everywhere(['a', 'b'])), JSON_BODY],
    ['objects', asJson(everywhere({ toString: 'x' })), JSON_BODY],
    ['numbers', asJson(everywhere(7)), JSON_BODY],
    ['a list instead of fields', '["username"]', JSON_BODY],
    ['null instead of fields', 'null', JSON_BODY],
    ['a word instead of fields', '"username"', JSON_BODY],
    ['plain text', 'username', { 'content-type': 'text/plain' }],
    ['broken JSON', '{"username":', JSON_BODY],
    ['names of every object', '__proto__=x&constructor=y&hasOwnProperty=z&toString=u&__proto__[a]=b', {}],
    ['names of every object in JSON', '{"constructor":{"prototype":{"dirty":1}},"toString":1}', JSON_BODY],
    ['a prototype in JSON', '{"__proto__":{"dirty":1}}', JSON_BODY],
    ['emoji, signs and quotes', asFields("😀%\\'; DROP TABLE client; --\u202e|{n}$1"), {}],
    ['a form of files without an end', '--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a form of files without a boundary', 'x', { 'content-type': 'multipart/form-data' }],
  ])('does not break, whatever is sent: %s', async (_what, payload, headers) => {
    const guest = shopperIn(use());
    for (const accept of ['text/html', 'application/json'])
      for (const [who, path] of [
        ...[...OPEN_FORMS, ...CLIENT_FORMS].map((each) => [guest, each] as const),
        ...CLIENT_FORMS.map((each) => [anna, each] as const),
      ]) {
        const { statusCode, body } = await who.post(path, payload, { ...headers, accept });
        expect([400, 401, 410, 413, 415, 422, 429, 200, 303], `${path} ${body}`).toContain(statusCode);
      }
    expect('dirty' in {}).toBe(false);
  });

  test('is taken from the shop’s own pages alone', async () => {
    const targets = LANGUAGES.flatMap((language) => {
      const each = linksIn(language);
      return [
        ...[
          each.signIn,
          each.signOut,
          each.register,
          each.forgotPassword,
          each.newPassword('x'),
          each.contact,
        ],
        ...[
          each.accountData,
          each.accountEmail,
          each.accountBank,
          each.accountConsents,
          each.accountPassword,
        ],
        ...[each.accountAddress, each.accountAddressRemove, each.accountRemove, each.accountComplaint],
        each.basketChange,
      ];
    });
    const guest = shopperIn(use());
    for (const path of targets) {
      for (const foreign of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://zly.example' },
        { origin: 'null' },
      ])
        expect([path, (await guest.post(path, '', foreign)).statusCode]).toEqual([path, 403]);
      const own = await guest.post(path, '', { 'sec-fetch-site': 'same-origin', accept: 'application/json' });
      expect([403, 404, 500], path).not.toContain(own.statusCode);
    }
  });

  test('without files takes none', async () => {
    const before = await annasData();
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...PERSON, lastname: 'Plik' })) form.set(name, value);
    form.set('files', new File(['x'], 'x.txt'));
    expect((await sendFiles(anna, accountData, form)).statusCode).toBe(415);
    expect(await annasData()).toEqual(before);
  });

  test.each(CLIENT_FORMS)('of a client whose session has ended says so: %s', async (path) => {
    const from = { ...DATA, referer: `https://sklep.example${path}?x=1` };
    const answer = await sendForm(shopperIn(use()), path, PERSON, from);
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      {
        status: 'error',
        message: 'Sesja wygasła. Zaloguj się ponownie; to, co wpisano, wróci do formularza.',
        link: { href: `/signin.php?go_on=${encodeURIComponent(`${path}?x=1`)}`, text: 'Zaloguj się' },
      },
    ]);
  });

  test('of a client whose session has ended keeps what was typed, without JavaScript too', async () => {
    const typed = { ...PERSON, current_password: SECRET, password: SECRET, password_repeat: SECRET };
    const { statusCode, body } = await sendForm(shopperIn(use()), accountData, typed, PAGE);
    expect(statusCode).toBe(401);
    expect(body).toContain('Sesja wygasła.');
    expect(body).toContain(`<form action="${accountData}" method="post">`);
    for (const [name, value] of Object.entries(PERSON))
      expect(body).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    expect(body).not.toContain(SECRET);
    expect(body).not.toContain('password');
  });

  test('with files of a client whose session has ended keeps what was typed', async () => {
    const form = new FormData();
    form.set('product', 'Młynek');
    form.set('files', new File([Buffer.alloc(6_000_000)], 'zdjecie.jpg', { type: 'image/jpeg' }));
    form.set('description', 'Nie mieli wcale');
    const { statusCode, body } = await sendFiles(shopperIn(use()), accountComplaint, form, PAGE);
    expect(statusCode).toBe(401);
    for (const value of ['Młynek', 'Nie mieli wcale']) expect(body).toContain(`value="${value}"`);
  });
});
