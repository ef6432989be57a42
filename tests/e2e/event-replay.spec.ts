import { PHONE } from '#tests/support/journey/accessibility.ts';
import { holdScripts, LAYOUT } from '#tests/support/journey/held-scripts.ts';
import { expect, test } from '#tests/support/journey/shop.ts';
import { CATEGORY, listsCount, namesOn, wishlistToggle } from '#tests/support/journey/toggles.ts';

test('before the script of the layout has come, a list is narrowed down and ordered without it; toggles and the menu wait for it', async ({
  page,
}) => {
  const letThrough = await holdScripts(page, LAYOUT);
  await page.goto(CATEGORY);
  await page.getByRole('checkbox', { name: 'W promocji' }).check();
  await expect(page).toHaveURL(/promotion=1/);
  await page.getByLabel('Sortuj').selectOption('dearest');
  await expect(page).toHaveURL(/sort=dearest/);
  const address = page.url();
  for (const name of (await namesOn(page)).slice(0, 2)) await wishlistToggle(page, name).click();
  await page.setViewportSize(PHONE);
  await page.locator('.header__menu').click();
  await expect(page).toHaveURL(address);
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Menu', exact: true })).toBeVisible();
  await expect(listsCount(page)).toHaveText('2');
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
