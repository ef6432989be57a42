import type { Page } from '@playwright/test';
import { CONSENT_COOKIE, GRAPHQL_PATH, TRACKING_HEADER } from '#contract/wire.ts';
import { buyFilters, FILTERS, heading, orderButton, toSummary } from '#tests/support/journey/checkout.ts';
import { openForm } from '#tests/support/journey/form.ts';
import {
  addButton,
  expect,
  IN_ONE_SIZE,
  openProduct,
  test,
  toast,
  untilHydrated,
} from '#tests/support/journey/shop.ts';
import { consent } from '#tests/support/journey/snippets.ts';

type Pushed = {
  event?: string;
  ecommerce?: {
    currency: string;
    value: number;
    shipping?: number;
    items: { item_name: string; price: number }[];
  } | null;
};

const eventsOf = async (page: Page) =>
  (await page.evaluate(() => (window as unknown as { dataLayer?: Pushed[] }).dataLayer ?? [])).filter(
    ({ event }) => event,
  );
const namesOf = async (page: Page) => (await eventsOf(page)).map(({ event }) => event);

/** Calls for tracking events. */
function trackingCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('trackingEvents'))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}

test('a product seen and a product added are told to the data layer, each once, from the moment that the shopper allows it; every JSON call says that it sends and wants JSON', async ({
  page,
  context,
}) => {
  const events = trackingCalls(page);
  const calls: [string, string | undefined, string | undefined][] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const headers = request.headers();
    if (pathname.startsWith('/graphql/')) calls.push([pathname, headers['content-type'], headers.accept]);
  });
  await openProduct(page, IN_ONE_SIZE);
  await page.evaluate(() => Object.assign(window, { same: true }) && undefined);
  await untilHydrated(page, 'buy-box');
  expect([await eventsOf(page), events]).toEqual([[], []]);
  await consent(context, 'analytics');
  await page.evaluate(() => document.dispatchEvent(new Event('consentgiven')));
  await expect.poll(() => namesOf(page)).toEqual(['view_item']);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === CONSENT_COOKIE)?.value).toBe('analytics');

  const changed = page.waitForResponse(/basketchange/);
  await addButton(page).click();
  await expect(toast(page)).toContainText('dodany');
  expect((await changed).headers()[TRACKING_HEADER]).toBe('1');
  await expect.poll(() => namesOf(page)).toEqual(['view_item', 'add_to_cart']);
  const [, added] = await eventsOf(page);
  expect(added?.ecommerce).toMatchObject({
    currency: 'PLN',
    items: [{ item_name: IN_ONE_SIZE, quantity: 1 }],
  });
  // Any answer may say that events wait: who asks too late is told of none.
  expect(events.length).toBeGreaterThanOrEqual(2);
  for (const method of events) expect(method).toBe(`POST ${GRAPHQL_PATH}`);

  // Reached without a new document, a product is seen too.
  await page.locator('.layout a[href^="/produkt/"]:visible').last().click();
  await expect.poll(() => namesOf(page)).toEqual(['view_item', 'add_to_cart', 'view_item']);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);

  const searched = page.waitForRequest((request) => /productsTextSearch/.test(request.postData() ?? ''));
  await page.getByRole('searchbox').first().fill('kawa');
  await searched;
  await openForm(page, '/client-new.php');
  const checked = page.waitForRequest((request) => /validateClientData/.test(request.postData() ?? ''));
  await page.locator('input[type=email]').first().fill('anna@');
  await page.locator('input[type=email]').first().blur();
  await checked;
  expect(calls.length).toBeGreaterThanOrEqual(4);
  for (const call of calls) expect(call).toEqual([GRAPHQL_PATH, 'application/json', 'application/json']);
});

test('a new list is told too, before the link leads on to it, and one that is made by its name', async ({
  page,
  context,
}) => {
  await consent(context, 'analytics');
  await page.goto('/');
  const link = page.locator('a[data-lists-link][data-empty-list]');
  const created = page.waitForResponse(/createShoppingList/);
  await link.click();
  expect((await created).headers()[TRACKING_HEADER]).toBe('1');
  await expect(page).toHaveURL(/shoppinglist/);
  await expect.poll(() => namesOf(page)).toEqual(['create_list']);
  await expect(page.locator('shop-lists[data-ready]')).toBeAttached();
  await page.getByLabel('Nazwa nowej listy').fill('Na święta');
  await page.getByRole('button', { name: 'Utwórz listę' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Na święta' })).toBeVisible();
  await expect.poll(() => namesOf(page)).toEqual(['create_list', 'create_list']);
});

test('an order is told on its page, once, with what it is worth and not who gave it', async ({
  page,
  context,
}) => {
  await buyFilters(page);
  await toSummary(page, 'Odbiór w palarni', 'Przelew');
  await consent(context, 'analytics');
  await page.getByLabel('Akceptuję regulamin i politykę prywatności').check();
  await orderButton(page).click();
  await expect(heading(page, /^Zamówienie /)).toBeVisible();
  await expect.poll(() => namesOf(page)).toEqual(['purchase']);
  const [order] = await eventsOf(page);
  const number = (await heading(page, /^Zamówienie /).textContent())?.replace('Zamówienie ', '');
  expect(order?.ecommerce).toMatchObject({
    transaction_id: number,
    currency: 'PLN',
    items: [
      { item_id: String(FILTERS.id), item_name: expect.stringMatching(/^Filtry stożkowe 02/), quantity: 2 },
    ],
  });
  const { value, shipping, items } = order?.ecommerce ?? {};
  expect(value).toBeCloseTo((items?.[0]?.price ?? 0) * 2 + (shipping ?? 0), 2);
  expect(JSON.stringify(order)).not.toMatch(/Nowak|@example\.org|501200300|Długa/);
  const asked = page.waitForResponse('**/ajax/get.php');
  await page.reload();
  expect((await asked).headers()[TRACKING_HEADER]).toBeUndefined();
  expect(await namesOf(page)).toEqual([]);
});
