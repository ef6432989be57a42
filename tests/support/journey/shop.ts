import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { CODE_BANNER_COOKIE, CONSENT_COOKIE, SHIPPING_BANNER_COOKIE } from '#contract/wire.ts';
import { E2E_ADDRESS } from './e2e-address.ts';

/** Kept by who has answered the question of cookies, with no, and closed the banners. */
export const ANSWERED = {
  [CONSENT_COOKIE]: 'necessary',
  [CODE_BANNER_COOKIE]: '1',
  [SHIPPING_BANNER_COOKIE]: '1',
};

/**
 * A page that fails its test when the browser or the shop's own error log reports anything. Nothing is asked or
 * announced to its shopper any more, unless the test is about a newcomer.
 */
export const test = base.extend<{ complaints: string[]; newcomer: boolean }>({
  newcomer: [false, { option: true }],
  context: async ({ context, newcomer }, use) => {
    if (!newcomer) await answer(context);
    if (SCRIPTS_LATE_MS) await slowScripts(context);
    await use(context);
  },
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

/** What is pressed before its script came must not be lost: with this, every test presses early. */
const SCRIPTS_LATE_MS = Number(process.env.E2E_SCRIPTS_LATE_MS ?? 0);

const slowScripts = (context: BrowserContext) =>
  context.route('**/assets/*.js', async (route) => {
    await setTimeout(SCRIPTS_LATE_MS);
    await route.continue();
  });

const answer = (context: BrowserContext) =>
  context.addCookies(Object.entries(ANSWERED).map(([name, value]) => ({ name, value, url: E2E_ADDRESS })));

/** Demo products by what they show. */
export const IN_SIZES = 'Brazylia Cerrado';
export const IN_ONE_SIZE = 'Dripper Kiri 02, ceramiczny';

/** Opens a product's page, which the search knows by its name. */
export async function openProduct(page: Page, name: string): Promise<void> {
  const [beginning = name] = name.split(',');
  const found = await page.request.get(
    `/search.php?text=${encodeURIComponent(beginning.replace(/[^\p{L}\d ]/gu, ''))}`,
  );
  const links = [...(await found.text()).matchAll(/<a [^>]*href="(\/produkt\/[^"]*)"[^>]*>([^<]*)</g)];
  const [, address = ''] = links.find(([, , text = '']) => text.replaceAll('\u00a0', ' ') === name) ?? [];
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Waits until the layout is ready. */
export async function untilReady(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Waits until nothing on the page is left to be laid out later. */
export async function untilLaidOut(page: Page): Promise<void> {
  await expect(page.locator('.lazy-layout')).toHaveCount(0);
}

/**
 * Waits until a modal is open and follows the rule of all: alerts are within it then. A person needs longer than that
 * to reach for a key.
 */
export async function untilRuled(modal: Locator): Promise<void> {
  await expect(modal).toBeVisible();
  await expect(modal.locator('> #alerts')).toBeAttached();
}

/** Waits until an island is hydrated. */
export async function untilHydrated(page: Page, island: string): Promise<void> {
  await expect(page.locator(`shop-island[name="${island}"][data-ready]`)).toBeAttached();
}

export const basketCount = (page: Page) => page.locator('[data-basket-count]');
export const addButton = (page: Page) => page.locator('.buy-box__buy button[type=submit]');
export const miniCart = (page: Page) => page.getByRole('region', { name: 'Zawartość koszyka' });
export const toast = (page: Page) => page.locator('.toast');
export const mainPrice = (page: Page) => page.locator('.product-price__main .price__now');
export const quantityField = (page: Page) => page.locator('.buy-box__buy').getByLabel('Ilość');

/** Rests the pointer on the header's basket. From the top of the page: on its way up the header moves below the pointer. */
export async function hoverBasket(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('html[data-down]')).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Koszyk/ })
    .hover();
}
