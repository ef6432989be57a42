import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CONFIRMING, newClient, newName, signedIn, signIn, test } from '#tests/support/client.ts';
import {
  control,
  expectState,
  fillIn,
  message,
  openForm,
  summary,
  untilChecked,
} from '#tests/support/form.ts';
import { letterTo } from '#tests/support/letters.ts';
import { addButton, basketCount, expect, toast, untilAwake } from '#tests/support/shop.ts';

const PRODUCT = '/produkt/7/brazylia-cerrado';
const IBAN = 'PL61 1090 1014 0000 0712 1981 2874';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const save = (page: Page) => page.getByRole('button', { name: 'Zapisz' }).first().click();
const saved = (page: Page) => page.getByText('Zapisane.', { exact: true });
const card = (page: Page, text: string) => page.locator('.account__card', { hasText: text });

test.describe('a client who is signed in', () => {
  test.use(signedIn);

  test('changes their data', async ({ page }) => {
    await openForm(page, '/account-data.php');
    await fillIn(page, { firstname: 'Hanna', phone: '600 100 200', birthdate: '1980-04-02' });
    await save(page);
    await expect(saved(page)).toBeVisible();
    await expect(control(page, 'firstname')).toHaveValue('Hanna');
    await expect(control(page, 'phone_prefix')).toHaveValue('+48');
    await expect(control(page, 'phone')).toHaveValue('600 100 200');
    await expect(control(page, 'birthdate')).toHaveValue('1980-04-02');
    await openForm(page, '/account-data.php');
    await control(page, 'phone').fill('');
    await save(page);
    await expect(saved(page)).toBeVisible();
    await expect(control(page, 'phone')).toHaveValue('');
  });

  test('adds addresses, changes one, prefers another and removes it', async ({ page }) => {
    for (const street of ['Krótka', 'Długa']) {
      await openForm(page, '/account-address.php?kind=delivery');
      await fillIn(page, { street, street_number: '5', zipcode: '43300', city: 'Bielsko-Biała' });
      await save(page);
      await expect(card(page, `${street} 5`)).toContainText('43-300 Bielsko-Biała');
    }
    await card(page, 'Długa 5').getByRole('link', { name: 'Zmień' }).click();
    await untilChecked(page);
    await expect(control(page, 'city')).toHaveValue('Bielsko-Biała');
    await control(page, 'street_number').fill('7');
    await save(page);
    await expect(saved(page)).toBeVisible();
    await expect(card(page, 'Długa 7')).not.toContainText('Domyślny');
    await card(page, 'Długa 7').getByRole('button', { name: 'Używaj jako domyślnego' }).click();
    await expect(card(page, 'Długa 7')).toContainText('Domyślny');
    await expect(card(page, 'Krótka 5')).not.toContainText('Domyślny');
    for (const line of ['Długa 7', 'Krótka 5']) {
      await card(page, line).getByRole('button', { name: 'Usuń' }).click();
      await expect(page.getByText('Adres usunięty.')).toBeVisible();
      await expect(card(page, line)).toHaveCount(0);
    }
  });

  test('gives a bank account: a wrong number is told at once, and none is allowed', async ({ page }) => {
    await openForm(page, '/account-bank.php');
    await control(page, 'iban').fill('PL61 1090');
    await expect(message(page, 'iban')).toHaveText('Format numeru konta bankowego jest niepoprawny');
    await control(page, 'iban').fill(IBAN.replaceAll(' ', ''));
    await expectState(page, 'iban', 'success');
    await save(page);
    await expect(page.getByText('Numer konta zapisany.')).toBeVisible();
    await expect(control(page, 'iban')).toHaveValue(IBAN);
    await control(page, 'iban').fill('');
    await save(page);
    await expect(page.getByText('Numer konta usunięty.')).toBeVisible();
  });

  test('takes the newsletter and leaves it', async ({ page }) => {
    await openForm(page, '/account-consents.php');
    const newsletter = page.getByRole('switch', { name: 'Chcę dostawać newsletter' });
    await newsletter.check();
    await save(page);
    await expect(saved(page)).toBeVisible();
    await openForm(page, '/account-consents.php');
    await expect(newsletter).toBeChecked();
    await newsletter.uncheck();
    await save(page);
    await expect(saved(page)).toBeVisible();
    await expect(newsletter).not.toBeChecked();
  });

  test('changes the e-mail address with the password only, and is told so until it is typed anew', async ({
    page,
    client,
    complaints,
  }) => {
    await page.clock.install();
    await openForm(page, '/account-data.php');
    await page.clock.pauseAt(Date.now() + 60_000);
    await fillIn(page, { email: `${newName()}@example.org`, current_password: 'nie to hasło' });
    await page.getByRole('button', { name: 'Zmień e-mail' }).click();
    await expect(message(page, 'current_password')).toHaveText('To nie jest obecne hasło.');
    await page.clock.runFor(500);
    await expect(message(page, 'current_password')).toHaveText('To nie jest obecne hasło.');
    await page.reload();
    await expect(page.getByText(`Teraz: ${client.email}`)).toBeVisible();
    // The browser itself notes that the form was refused.
    complaints.length = 0;
  });

  test('complains with a picture, which comes back as a JPEG and nothing but a picture', async ({ page }) => {
    const product = `Kubek ${newName()}`;
    await openForm(page, '/account-complaint.php');
    await fillIn(page, { product, description: 'Pękł przy pierwszym parzeniu.', found_on: '2026-01-05' });
    await control(page, 'wish').selectOption({ label: 'Wymiany' });
    await control(page, 'files').setInputFiles({ name: 'pęknięty.png', mimeType: 'image/png', buffer: PNG });
    await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
    await expect(
      page.getByText(/^Przyjęliśmy zgłoszenie \S+\. Potwierdzenie wysłaliśmy e-mailem\.$/),
    ).toBeVisible();
    await expect(card(page, product)).toContainText('Przyjęta');
    const download = page.waitForEvent('download');
    await card(page, product).getByRole('link', { name: '.jpg' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.jpg$/);
    expect(readFileSync(await (await download).path()).subarray(0, 3)).toEqual(
      Buffer.from([0xff, 0xd8, 0xff]),
    );
  });

  test('downloads everything that the shop knows of them', async ({ page, client }) => {
    await page.goto('/account-privacy.php');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Pobierz dane' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    expect((await download).suggestedFilename()).toBe('konto.json');
    expect(JSON.parse(file)).toBeTruthy();
    expect(file).toContain(client.email);
    expect(file).not.toContain('$argon2');
  });
});

test.describe('a client', () => {
  test('who signs out leaves nothing of what was typed in the tab', async ({ page, client }) => {
    await signIn(page, client);
    await page.evaluate(() => {
      sessionStorage.setItem('expchck_basket', '1');
      sessionStorage.setItem('other', '1');
    });
    await openForm(page, '/account-address.php?kind=delivery');
    await control(page, 'street').fill('Zaginiona');
    await page.getByRole('button', { name: 'Wyloguj się' }).click();
    await expect(page.getByText('Wylogowano.')).toBeVisible();
    const kept = await page.evaluate(() => Object.keys(sessionStorage));
    expect(kept.filter((key) => key.startsWith('expchck'))).toEqual([]);
    expect(kept).toContain('other');
    await page.goto('/account.php');
    await expect(page).toHaveURL('/signin.php?go_on=%2Faccount.php');
  });

  test('finds what was put into the basket before signing in', async ({ page, client }) => {
    await page.goto(PRODUCT);
    await untilAwake(page, 'buy-box');
    await addButton(page).click();
    await expect(toast(page)).toContainText('Produkt został dodany.');
    await signIn(page, client);
    await expect(basketCount(page)).not.toHaveText('0');
    await page.goto('/basketedit.php');
    await expect(page.locator('.line')).toContainText('Brazylia Cerrado');
  });

  test('who types a wrong password is told so, and not which of the two was wrong', async ({
    page,
    client,
    complaints,
  }) => {
    for (const username of [client.login, newName()]) {
      await openForm(page, '/signin.php');
      await fillIn(page, { username, password: 'nie to hasło' });
      await page.getByRole('button', { name: 'Zaloguj się' }).click();
      await expect(summary(page)).toContainText('Login lub hasło są nieprawidłowe.');
    }
    // The browser itself notes that the form was refused.
    complaints.length = 0;
  });
});

test('a new password signs the other devices out', async ({ page, browser, playwright }) => {
  const client = await newClient(playwright.request);
  const elsewhere = await browser.newContext({ storageState: client.state });
  const phone = await elsewhere.newPage();
  await phone.goto('/account.php');
  await expect(phone).toHaveURL('/account.php');

  await signIn(page, client);
  await openForm(page, '/account-password.php');
  await fillIn(page, {
    current_password: client.password,
    password: 'gorzka kawa',
    password_repeat: 'gorzka kawa',
  });
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByText('Hasło jest zmienione.')).toBeVisible();

  await phone.goto('/account.php');
  await expect(phone).toHaveURL(/signin\.php/);
  await signIn(phone, { ...client, password: 'gorzka kawa' });
  await elsewhere.close();
});

test('a forgotten password is set anew by the link of a letter, once', async ({ page, playwright }) => {
  const client = await newClient(playwright.request);
  await openForm(page, '/password-recover.php');
  await control(page, 'username').fill(client.email);
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await expect(page.getByText('Jeśli takie konto istnieje')).toBeVisible();
  const [link = ''] =
    /http\S+password-new\.php\?token=[\w-]+/.exec(await letterTo(client.email, 'password_reset')) ?? [];
  const { pathname, search } = new URL(link);
  await openForm(page, pathname + search);
  await fillIn(page, { password: 'gorzka kawa', password_repeat: 'gorzka kawa' });
  await page.getByRole('button', { name: 'Ustaw hasło' }).click();
  await expect(page.getByText('Nowe hasło jest ustawione.')).toBeVisible();
  await signIn(page, { ...client, password: 'gorzka kawa' });
  await page.goto(pathname + search);
  await expect(page.getByText('Ten link już nie działa. Poproś o nowy.')).toBeVisible();
});

test('a client sees where the account is open, and signs out everywhere', async ({
  page,
  browser,
  playwright,
}) => {
  const client = await newClient(playwright.request);
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await signIn(phone, client);
  await signIn(page, client);
  await page.getByRole('navigation', { name: 'Konto' }).getByRole('link', { name: 'Urządzenia' }).click();
  await expect(page.getByText('To urządzenie')).toBeVisible();
  const others = page.getByRole('button', { name: /^Wyloguj: / });
  await expect(others).toHaveCount(2);
  await others.first().click();
  await expect(page.getByText('Wylogowano z tego urządzenia.')).toBeVisible();
  await expect(others).toHaveCount(1);
  await page.getByRole('button', { name: 'Wyloguj wszędzie' }).click();
  await expect(page.getByText('Wylogowano ze wszystkich urządzeń.')).toBeVisible();
  await phone.goto('/account.php');
  await expect(phone).toHaveURL(/signin\.php/);
  await elsewhere.close();
});

test('an account that is deleted is gone', async ({ page, playwright, complaints }) => {
  const client = await newClient(playwright.request);
  await signIn(page, client);
  await openForm(page, '/account-privacy.php');
  await control(page, 'current_password').fill(client.password);
  await page.getByRole('button', { name: 'Usuń konto na zawsze' }).click();
  await expect(message(page, 'sure')).toHaveText('Proszę wypełnić to pole.');
  await control(page, 'sure').check();
  await page.getByRole('button', { name: 'Usuń konto na zawsze' }).click();
  await expect(page.getByText('Konto zostało usunięte.')).toBeVisible();
  await fillIn(page, { username: client.login, password: client.password });
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(summary(page)).toContainText('Login lub hasło są nieprawidłowe.');
  complaints.length = 0;
});

test('an account is opened, used and left in English', async ({ page }) => {
  const name = newName();
  await openForm(page, '/en/client-new.php');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(summary(page)).toContainText('This field is required.');
  await fillIn(page, { login: name, email: `${name}@example.org`, firstname: 'Halina', lastname: 'Zaremba' });
  await fillIn(page, { password: 'bitter coffee', password_repeat: 'bitter coffee' });
  await control(page, 'terms').check();
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Halina' })).toBeVisible();
  await expect(page).toHaveURL('/en/account.php');
  await expect(page.getByText('is not confirmed yet')).toBeVisible();
  const [link = ''] = CONFIRMING.exec(await letterTo(`${name}@example.org`, 'confirm_email')) ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await expect(page).toHaveURL('/en/account.php');
  expect(await letterTo(`${name}@example.org`, 'welcome')).toContain(name);
  await openForm(page, '/en/account-address.php?kind=delivery');
  await control(page, 'country').selectOption({ label: 'Germany' });
  await fillIn(page, { street: 'Lange Gasse', street_number: '5', zipcode: '10115', city: 'Berlin' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Lange Gasse 5')).toContainText('Germany');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
});
