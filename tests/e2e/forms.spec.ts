import { newName, signedIn, test } from '#tests/support/client.ts';
import {
  autofill,
  control,
  expectState,
  fillIn,
  message,
  openForm,
  questionsOf,
  summary,
  tabTo,
} from '#tests/support/form.ts';
import { gate } from '#tests/support/gate.ts';
import { expect, toast } from '#tests/support/shop.ts';

const REGISTRATION = '/client-new.php';
const BILLING = '/account-address.php?kind=billing';
const COMPLAINT = '/account-complaint.php';
const DIGITS = 'Pole nie może zawierać cyfr.';
const REQUIRED = 'Proszę wypełnić to pole.';
const DIFFERENT = 'Podane hasła różnią się od siebie. Wpisz je ponownie w obu polach.';
const UNSENT = 'Nie udało się wysłać formularza. Sprawdź połączenie i spróbuj jeszcze raz.';
const CHECKS = '**/graphql/v1/**';

test.describe('a field', () => {
  test('is checked half a second after the last key, with what stands there then', async ({ page }) => {
    await page.clock.install();
    await openForm(page, REGISTRATION);
    const questions = questionsOf(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await control(page, 'firstname').fill('Halin');
    await page.clock.runFor(499);
    await control(page, 'firstname').fill('Halina7');
    await page.clock.runFor(499);
    expect(questions).toEqual([]);
    await expect(message(page, 'firstname')).toBeEmpty();
    await page.clock.runFor(1);
    await expect(message(page, 'firstname')).toHaveText(DIGITS);
    expect(questions.map(({ fields }) => fields)).toEqual([['firstname']]);
    expect(questions[0]?.query).toContain('Halina7');
  });

  test('that is empty is not called wrong before it was left, and is right as soon as it is filled', async ({
    page,
  }) => {
    await openForm(page, REGISTRATION);
    await control(page, 'lastname').focus();
    await expect(message(page, 'lastname')).toBeEmpty();
    await control(page, 'lastname').blur();
    await expect(message(page, 'lastname')).toHaveText(REQUIRED);
    await expect(control(page, 'lastname')).toHaveAttribute('aria-invalid', 'true');
    await control(page, 'lastname').fill('Z');
    await expect(message(page, 'lastname')).toBeEmpty();
    await expect(control(page, 'lastname')).not.toHaveAttribute('aria-invalid');
  });

  test('is judged by the newest answer: a late one for what stood there before is dropped', async ({
    page,
  }) => {
    const { opened, open: release } = gate();
    let asked = 0;
    await page.route(CHECKS, async (route) => {
      asked += 1;
      if (asked === 1) await opened;
      await route.continue();
    });
    await openForm(page, REGISTRATION);
    const late = page.waitForResponse((answer) => !!answer.request().postData()?.includes('Halina7'));
    await control(page, 'firstname').fill('Halina7');
    await expect.poll(() => asked).toBe(1);
    await control(page, 'firstname').fill('Halina');
    await expectState(page, 'firstname', 'success');
    release();
    expect(await (await late).text()).toContain(DIGITS);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await expectState(page, 'firstname', 'success');
    await expect(message(page, 'firstname')).toBeEmpty();
  });

  test('for a phone that may be left empty asks for none when a prefix is chosen', async ({ page }) => {
    await openForm(page, REGISTRATION);
    await control(page, 'phone_prefix').selectOption({ label: '+49 DE' });
    await expectState(page, 'phone_prefix', 'success');
    await expect(message(page, 'phone')).toBeEmpty();
  });

  test('for a password can be looked at while it is typed', async ({ page }) => {
    await openForm(page, REGISTRATION);
    await control(page, 'password').fill('cierpka kawa');
    const show = page.getByRole('button', { name: 'Pokaż hasło' }).first();
    await show.click();
    await expect(control(page, 'password')).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await show.click();
    await expect(control(page, 'password')).toHaveAttribute('type', 'password');
  });
});

test.describe('fields that the browser fills in', () => {
  test('are checked all together, in one question, with what was there before', async ({ page }) => {
    await openForm(page, REGISTRATION);
    const questions = questionsOf(page);
    await control(page, 'firstname').fill('Halina7');
    await expect(message(page, 'firstname')).toHaveText(DIGITS);
    await autofill(page, { email: 'halina@nigdzie', lastname: 'Zaręba', phone: '123' });
    await expect(message(page, 'email')).toContainText('Błędnie wpisany e-mail.');
    await expect(message(page, 'phone'), 'as no number of Poland').toHaveText('Podaj numer telefonu.');
    await expectState(page, 'lastname', 'success');
    expect(questions.map(({ fields }) => fields)).toEqual([
      ['firstname'],
      ['email', 'firstname', 'lastname', 'phone_prefix', 'phone'],
    ]);
    await expect(message(page, 'login'), 'a field that nobody was in').toBeEmpty();
  });

  test('do not count among them the name and the password that one signs in with', async ({ page }) => {
    // The shop has no form with such a name and other fields to check; this one gets it.
    await page.route(`**${REGISTRATION}`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        '&quot;type&quot;:&quot;login&quot;',
        '&quot;type&quot;:&quot;username&quot;',
      );
      await route.fulfill({ response, body: html });
    });
    await openForm(page, REGISTRATION);
    const questions = questionsOf(page);
    await control(page, 'firstname').fill('Halina');
    await expectState(page, 'firstname', 'success');
    await autofill(page, { login: 'halina', lastname: 'Zaręba' });
    await expectState(page, 'lastname', 'success');
    expect(questions.map(({ fields }) => fields)).toEqual([['firstname'], ['lastname']]);
  });
});

test.describe('fields that belong together', () => {
  test('passwords that differ are wrong both, and both are right as soon as they are the same', async ({
    page,
  }) => {
    await page.clock.install();
    await openForm(page, REGISTRATION);
    await page.clock.pauseAt(Date.now() + 60_000);
    await fillIn(page, { password: 'cierpka kawa', password_repeat: 'cierpka herbata' });
    await page.clock.runFor(500);
    await expect(message(page, 'password')).toHaveText(DIFFERENT);
    await expect(message(page, 'password_repeat')).toHaveText(DIFFERENT);
    await control(page, 'password_repeat').fill('cierpka kawa');
    await expect(message(page, 'password')).toBeEmpty();
    await expect(message(page, 'password_repeat')).toBeEmpty();
    await page.keyboard.press('Enter');
    await expect(summary(page)).toBeVisible();
    await expect(summary(page)).not.toContainText(DIFFERENT);
  });

  test('a password that is the login is told at the password', async ({ page }) => {
    const name = newName();
    await openForm(page, REGISTRATION);
    await fillIn(page, { login: name, password: name });
    await expect(message(page, 'password')).toHaveText('Hasło jest takie samo jak login. Wpisz inne hasło.');
    await expect(message(page, 'login')).toBeEmpty();
  });

  test.describe('of an address', () => {
    test.use(signedIn);

    test('a phone of no country too short is told without asking the shop', async ({ page }) => {
      await openForm(page, '/account-data.php');
      const questions = questionsOf(page);
      await control(page, 'phone2').fill('600 700');
      await control(page, 'phone2').blur();
      await expect(message(page, 'phone2')).toHaveText('Numer telefonu powinien zawierać minimum 9 znaków');
      expect(questions).toEqual([]);
      await control(page, 'phone2').fill('+48 12345');
      await expect(message(page, 'phone2')).toHaveText('Podaj numer telefonu.');
    });

    test('a street without a number is told at the number', async ({ page }) => {
      await openForm(page, BILLING);
      await control(page, 'street').fill('Długa');
      await expect(message(page, 'street_number')).toHaveText('Podaj numer domu klienta.');
      await expectState(page, 'street', 'success');
      await control(page, 'street_number').fill('5');
      await expectState(page, 'street_number', 'success');
    });

    test('a postal code is checked anew when the country changes', async ({ page }) => {
      await openForm(page, BILLING);
      await control(page, 'zipcode').fill('10115');
      await expectState(page, 'zipcode', 'success');
      await control(page, 'zipcode').fill('1011');
      await expect(message(page, 'zipcode')).toHaveText(
        /^Błędnie wpisany kod pocztowy\. Poprawne formaty kodu pocztowego dla wybranego kraju to \[X - cyfra; Y - litera\]: XX-XXX/,
      );
      await control(page, 'country').selectOption({ label: 'Niemcy' });
      await expect(message(page, 'zipcode')).toContainText('XXXXX');
      await control(page, 'zipcode').fill('10115');
      await expectState(page, 'zipcode', 'success');
    });
  });
});

test.describe('at registration', () => {
  test('a login that is taken is told with another one to choose', async ({ page, client }) => {
    await openForm(page, REGISTRATION);
    await control(page, 'login').fill(client.login);
    await expect(message(page, 'login')).toHaveText(
      /^Podany login jest już zajęty\. Proponowany login: \S+$/,
    );
  });

  test('an e-mail address that has an account is told', async ({ page, client }) => {
    await openForm(page, REGISTRATION);
    await control(page, 'email').fill(client.email);
    await expect(message(page, 'email')).toHaveText(
      'Konto z tym adresem już istnieje. Zaloguj się albo ustaw nowe hasło.',
    );
  });

  test('everything goes by keyboard alone, the way back from a mistake too', async ({ page }) => {
    const name = newName();
    await openForm(page, REGISTRATION);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, '#field_login');
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText('Popraw 6 pól:');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(control(page, 'email')).toBeFocused();
    await page.keyboard.type(`${name}@example.org`);
    for (const [field, typed] of [
      ['password', 'cierpka kawa'],
      ['password_repeat', 'cierpka kawa'],
      ['firstname', 'Halina'],
      ['lastname', 'Zaręba'],
    ] as const) {
      await tabTo(page, `#field_${field}`);
      await page.keyboard.type(typed);
    }
    await expect(summary(page)).toContainText('Popraw 1 pole:');
    await tabTo(page, '#field_terms');
    await page.keyboard.press('Space');
    await tabTo(page, 'shop-form button[type=submit]');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dzień dobry, Halina' })).toBeVisible();
    await expect(page.getByText('Konto jest gotowe.')).toBeVisible();
  });

  test('what the shop finds wrong after the form was refused comes into the summary', async ({
    page,
    client,
  }) => {
    await openForm(page, REGISTRATION);
    await control(page, 'email').fill(client.email);
    await page.getByRole('button', { name: 'Załóż konto' }).click();
    await expect(message(page, 'email')).toContainText('Konto z tym adresem już istnieje.');
    const links = summary(page).getByRole('link');
    const wrong = await page.locator('.field[data-state=error]').count();
    await expect(links).toHaveCount(wrong);
    await expect(summary(page)).toContainText(`Popraw ${wrong} `);
    await expect(links.filter({ hasText: 'Konto z tym adresem' })).toHaveText(/^E-mail: /);
    await expect(summary(page)).toBeFocused();
  });

  test('what was typed in one language is there in the other, whose own messages it then gets', async ({
    page,
  }) => {
    await openForm(page, REGISTRATION);
    await fillIn(page, { firstname: 'Halina 3' });
    await expect(message(page, 'firstname')).toHaveText(DIGITS);
    await openForm(page, `/en${REGISTRATION}`);
    await expect(page.getByText('We have put back what you had typed here.')).toBeVisible();
    await expect(control(page, 'firstname')).toHaveValue('Halina 3');
    await expect(page.locator('form', { has: control(page, 'firstname') })).not.toContainText(DIGITS);
    await control(page, 'firstname').press('End');
    await control(page, 'firstname').press('4');
    await expect(message(page, 'firstname')).toContainText('digits');
  });

  test('what was typed is there after a reload, but no password, and is gone once it was sent', async ({
    page,
  }) => {
    const name = newName();
    await openForm(page, REGISTRATION);
    await fillIn(page, { login: name, password: 'cierpka kawa', firstname: 'Halina' });
    await control(page, 'newsletter').check();
    await openForm(page, REGISTRATION);
    await expect(page.getByText('Przywróciliśmy to, co było tu wpisane.')).toBeVisible();
    await expect(control(page, 'login')).toHaveValue(name);
    await expect(control(page, 'firstname')).toHaveValue('Halina');
    await expect(control(page, 'newsletter')).toBeChecked();
    await expect(control(page, 'password')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('cierpka');
    await fillIn(page, { email: `${name}@example.org`, lastname: 'Zaręba' });
    await fillIn(page, { password: 'cierpka kawa', password_repeat: 'cierpka kawa' });
    await control(page, 'terms').check();
    await page.getByRole('button', { name: 'Załóż konto' }).click();
    await expect(page.getByText('Konto jest gotowe.')).toBeVisible();
    await openForm(page, REGISTRATION);
    await expect(control(page, 'login')).toHaveValue('');
  });
});

test.describe('a form tells, before anything is sent and in the exact words,', () => {
  for (const [language, prefix, required, tooShort, tooLong, choose] of [
    [
      'Polish',
      '',
      REQUIRED,
      'Minimalna liczba znaków dla tego pola to 3',
      'Maksymalna liczba znaków dla tego pola to 120',
      'Proszę wybrać opcję.',
    ],
    [
      'English',
      '/en',
      'This field is required.',
      'The minimum number of characters for this field is 3 characters).',
      'The maximum number of characters for this field is 120 characters).',
      'Please select the option.',
    ],
  ] as const) {
    test(`what is missing, too short, too long or not chosen, in ${language}`, async ({ page }) => {
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await openForm(page, `${prefix}/contact.php`);
      const subject = control(page, 'subject');
      for (const [typed, says] of [
        ['', required],
        ['ab', tooShort],
        ['a'.repeat(121), tooLong],
      ] as const) {
        await subject.focus();
        // No more than the longest can be typed; what fills in by itself may.
        await autofill(page, { subject: typed });
        await subject.blur();
        await expect(message(page, 'subject')).toHaveText(says);
        await expect(subject).toHaveAttribute('aria-invalid', 'true');
      }
      for (const fits of ['abc', 'a'.repeat(120)]) {
        await subject.fill(fits);
        await expectState(page, 'subject', 'success');
      }
      await page.locator('.form [type=submit]').last().click();
      await expect(message(page, 'shop')).toHaveText(choose);
      await control(page, 'shop').selectOption({ index: 1 });
      await expect(message(page, 'shop')).toBeEmpty();
      expect(posts.filter((url) => url.endsWith('/contact.php'))).toEqual([]);
    });

    test(`that a required checkbox is not checked, in ${language}`, async ({ page }) => {
      await openForm(page, `${prefix}${REGISTRATION}`);
      await page.locator('.form [type=submit]').last().click();
      await expect(message(page, 'terms')).toHaveText(required);
      await expect(control(page, 'terms')).toHaveAttribute('aria-invalid', 'true');
      await control(page, 'terms').check();
      await expect(message(page, 'terms')).toBeEmpty();
    });
  }
});

test.describe('a form that is sent', () => {
  test('with mistakes is not sent; a summary takes the focus, leads to the fields and forgets what is mended', async ({
    page,
  }) => {
    await openForm(page, '/contact.php');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await fillIn(page, { name: 'Halina', contact: 'halina@example.org' });
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([
      'Którego miejsca dotyczy sprawa: Proszę wybrać opcję.',
      `Temat: ${REQUIRED}`,
      `Wiadomość: ${REQUIRED}`,
    ]);
    await page.keyboard.press('Tab');
    await expectState(page, 'contact', 'success');
    await expect(summary(page).getByRole('link').first()).toBeFocused();
    await summary(page).getByRole('link', { name: 'Temat' }).click();
    await expect(control(page, 'subject')).toBeFocused();
    await page.keyboard.type('Młynek');
    await expect(summary(page).getByRole('link')).toHaveCount(2);
    await control(page, 'shop').selectOption({ index: 1 });
    await control(page, 'message').fill('Jaki młynek polecacie?');
    await expect(summary(page)).toHaveCount(0);
    expect(sent.filter((url) => url.endsWith('/contact.php'))).toEqual([]);
  });

  test('in haste is sent once', async ({ page }) => {
    const { opened, open: release } = gate();
    let sent = 0;
    await page.route('**/password-recover.php', async (route) => {
      if (route.request().method() === 'POST') {
        sent += 1;
        await opened;
      }
      await route.continue();
    });
    await openForm(page, '/password-recover.php');
    await control(page, 'username').fill('nikt');
    const button = page.getByRole('button', { name: 'Wyślij link' });
    await button.dblclick();
    await control(page, 'username').press('Enter');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByText('Jeśli takie konto istnieje')).toBeFocused();
    expect(sent).toBe(1);
  });

  test('without a network keeps everything, says so, and goes when the network is back', async ({
    page,
    context,
    complaints,
  }) => {
    await openForm(page, '/contact.php');
    const values = {
      name: 'Halina Zaręba',
      contact: '600 100 200',
      subject: 'Młynek',
      message: 'Jaki młynek polecacie do kawy z Etiopii?',
    };
    await fillIn(page, values);
    await control(page, 'shop').selectOption({ index: 1 });
    await context.setOffline(true);
    const send = page.getByRole('button', { name: 'Wyślij wiadomość' });
    await send.click();
    await expect(summary(page)).toContainText(UNSENT);
    await expect(summary(page)).toBeFocused();
    for (const [name, value] of Object.entries(values)) await expect(control(page, name)).toHaveValue(value);
    await context.setOffline(false);
    await send.click();
    await expect(page.getByText('Dziękujemy, wiadomość do nas dotarła.')).toBeVisible();
    // The browser itself notes that there was no network.
    complaints.length = 0;
  });

  test('says nothing of what cannot be checked for want of a network, and checks once it is back', async ({
    page,
    context,
    complaints,
  }) => {
    await openForm(page, REGISTRATION);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await control(page, 'firstname').fill('Halina7');
    await failed;
    await expect(control(page, 'firstname')).toHaveValue('Halina7');
    await expect(message(page, 'firstname')).toBeEmpty();
    await context.setOffline(false);
    await control(page, 'firstname').fill('Halina8');
    await expect(message(page, 'firstname')).toHaveText(DIGITS);
    complaints.length = 0;
  });
});

test.describe('a session that ends while an address is typed', () => {
  test.use(signedIn);

  test('loses nothing: the client signs in again and finds what was typed', async ({
    page,
    context,
    client,
    complaints,
  }) => {
    await openForm(page, BILLING);
    await fillIn(page, { street: 'Zaginiona', street_number: '7', zipcode: '43-300', city: 'Bielsko-Biała' });
    await context.clearCookies();
    await page.getByRole('button', { name: 'Zapisz' }).click();
    await expect(summary(page)).toContainText('Sesja wygasła. Zaloguj się ponownie');
    await expect(control(page, 'street')).toHaveValue('Zaginiona');
    await summary(page).getByRole('link', { name: 'Zaloguj się' }).click();
    await expect(page).toHaveURL(/signin\.php/);
    await fillIn(page, { username: client.login, password: client.password });
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page).toHaveURL(BILLING);
    await expect(page.getByText('Przywróciliśmy to, co było tu wpisane.')).toBeVisible();
    await expect(control(page, 'street')).toHaveValue('Zaginiona');
    await expect(control(page, 'city')).toHaveValue('Bielsko-Biała');
    // The browser itself notes that the form was refused.
    complaints.length = 0;
  });
});

test.describe('a file', () => {
  test.use(signedIn);

  for (const [language, address, ofType, ofSize] of [
    [
      'Polish',
      COMPLAINT,
      'Nie można wgrać pliku faktura.exe, ponieważ jego typ jest niedozwolony.',
      'Nie można wgrać pliku kubek.jpg, ponieważ jest większy niż dozwolony rozmiar 5,00\u00a0MB.',
    ],
    [
      'English',
      `/en${COMPLAINT}`,
      'File cannot be uploaded faktura.exe, because its type of files is invalid.',
      'File cannot be uploaded kubek.jpg because it is larger than the allowed size of 5.00MB.',
    ],
  ] as const)
    test(`that may not be sent is refused when it is chosen, in ${language}`, async ({ page }) => {
      await page.clock.install();
      await openForm(page, address);
      const files = control(page, 'files');
      await files.setInputFiles({ name: 'faktura.exe', mimeType: '', buffer: Buffer.from('MZ') });
      await expect(toast(page).last()).toHaveText(ofType);
      await page.clock.runFor(500);
      await expect(message(page, 'files')).toHaveText(ofType);
      await expect(files).toHaveValue('');
      const large = Buffer.alloc(5 * 1_048_576 + 1);
      await files.setInputFiles({ name: 'kubek.jpg', mimeType: 'image/jpeg', buffer: large });
      await expect(toast(page).last()).toHaveText(ofSize);
      await expect(files).toHaveValue('');
    });
});

test('who waits for a product leaves an address: a wrong one is told, the right one is noted', async ({
  page,
}) => {
  await openForm(page, '/produkt/18/mieszanka-zimowa');
  await expect(page.locator('shop-island[name=buy-box][data-ready]')).toBeAttached();
  await page.getByLabel('Twój e-mail').fill('kawa@nigdzie');
  await expect(message(page, 'email')).toContainText('Błędnie wpisany e-mail.');
  await page.getByLabel('Twój e-mail').fill(`${newName()}@example.org`);
  await page.getByRole('button', { name: 'Powiadom mnie' }).click();
  await expect(page.getByText('Zapisane. Napiszemy, gdy produkt będzie znów dostępny.')).toBeVisible();
});

test('what is wrong with the one field of a form is said once above it', async ({ page, complaints }) => {
  await openForm(page, '/produkt/18/mieszanka-zimowa');
  await expect(page.locator('shop-island[name=buy-box][data-ready]')).toBeAttached();
  await page.getByLabel('Twój e-mail').fill('kawa@nigdzie');
  await page.getByLabel('Twój e-mail').press('Enter');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toHaveText(/^Popraw 1 pole:Twój e-mail: Błędnie wpisany e-mail\. /);
  complaints.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a client registers, past a mistake, signs out and in again', async ({ page, complaints }) => {
    const name = newName();
    await page.goto(REGISTRATION);
    await fillIn(page, {
      login: name,
      email: `${name}@example.org`,
      firstname: 'Halina7',
      lastname: 'Zaręba',
    });
    await fillIn(page, { password: 'cierpka kawa', password_repeat: 'cierpka kawa' });
    await control(page, 'terms').check();
    const send = page.getByRole('button', { name: 'Załóż konto' });
    const refused = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await send.click();
    expect((await refused).status()).toBe(422);
    await expect(summary(page).getByRole('link')).toHaveText([`Imię: ${DIGITS}`]);
    await expect(control(page, 'login')).toHaveValue(name);
    await expect(control(page, 'terms')).toBeChecked();
    await expect(control(page, 'password')).toHaveValue('');
    expect(await page.content()).not.toContain('cierpka');
    await fillIn(page, { firstname: 'Halina', password: 'cierpka kawa', password_repeat: 'cierpka kawa' });
    await send.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dzień dobry, Halina' })).toBeVisible();
    await page.getByRole('button', { name: 'Wyloguj się' }).click();
    await expect(page.getByText('Wylogowano.')).toBeVisible();
    await page.goto('/account-data.php');
    await fillIn(page, { username: name, password: 'cierpka kawa' });
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page.getByLabel('Nazwisko')).toHaveValue('Zaręba');
    complaints.length = 0;
  });

  test('a message reaches the shop', async ({ page }) => {
    await page.goto('/contact.php');
    await fillIn(page, { name: 'Halina', contact: 'halina@example.org', subject: 'Młynek' });
    await fillIn(page, { message: 'Jaki młynek polecacie?' });
    await control(page, 'shop').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
    await expect(page.getByText('Dziękujemy, wiadomość do nas dotarła.')).toBeVisible();
  });
});
