import type { Page } from '@playwright/test';
import { DESKTOP, expectForEverybodyAt } from '#tests/support/everybody.ts';
import { expect, test, untilStarted } from '#tests/support/shop.ts';

const helper = (page: Page) => page.getByRole('dialog', { name: 'Na skróty' });

async function openStarted(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await untilStarted(page);
}

test.describe('the keyboard helper', () => {
  test('opens on the first Tab of the main page, once, and Escape lets Tab lead on', async ({ page }) => {
    await openStarted(page);
    await page.keyboard.press('Tab');
    await expect(helper(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Przejdź do treści strony' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(helper(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Przejdź do treści', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(helper(page)).toBeHidden();
    await expect(page.locator('.bar a').first()).toBeFocused();
  });

  for (const [name, place] of [
    ['Przejdź do treści strony', '#content'],
    ['Przejdź do wyszukiwarki', '.header input[name=text]'],
  ] as const)
    test(`leads on with '${name}', 100 ms after it was pressed`, async ({ page }) => {
      await page.clock.install();
      await openStarted(page);
      await page.keyboard.press('Tab');
      await expect(helper(page).getByRole('button', { name: 'Przejdź do treści strony' })).toBeFocused();
      await page.clock.pauseAt(Date.now() + 60_000);
      await helper(page).getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      await expect(helper(page)).toBeHidden();
      await page.clock.runFor(99);
      await expect(page.locator(place)).not.toBeFocused();
      await page.clock.runFor(1);
      await expect(page.locator(place)).toBeFocused();
    });

  test('is on the main page only', async ({ page }) => {
    await openStarted(page, '/contact.php');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
    await expect(helper(page)).toHaveCount(0);
  });

  test('is left out below view 3', async ({ page }) => {
    await page.setViewportSize({ width: 979, height: 800 });
    await openStarted(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Przejdź do treści', exact: true })).toBeFocused();
    await expect(helper(page)).toBeHidden();
  });

  test('does not disturb who is filling something in', async ({ page }) => {
    await openStarted(page);
    await page.locator('.header input[name=text]').focus();
    await page.keyboard.press('Tab');
    await expect(helper(page)).toBeHidden();
  });

  test('opens also after the main page was reached from another one, and in English', async ({ page }) => {
    await page.goto('/en/contact.php');
    await page.locator('.header__logo').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palarnia Mgła');
    await untilStarted(page);
    await page.keyboard.press('Tab');
    const short = page.getByRole('dialog', { name: 'Shortcuts' });
    await expect(short.getByRole('button', { name: 'Skip to page content' })).toBeVisible();
    await expect(short.getByRole('button', { name: 'Go to search' })).toBeVisible();
  });

  test.describe('on a touch device', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 1280, height: 900 } });

    test('is left out', async ({ page }) => {
      await openStarted(page);
      await page.keyboard.press('Tab');
      await page.waitForTimeout(200);
      await expect(helper(page)).toBeHidden();
    });
  });
});

test('the keyboard helper can be used by everybody', ({ page }) =>
  expectForEverybodyAt(page, DESKTOP, 'the keyboard helper', async () => {
    await openStarted(page);
    await page.keyboard.press('Tab');
    await expect(helper(page)).toBeVisible();
  }));
