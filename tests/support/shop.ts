import { test as base, expect, type Page } from '@playwright/test';

/** A page that fails its test when the browser or the shop's own error log reports anything. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('request', (request) => {
        const report = new URL(request.url()).searchParams.get('JSerror');
        if (report) complaints.push(`reported: ${report}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Demo products by what they show. */
export const IN_SIZES = 'Brazylia Cerrado';
export const IN_ONE_SIZE = 'Dripper Kiri 02, ceramiczny';

/** Opens a product's page through the search, as a shopper who knows its name would. */
export async function openProduct(page: Page, name: string): Promise<void> {
  const [beginning = name] = name.split(',');
  await page.goto(`/search.php?text=${encodeURIComponent(beginning.replace(/[^\p{L}\d ]/gu, ''))}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Waits until an island is awake. */
export async function untilAwake(page: Page, island: string): Promise<void> {
  await expect(page.locator(`shop-island[name="${island}"][data-ready]`)).toBeAttached();
}

export const basketCount = (page: Page) => page.locator('[data-basket-count]');
export const addButton = (page: Page) => page.locator('.buy-box__buy button[type=submit]');
export const toast = (page: Page) => page.locator('.toast');
export const mainPrice = (page: Page) => page.locator('.product-price__main .price__now');
export const quantityField = (page: Page) => page.locator('.buy-box__buy').getByLabel('Ilość');
