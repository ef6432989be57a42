import { newName, signedIn, test } from '#tests/support/journey/client.ts';
import { control, fillIn, message, openForm, summary, tabTo } from '#tests/support/journey/form.ts';
import { expect } from '#tests/support/journey/shop.ts';

const REGISTRATION = '/client-new.php';
const BILLING = '/account-address.php?kind=billing';

test('at registration a login and an address that are taken are told, and everything goes by keyboard alone, the way back from mistakes too', async ({
  page,
  client,
}) => {
  const name = newName();
  await openForm(page, REGISTRATION);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, '.form__more summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '#field_login');
  await page.keyboard.type(client.login);
  await expect(message(page, 'login')).toHaveText(/^Podany login jest już zajęty\. Proponowany login: \S+$/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(name);
  await control(page, 'email').focus();
  await page.keyboard.type(client.email);
  await page.keyboard.press('Enter');
  await expect(summary(page)).toBeFocused();
  await expect(message(page, 'email')).toHaveText(
    'Konto z tym adresem już istnieje. Zaloguj się albo ustaw nowe hasło.',
  );
  const links = summary(page).getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(page.locator('.field[data-state=error]')).toHaveCount(3);
  await expect(summary(page)).toContainText('Popraw 3 pola:');
  await expect(links.filter({ hasText: 'Konto z tym adresem' })).toHaveText(/^E-mail: /);
  await expect(summary(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(control(page, 'email')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(`${name}@example.org`);
  for (const [field, typed] of [
    ['password', 'cierpka kawa'],
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
