import type { Page } from '@playwright/test';
import { DESKTOP, expectForEverybody, expectForEverybodyAt } from '#tests/support/everybody.ts';
import { addButton, expect, IN_SIZES, openProduct, test, toast, untilAwake } from '#tests/support/shop.ts';

/** Asks for none, which is below the minimum: a warning. */
async function askForNone(page: Page): Promise<void> {
  await page.getByLabel('Ilość').fill('0');
  await page.getByLabel('Ilość').blur();
  await expect(toast(page)).toHaveCount(1);
}

async function open(page: Page): Promise<void> {
  await openProduct(page, IN_SIZES);
  await untilAwake(page, 'buy-box');
}

test.describe('an alert', () => {
  test('is of one of four kinds, each announced: information, warning, error, success', async ({
    page,
    complaints,
  }) => {
    await open(page);
    await askForNone(page);
    await expect(toast(page)).toHaveClass('toast toast--warning');
    await expect(toast(page)).toHaveAttribute('role', 'alert');
    await toast(page).click();

    await addButton(page).click();
    await expect(page.locator('.toast--success')).toHaveAttribute('role', 'status');

    await page.route('**/basketchange.php', (route) => route.abort());
    await addButton(page).click();
    await expect(page.locator('.toast--error')).toHaveAttribute('role', 'alert');

    await page.locator('.footer').getByRole('link', { name: 'Zarządzaj plikami cookie' }).click();
    // It is looked for before it comes: on a busy machine its four seconds may be over when the press is.
    const told = expect(page.locator('.toast--info')).toHaveAttribute('role', 'status');
    await page.getByRole('button', { name: 'Tylko niezbędne' }).click();
    await told;
    complaints.length = 0;
  });

  test('stays for 4000 ms and fades for 500 ms', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await askForNone(page);
    await page.mouse.move(0, 0);
    await page.clock.runFor(3_999);
    await expect(toast(page)).not.toHaveAttribute('data-closing');
    await page.clock.runFor(1);
    await expect(toast(page)).toHaveAttribute('data-closing');
    await page.clock.runFor(499);
    await expect(toast(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(toast(page)).toHaveCount(0);
  });

  test('said again while it is there is one toast, whose time begins anew', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await askForNone(page);
    await page.mouse.move(0, 0);
    await page.clock.runFor(3_000);
    await askForNone(page);
    await page.clock.runFor(3_999);
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page)).not.toHaveAttribute('data-closing');
    await page.clock.runFor(1);
    await expect(toast(page)).toHaveAttribute('data-closing');
  });

  test('of another text stands beside it', async ({ page }) => {
    await open(page);
    await askForNone(page);
    await page.getByLabel('Ilość').fill('100000');
    await page.getByLabel('Ilość').blur();
    await expect(toast(page)).toHaveCount(2);
  });

  test('closes on a click, fading for 500 ms', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await askForNone(page);
    await toast(page).click();
    await expect(toast(page)).toHaveAttribute('data-closing');
    await page.clock.runFor(500);
    await expect(toast(page)).toHaveCount(0);
  });

  test('waits while the pointer is on it or its link has the focus', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await addButton(page).click();
    await expect(toast(page)).toBeVisible();
    await toast(page).hover();
    await page.clock.runFor(10_000);
    await expect(toast(page)).not.toHaveAttribute('data-closing');
    await toast(page).getByRole('link').focus();
    await page.mouse.move(0, 0);
    await toast(page).getByRole('link').focus();
    await page.clock.runFor(10_000);
    await expect(toast(page)).not.toHaveAttribute('data-closing');
    await page.getByLabel('Ilość').focus();
    await page.clock.runFor(5_000);
    await expect(toast(page)).toHaveCount(0);
  });

  test('can be used by everybody, whatever its kind', async ({ page, complaints }) => {
    test.slow();
    // It stays for as long as the pointer rests on it.
    await expectForEverybody(page, 'a warning', async () => {
      await open(page);
      await askForNone(page);
      await toast(page).hover();
    });
    await expectForEverybody(page, 'an error', async () => {
      await open(page);
      await page.route('**/basketchange.php', (route) => route.abort());
      await addButton(page).click();
      await page.locator('.toast--error').hover();
    });
    await expectForEverybodyAt(page, DESKTOP, 'information', async () => {
      await page.goto('/contact.php');
      await page.locator('.footer').getByRole('link', { name: 'Zarządzaj plikami cookie' }).click();
      await page.getByRole('button', { name: 'Tylko niezbędne' }).click();
      await page.locator('.toast--info').hover();
    });
    // The browser itself notes the request that failed.
    complaints.length = 0;
  });
});
