import type { Page } from '@playwright/test';
import { violations } from '#tests/support/axe.ts';
import { buyFilters, goOn, heading, orderButton, toSummary } from '#tests/support/checkout.ts';
import { signedIn, test } from '#tests/support/client.ts';
import { openForm, summary, tabTo } from '#tests/support/form.ts';
import { expect } from '#tests/support/shop.ts';

const PAGES = {
  'the main page': '/',
  'a category': '/kategoria/1/kawa',
  'a product in sizes': '/produkt/7/brazylia-cerrado',
  'a product that is sold out': '/produkt/18/mieszanka-zimowa',
  'a product in many sizes': '/produkt/26/kawa-na-miare',
  'a product with volume discounts': '/produkt/65/filtry-stozkowe-02-100-szt',
  'search results': '/search.php?text=etiopia',
  'a search without results': '/search.php?text=qqqq',
  'an information page': '/informacje/dostawa',
  'the contact page': '/contact.php',
  'the sign-in page': '/signin.php',
  'the registration page': '/client-new.php',
  'the page for a forgotten password': '/password-recover.php',
  'an empty basket': '/basketedit.php',
  'the gallery of parts': '/_gallery',
  'a product in English': '/en/product/7/brazil-cerrado',
};

const ACCOUNT_PAGES = {
  'the account': '/account.php',
  'the client’s data': '/account-data.php',
  'an address': '/account-address.php?kind=billing',
  'a complaint': '/account-complaint.php',
  'the client’s orders': '/account-orders.php',
  'the end of an account': '/account-privacy.php',
};

checkPages(PAGES);

test.describe('signed in,', () => {
  test.use(signedIn);
  checkPages(ACCOUNT_PAGES);
});

function checkPages(pages: Readonly<Record<string, string>>): void {
  for (const [name, address] of Object.entries(pages))
    for (const scheme of ['light', 'dark'] as const)
      for (const width of [360, 1280])
        test(`${name} can be used by everybody (${width} px, ${scheme})`, async ({ page }) => {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 900 });
          await page.goto(address);
          expect(await violations(page)).toEqual([]);
          expect(await overflow(page)).toBe(0);
        });
}

for (const scheme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    test(`the way from the basket to a paid order can be used by everybody (${width} px, ${scheme})`, async ({
      page,
      complaints,
    }) => {
      const check = async (where: string) => {
        expect(await violations(page), where).toEqual([]);
        expect(await overflow(page), where).toBe(0);
      };
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await buyFilters(page);
      await page.goto('/basketedit.php?country=1143020003&zipcode=00-950');
      await check('the basket');
      await openForm(page, '/order.php');
      await page.getByLabel('Załóż konto przy okazji').check();
      await page.getByLabel('Dostarcz pod inny adres').check();
      await goOn(page);
      await expect(summary(page)).toBeFocused();
      await check('the first step with mistakes');
      await openForm(page, '/order.php');
      await page.getByLabel('Załóż konto przy okazji').uncheck();
      await page.getByLabel('Dostarcz pod inny adres').uncheck();
      await toSummary(page, 'Odbiór w palarni', 'Płatność online');
      await check('the summary');
      await page.goto('/order-delivery.php');
      await page.getByRole('radio', { name: 'Odbiór w punkcie' }).check();
      await check('the delivery');
      await page.goto('/order-summary.php');
      await page.getByRole('checkbox').check();
      await orderButton(page).click();
      await expect(heading(page, 'Bramka testowa')).toBeVisible();
      await check('the payment');
      await page.getByRole('button', { name: 'Odrzuć płatność' }).click();
      await expect(heading(page, /^Zamówienie /)).toBeVisible();
      await check('the order');
      // The browser itself notes the step that was refused.
      complaints.length = 0;
    });

for (const scheme of ['light', 'dark'] as const)
  test(`a registration with mistakes can be used by everybody (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await openForm(page, '/client-new.php');
    await page.getByRole('button', { name: 'Załóż konto' }).click();
    await expect(summary(page)).toBeFocused();
    expect(await violations(page)).toEqual([]);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `at ${width} px`).toBe(0);
    }
  });

test('an open menu, a basket with a line and an alert can be used by everybody', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/produkt/7/brazylia-cerrado');
  await page.locator('.buy-box__buy button[type=submit]').click();
  await expect(page.locator('.toast')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/basketedit.php');
  await expect(page.locator('shop-island[data-ready]')).toBeAttached();
  expect(await violations(page)).toEqual([]);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await overflow(page), `the basket at ${width} px`).toBe(0);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'Menu' }).click();
  expect(await violations(page)).toEqual([]);
});

test('the ways of delivery and a refused address can be used by everybody', async ({ page, complaints }) => {
  await page.goto('/produkt/18/mieszanka-zimowa');
  await expect(page.locator('shop-island[name=buy-box][data-ready]')).toBeAttached();
  await page.getByLabel('Twój e-mail').fill('kawa@nigdzie');
  await page.getByRole('button', { name: 'Powiadom mnie' }).click();
  await expect(page.getByLabel('Twój e-mail')).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sposoby dostawy' }).click();
  await expect(page.getByRole('dialog').getByRole('row')).not.toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  // The browser itself notes that the address was refused.
  complaints.length = 0;
});

test('the whole way to a full basket goes by keyboard alone', async ({ page }) => {
  await page.goto('/produkt/7/brazylia-cerrado');
  await expect(page.locator('shop-island[name=buy-box][data-ready]')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'input[name=size]');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '500 g' })).toBeChecked();
  await tabTo(page, '.buy-box__buy button[type=submit]');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('Produkt został dodany.');
});

const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
