import { expect, test, untilReady } from '#tests/support/journey/shop.ts';

test('the keyboard helper is on the main page only, also where that was reached from another one', async ({
  page,
}) => {
  await page.goto('/en/contact.php');
  await untilReady(page);
  const helper = page.getByRole('dialog', { name: 'Shortcuts' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(helper).toHaveCount(0);
  await page.locator('.header__logo').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palarnia Mgła');
  await page.keyboard.press('Tab');
  await expect(helper.getByRole('button', { name: 'Skip to page content' })).toBeFocused();
});
