import type { Browser, Page } from '@playwright/test';
import type { RunningShop } from './shop-process.ts';
import { below, median, type Row } from './table.ts';

const IN_SIZES = 'Brazylia Cerrado';
const ADDED = 20;
const LIMIT_MS = 100;

/** From the click on 'add' to the new quantity in the open mini-cart: one request to a shop on the same machine. */
export async function miniCart(browser: Browser, { address }: RunningShop): Promise<Row> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'pl-PL' });
  await page.goto(`${address}/search.php?text=${encodeURIComponent(IN_SIZES)}`);
  await page.getByRole('link', { name: IN_SIZES, exact: true }).click();
  await page.locator('shop-island[name=buy-box][data-ready]').waitFor({ state: 'attached' });
  await page.locator('.buy-box__buy button[type=submit]').click();
  await page.locator('[data-basket-count]:not([hidden])').waitFor();
  await page.locator('[data-mini-cart]').hover();
  await page.locator('.mini-cart__panel:not([hidden])').waitFor();
  const times: number[] = [];
  for (let index = 0; index < ADDED; index++) times.push(await addOne(page));
  await page.close();
  const middle = median(times);
  return {
    what: `from 'add' to the mini-cart, ${ADDED} times`,
    measured: `${middle.toFixed(1)} ms`,
    comparedWith: `slowest: ${Math.max(...times).toFixed(1)} ms`,
    target: below(middle, LIMIT_MS, 'ms'),
  };
}

/** Adds one more: milliseconds to the moment when the mini-cart says so and a frame can show it. */
function addOne(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const products = document.querySelector('.mini-cart__products');
        const button = document.querySelector<HTMLButtonElement>('.buy-box__buy button[type=submit]');
        new MutationObserver((_, observer) => {
          observer.disconnect();
          resolve(performance.now() - start);
        }).observe(products ?? document, { subtree: true, characterData: true, childList: true });
        const start = performance.now();
        button?.click();
      }),
  );
}
