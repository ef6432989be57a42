import type { Page } from '@playwright/test';
import { buyFilters } from '#tests/support/checkout.ts';
import { openForm } from '#tests/support/form.ts';
import { gate } from '#tests/support/gate.ts';
import { addButton, expect, IN_ONE_SIZE, openProduct, test, untilAwake } from '#tests/support/shop.ts';

/** How much of the line at the top of the page is drawn, from 0 to 1. */
const progress = (page: Page) =>
  page.evaluate(() => {
    const { content, transform } = getComputedStyle(document.documentElement, '::before');
    return content === 'none' ? 0 : new DOMMatrix(transform).a;
  });

/** Answers to such requests come so late that a shopper wonders. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { opened: held, open: release } = gate();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

async function expectProgress(page: Page, release: () => void): Promise<void> {
  await expect.poll(() => progress(page), { timeout: 3_000 }).toBeGreaterThan(0.01);
  release();
  await expect.poll(() => progress(page)).toBe(0);
}

test.describe('a shopper sees that something is under way', () => {
  test('when a page takes its time', async ({ page }) => {
    await page.goto('/');
    const release = await hold(page, /kategoria\/1\//);
    await page.locator('a[href*="/kategoria/1/"]').first().click();
    await expectProgress(page, release);
  });

  test('when a product is being added', async ({ page }) => {
    await openProduct(page, IN_ONE_SIZE);
    await untilAwake(page, 'buy-box');
    expect(await progress(page)).toBe(0);
    const release = await hold(page, /basketchange/);
    await addButton(page).click();
    await expectProgress(page, release);
  });

  test('when the basket is being changed', async ({ page }) => {
    await buyFilters(page);
    await page.goto('/basketedit.php');
    await untilAwake(page, 'basket-lines');
    const release = await hold(page, /basketchange/);
    await page
      .getByRole('button', { name: /więcej/i })
      .first()
      .click();
    await expectProgress(page, release);
  });

  test('when a form is being sent', async ({ page, complaints }) => {
    await openForm(page, '/signin.php');
    await page.getByLabel('Login lub e-mail').fill('nikt');
    await page.getByLabel('Hasło', { exact: true }).fill('nie wiem');
    const release = await hold(page, /signin\.php/);
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expectProgress(page, release);
    // The browser itself notes that nobody was signed in.
    complaints.length = 0;
  });
});
