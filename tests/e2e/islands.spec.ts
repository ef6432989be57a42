import type { Page } from '@playwright/test';
import { gate } from '#tests/support/gate.ts';
import { addButton, basketCount, expect, IN_SIZES, test, toast, untilAwake } from '#tests/support/shop.ts';

const PRODUCT = '/search.php?text=brazylia+cerrado';

/** Opens the product with its islands' code held back; the answer lets it through. */
async function openAsleep(page: Page): Promise<() => void> {
  const { opened, open: release } = gate();
  await page.route('**/assets/react-*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(PRODUCT);
  await page.getByRole('link', { name: IN_SIZES, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(IN_SIZES);
  return release;
}

test('a size, a quantity and a click that come before the island is awake are not lost', async ({ page }) => {
  const wakeUp = await openAsleep(page);
  await page.locator('.sizes').getByText('1 kg', { exact: true }).click();
  await page.getByLabel('Ilość').fill('4');
  await addButton(page).click();
  await expect(page.locator('shop-island[name=buy-box]')).toHaveAttribute('aria-busy', 'true');
  wakeUp();

  await expect(toast(page)).toContainText('Produkt został dodany.');
  await expect(basketCount(page)).toHaveText('1');
  await expect(page.getByRole('radio', { name: '1 kg' })).toBeChecked();
  await expect(page.getByLabel('Ilość')).toHaveValue('4');
  await page.goto('/basketedit.php');
  await expect(page.locator('.line')).toContainText('1 kg');
  await expect(page.getByLabel(`Ilość: ${IN_SIZES}`)).toHaveValue('4');
});

test('every early press of a step button counts', async ({ page }) => {
  const wakeUp = await openAsleep(page);
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: 'Więcej' }).click();
  wakeUp();
  await expect(page.getByLabel('Ilość')).toHaveValue('4');
});

test('an island whose code cannot be loaded keeps its HTML, still sells, and is reported', async ({
  page,
  complaints,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('JSerror')) reports.push(decodeURIComponent(request.url()));
  });
  await page.route('**/assets/react-*.js', (route) => route.abort());
  await page.goto(PRODUCT);
  await page.getByRole('link', { name: IN_SIZES, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(IN_SIZES);
  await page.getByLabel('Ilość').fill('2');
  await addButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Koszyk' })).toBeVisible();
  await expect(page.getByText('Produkt został dodany.')).toBeVisible();
  expect(reports.length).toBeGreaterThan(0);
  complaints.length = 0;
});

test('an island sleeps until its moment, and an outer one wakes before an inner one', async ({
  page,
  complaints,
}) => {
  await page.goto(PRODUCT);
  await page.getByRole('link', { name: IN_SIZES, exact: true }).click();
  await untilAwake(page, 'buy-box');
  const order = await page.evaluate(async () => {
    const source = document.querySelector('shop-island[name=buy-box]');
    const [outer, inner] = [source?.cloneNode(true) as HTMLElement, source?.cloneNode(true) as HTMLElement];
    for (const island of [outer, inner]) {
      delete island.dataset.ready;
      island.setAttribute('wake', 'interaction');
    }
    outer.setAttribute('name', 'picture-gallery');
    outer.setAttribute(
      'props',
      document.querySelector('shop-island[name=picture-gallery]')?.getAttribute('props') ?? '',
    );
    outer.replaceChildren(inner);
    document.querySelector('main')?.append(outer);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const asleep = !('ready' in outer.dataset) && !('ready' in inner.dataset);
    const woken: string[] = [];
    new MutationObserver((changes) => {
      for (const change of changes) woken.push((change.target as HTMLElement).getAttribute('name') ?? '');
    }).observe(outer, { attributes: true, attributeFilter: ['data-ready', 'data-failed'], subtree: true });
    (inner as HTMLElement & { wake(): Promise<void> }).wake();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return { asleep, first: woken[0] };
  });
  expect(order).toEqual({ asleep: true, first: 'picture-gallery' });
  // The outer island is made up of two others, which React notices.
  complaints.length = 0;
});
