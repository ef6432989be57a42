import { PHONE } from '#tests/support/journey/accessibility.ts';
import { holdScripts, LAYOUT } from '#tests/support/journey/held-scripts.ts';
import { expect, test } from '#tests/support/journey/shop.ts';

const CATEGORY = '/kategoria/1/kawa';

test.describe('before the script of the layout has come', () => {
  test('the menu is asked for once, and opens when it has', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const letThrough = await holdScripts(page, LAYOUT);
    await page.goto('/contact.php');
    await page.locator('.header__menu').click();
    await expect(page).toHaveURL(/contact\.php$/);
    letThrough();
    await expect(page.getByRole('dialog', { name: 'Menu', exact: true })).toBeVisible();
  });

  test('a filter and an order of the list are chosen without it', async ({ page }) => {
    await holdScripts(page, LAYOUT);
    await page.goto(CATEGORY);
    await page.getByRole('checkbox', { name: 'W promocji' }).check();
    await expect(page).toHaveURL(/promotion=1/);
    await page.getByLabel('Sortuj').selectOption('dearest');
    await expect(page).toHaveURL(/sort=dearest/);
  });
});

test('the keyboard helper opens on a Tab before any script has come, and no Tab is lost', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.footer')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Przejdź do treści', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.bar a').first()).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
  letThrough();
  await expect(page.getByRole('button', { name: 'Przejdź do treści strony' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.bar a').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Przejdź do treści', exact: true })).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
});
