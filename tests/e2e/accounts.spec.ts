import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CONFIRMING, newName, signIn, test } from '#tests/support/journey/client.ts';
import { emailTo } from '#tests/support/journey/emails.ts';
import { control, fillIn, openForm, summary, untilChecked } from '#tests/support/journey/form.ts';
import { expect } from '#tests/support/journey/shop.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const save = (page: Page) => page.getByRole('button', { name: 'Zapisz' }).first().click();
const saved = (page: Page) => page.getByText('Zapisane.', { exact: true });
const card = (page: Page, text: string) => page.locator('.account__card', { hasText: text });

test('a client changes what the shop knows of them, complains with a picture, which comes back as a JPEG, and signs out', async ({
  page,
  client,
}) => {
  await signIn(page, client);
  await openForm(page, '/account-data.php');
  await fillIn(page, { firstname: 'Hanna', phone: '600 100 200', birthdate: '1980-04-02' });
  await save(page);
  await expect(saved(page)).toBeVisible();
  await expect(control(page, 'firstname')).toHaveValue('Hanna');
  await expect(control(page, 'phone_prefix')).toHaveValue('+48');
  await expect(control(page, 'phone')).toHaveValue('600 100 200');
  await expect(control(page, 'birthdate')).toHaveValue('1980-04-02');

  await openForm(page, '/account-address.php?kind=delivery');
  await fillIn(page, { street: 'Długa', street_number: '5', zipcode: '43300', city: 'Bielsko-Biała' });
  await save(page);
  await expect(card(page, 'Długa 5')).toContainText('43-300 Bielsko-Biała');
  await card(page, 'Długa 5').getByRole('link', { name: 'Zmień' }).click();
  await untilChecked(page);
  await expect(control(page, 'city')).toHaveValue('Bielsko-Biała');
  await control(page, 'street_number').fill('7');
  await save(page);
  await expect(saved(page)).toBeVisible();
  await card(page, 'Długa 7').getByRole('button', { name: 'Usuń' }).click();
  await expect(page.getByText('Adres usunięty.')).toBeVisible();
  await expect(card(page, 'Długa 7')).toHaveCount(0);

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
  expect(readFileSync(await (await download).path()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));

  await page.evaluate(() => sessionStorage.setItem('expchck_basket', '1'));
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page.getByText('Wylogowano.')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('expchck'))))
    .toEqual([]);
  await page.goto('/account.php');
  await expect(page).toHaveURL('/signin.php?go_on=%2Faccount.php');
});

test('an account is opened, used and left in English', async ({ page }) => {
  const name = newName();
  await openForm(page, '/en/client-new.php');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(summary(page)).toContainText('This field is required.');
  await fillIn(page, { email: `${name}@example.org`, password: 'bitter coffee' });
  await page.getByText('Tell us more about you').click();
  await fillIn(page, { login: name, firstname: 'Halina', lastname: 'Zaremba' });
  await control(page, 'terms').check();
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Halina' })).toBeVisible();
  await expect(page).toHaveURL('/en/account.php');
  await expect(page.getByText('is not confirmed yet')).toBeVisible();
  const [link = ''] = CONFIRMING.exec(await emailTo(`${name}@example.org`, 'confirm_email')) ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await expect(page).toHaveURL('/en/account.php');
  expect(await emailTo(`${name}@example.org`, 'welcome')).toContain(name);
  await openForm(page, '/en/account-address.php?kind=delivery');
  await control(page, 'country').selectOption({ label: 'Germany' });
  await fillIn(page, { street: 'Lange Gasse', street_number: '5', zipcode: '10115', city: 'Berlin' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Lange Gasse 5')).toContainText('Germany');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
});
