import { newName, signedIn, test } from '#tests/support/journey/client.ts';
import { control, fillIn, message, openForm, summary, tabTo } from '#tests/support/journey/form.ts';
import { expect } from '#tests/support/journey/shop.ts';

const REGISTRATION = '/client-new.php';
const BILLING = '/account-address.php?kind=billing';
const DIGITS = 'Pole nie może zawierać cyfr.';

test('at registration a login and an address that are taken are told, and everything goes by keyboard alone, the way back from mistakes too', async ({
  page,
  client,
}) => {
  const name = newName();
  await openForm(page, REGISTRATION);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, '#field_login');
  await page.keyboard.type(client.login);
  await expect(message(page, 'login')).toHaveText(/^Podany login jest już zajęty\. Proponowany login: \S+$/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(name);
  await tabTo(page, '#field_email');
  await page.keyboard.type(client.email);
  await page.keyboard.press('Enter');
  await expect(summary(page)).toBeFocused();
  await expect(message(page, 'email')).toHaveText(
    'Konto z tym adresem już istnieje. Zaloguj się albo ustaw nowe hasło.',
  );
  const links = summary(page).getByRole('link');
  await expect(links).toHaveCount(6);
  await expect(page.locator('.field[data-state=error]')).toHaveCount(6);
  await expect(summary(page)).toContainText('Popraw 6 pól:');
  await expect(links.filter({ hasText: 'Konto z tym adresem' })).toHaveText(/^E-mail: /);
  await expect(summary(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(control(page, 'email')).toBeFocused();
  await page.keyboard.press('Control+A');
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

test('who waits for a product leaves an address: a wrong one is told, once above it when sent; the right one is noted', async ({
  page,
  complaints,
}) => {
  await openForm(page, '/produkt/18/mieszanka-zimowa');
  await expect(page.locator('shop-island[name=buy-box][data-ready]')).toBeAttached();
  await page.getByLabel('Twój e-mail').fill('kawa@nigdzie');
  await expect(message(page, 'email')).toContainText('Błędnie wpisany e-mail.');
  await page.getByLabel('Twój e-mail').press('Enter');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toHaveText(/^Popraw 1 pole:Twój e-mail: Błędnie wpisany e-mail\. /);
  await page.getByLabel('Twój e-mail').fill(`${newName()}@example.org`);
  await page.getByRole('button', { name: 'Powiadom mnie' }).click();
  await expect(page.getByText('Zapisane. Napiszemy, gdy produkt będzie znów dostępny.')).toBeVisible();
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
});
