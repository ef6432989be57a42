import type { Page } from '@playwright/test';
import { gate } from '#tests/support/gate.ts';
import {
  addButton,
  expect,
  IN_ONE_SIZE,
  openProduct,
  test,
  untilHydrated,
} from '#tests/support/journey/shop.ts';

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

test('a shopper sees that something is under way: a page that takes its time, a product being added', async ({
  page,
}) => {
  await page.goto('/');
  const releasePage = await hold(page, /kategoria\/1\//);
  await page.locator('a[href*="/kategoria/1/"]').first().click();
  await expectProgress(page, releasePage);
  await openProduct(page, IN_ONE_SIZE);
  await untilHydrated(page, 'buy-box');
  expect(await progress(page)).toBe(0);
  const release = await hold(page, /basketchange/);
  await addButton(page).click();
  await expectProgress(page, release);
});
