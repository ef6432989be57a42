import type { Page } from '@playwright/test';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { DESKTOP, expectToFit, PHONE } from '#tests/support/journey/accessibility.ts';
import { violations } from '#tests/support/journey/axe.ts';
import { FILTERS } from '#tests/support/journey/checkout.ts';
import { enterPanel, TABLET } from '#tests/support/journey/panel.ts';
import { placeOrder } from '#tests/support/journey/place-order.ts';
import { expect, test } from '#tests/support/journey/shop.ts';

const ORDERS = 10;
/** Of both there is more than all journeys together buy. */
const ROUND_FILTERS = 66;
const PIECES = [
  { product: FILTERS.id, size: 'uniw' },
  { product: ROUND_FILTERS, size: 'uniw' },
];

const field = (page: Page) => page.locator('[data-scan]');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** The number of a label that no other parcel has. */
const labelNumber = (index: number) => `6${Date.now()}${String(index).padStart(3, '0')}`;

const enter = (page: Page) => enterPanel(page, panelLinks.packing);

/** A scanner types into what has the focus, and ends with Enter or with Tab. */
async function scan(page: Page, code: string, end = 'Enter'): Promise<void> {
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toBeEnabled();
  await page.keyboard.type(code);
  await page.keyboard.press(end);
}

test.describe.configure({ timeout: 240_000 });

test('ten orders are packed and sent without a mouse, each by as many scans as it has lines and two more', async ({
  page,
  playwright,
}) => {
  const numbers: string[] = [];
  for (let index = 0; index < ORDERS; index++) numbers.push(await placeOrder(playwright.request, PIECES));
  await enter(page);
  let loaded = 0;
  page.on('load', () => {
    loaded += 1;
  });
  let scans = 0;
  for (const [index, number] of numbers.entries()) {
    await scan(page, number);
    await expect(title(page)).toHaveText(`Pakowanie ${number}`);
    scans += 1;
    for (const [at] of PIECES.entries()) {
      const place = (await page.locator('.current__place').textContent()) ?? '';
      await scan(page, place, at === 0 ? 'Tab' : 'Enter');
      const isLast = at === PIECES.length - 1;
      await expect(page.getByRole('status')).toContainText(isLast ? 'Spakowane.' : '1 z 1');
      scans += 1;
    }
    await scan(page, labelNumber(index));
    await expect(page.getByText(`Wysłano ${number}.`)).toBeVisible();
    scans += 1;
  }
  expect(scans).toBe(ORDERS * (PIECES.length + 2));
  expect(loaded, 'no scan loads a page').toBe(0);
});

test('what is wrong is said in red, what is typed beside the field is a scan, and buttons go by keyboard', async ({
  page,
  playwright,
}) => {
  const number = await placeOrder(playwright.request, PIECES);
  await enter(page);
  await scan(page, number);
  await expect(title(page)).toHaveText(`Pakowanie ${number}`);
  await scan(page, 'nic-takiego');
  await expect(page.getByRole('alert').filter({ hasText: 'Nie znamy kodu „nic-takiego”' })).toBeVisible();
  const place = (await page.locator('.current__place').textContent()) ?? '';
  await page.getByRole('link', { name: 'Pakowanie', exact: true }).last().focus();
  await page.keyboard.type(place);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('1 z 1');
  await page.getByRole('button', { name: 'Cofnij' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('Wyjęte z paczki');
  await expect(field(page)).toBeFocused();
  await page
    .getByRole('button', { name: /^Dodaj ręcznie/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('status')).toContainText('1 z 1');
  await page.getByRole('button', { name: 'Następne' }).press('Enter');
  await expect(page.getByText(`Odłożone: ${number}.`)).toBeVisible();
});

test('without a connection nothing can be scanned, which is said, and it comes back by itself', async ({
  page,
  context,
}) => {
  await enter(page);
  await expect(field(page)).toBeFocused();
  await context.setOffline(true);
  await expect(field(page)).toBeDisabled();
  await expect(page.getByRole('alert').filter({ hasText: 'Brak połączenia' })).toBeVisible();
  await context.setOffline(false);
  await expect(field(page)).toBeFocused();
});

test('the queue and the packing table are accessible, in the light and in the dark, and fit', async ({
  page,
  playwright,
}) => {
  const number = await placeOrder(playwright.request, PIECES);
  await enter(page);
  const order = panelLinks.packingOrder(number);
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'script')
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(scripts, 'bytes of scripts, compressed').toBeGreaterThan(0);
  expect(scripts).toBeLessThan(60_000);
  const look = async (address: string) => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const size of [TABLET, DESKTOP, PHONE]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(size);
        await page.goto(address);
        expect(await violations(page, 'all'), `${address} ${size.width} ${colorScheme}`).toEqual([]);
      }
    await page.setViewportSize(DESKTOP);
    await expectToFit(page, address);
  };
  await look(panelLinks.packing);
  await look(order);
  await scan(page, 'nic-takiego');
  await expect(page.locator('.scan--bad')).toBeVisible();
  expect(await violations(page, 'all')).toEqual([]);
  await scan(page, 'SHORT');
  await expect(page.getByText(`Braki zapisane przy ${number}.`)).toBeVisible();
  for (const paper of ['pick', 'slip', 'label'] as const) {
    await page.goto(panelLinks.paper(paper, number));
    expect(await violations(page, 'all'), paper).toEqual([]);
  }
});
