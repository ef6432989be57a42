import type { Page } from '@playwright/test';
import { CONSENT_COOKIE, GRAPHQL_PATH, TRACKING_HEADER } from '#contract/wire.ts';
import { buyFilters, FILTERS, heading, orderButton, toSummary } from '#tests/support/checkout.ts';
import {
  addButton,
  expect,
  IN_ONE_SIZE,
  IN_SIZES,
  openProduct,
  test,
  toast,
  untilAwake,
} from '#tests/support/shop.ts';
import { consent } from '#tests/support/snippets.ts';

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

/** Calls for tracking events, with what they were sent with. */
function trackingCalls(page: Page) {
  const calls: { method: string; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('trackingEvents'))
      calls.push({
        method: `${request.method()} ${new URL(request.url()).pathname}`,
        headers: request.headers(),
      });
  });
  return calls;
}

test('a product seen and a product added are told to the data layer, each once', async ({
  page,
  context,
}) => {
  await consent(context, 'analytics');
  const calls = trackingCalls(page);
  await openProduct(page, IN_ONE_SIZE);
  await expect.poll(() => namesOf(page)).toEqual(['view_item']);
  await untilAwake(page, 'buy-box');
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
  expect(calls.length).toBeGreaterThanOrEqual(2);
  for (const { method, headers } of calls) {
    expect(method).toBe(`POST ${GRAPHQL_PATH}`);
    expect(headers['content-type']).toBe('application/json');
    expect(headers.accept).toBe('application/json');
  }
});

test('a product reached without a new document is seen too', async ({ page, context }) => {
  await consent(context, 'analytics');
  await page.goto('/');
  const isTheSame = await page.evaluate(() => Object.assign(window, { same: true }) && true);
  expect(isTheSame).toBe(true);
  await page.locator('main a[href^="/produkt/"]').first().click();
  await expect(page).toHaveURL(/produkt/);
  await expect.poll(() => namesOf(page)).toEqual(['view_item']);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('a new list is told too, before the link leads on to it', async ({ page, context }) => {
  await consent(context, 'analytics');
  await page.goto('/');
  const link = page.locator('a[data-lists-link][data-empty-list]');
  const created = page.waitForResponse(/createShoppingList/);
  await link.click();
  expect((await created).headers()[TRACKING_HEADER]).toBe('1');
  await expect(page).toHaveURL(/shoppinglist/);
  await expect.poll(() => namesOf(page)).toEqual(['create_list']);
});

test('a list made by its name is told too', async ({ page, context }) => {
  await consent(context, 'analytics');
  await page.goto('/shoppinglist.php');
  await expect(page.locator('shop-lists[data-ready]')).toBeAttached();
  await page.getByLabel('Nazwa nowej listy').fill('Na święta');
  await page.getByRole('button', { name: 'Utwórz listę' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Na święta' })).toBeVisible();
  await expect.poll(() => namesOf(page)).toEqual(['create_list']);
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
  await page.reload();
  await page.waitForTimeout(500);
  expect(await namesOf(page)).toEqual([]);
});

test('what a form without scripts has done is told on the page it leads to, and not again on reload', async ({
  page,
  context,
  browser,
}) => {
  await consent(context, 'analytics');
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const form = await plain.newPage();
  await form.goto('/produkt/7/brazylia-cerrado');
  await form.locator('.buy-box__buy button[type=submit]').click();
  await context.addCookies(await plain.cookies());
  await plain.close();
  await page.goto('/basketedit.php');
  await expect.poll(() => namesOf(page)).toEqual(['add_to_cart']);
  await page.reload();
  await page.waitForTimeout(500);
  expect(await namesOf(page)).toEqual([]);
});

test('of two tabs one tells of an event', async ({ page, context }) => {
  await consent(context, 'analytics');
  await openProduct(page, IN_ONE_SIZE);
  await expect.poll(() => namesOf(page)).toEqual(['view_item']);
  // An event waits, and nobody has asked for it yet.
  await page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>('.buy-box form[action*=basketchange]');
    const pairs = form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : [];
    await fetch(form?.action ?? '', { method: 'POST', body: new URLSearchParams(pairs) });
  });
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto('/basketedit.php')));
  await expect.poll(async () => (await Promise.all(tabs.map(namesOf))).flat()).toEqual(['add_to_cart']);
  await page.waitForTimeout(300);
  expect((await Promise.all(tabs.map(namesOf))).flat()).toHaveLength(1);
});

for (const answer of ['nothing', 'necessary'] as const)
  test(`a shopper who has allowed ${answer} is not tracked`, async ({ page, context }) => {
    if (answer === 'necessary') await consent(context, 'necessary');
    const calls = trackingCalls(page);
    await openProduct(page, IN_SIZES);
    await untilAwake(page, 'buy-box');
    await addButton(page).click();
    await expect(toast(page)).toContainText('dodany');
    await page.waitForTimeout(300);
    expect([await eventsOf(page), calls]).toEqual([[], []]);
  });

test('consent given on a page is heard there', async ({ page, context }) => {
  await openProduct(page, IN_ONE_SIZE);
  await untilAwake(page, 'buy-box');
  await consent(context, 'analytics');
  await page.evaluate(() => document.dispatchEvent(new Event('consentgiven')));
  await expect.poll(() => namesOf(page)).toEqual(['view_item']);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === CONSENT_COOKIE)?.value).toBe('analytics');
});

test('every JSON call says that it sends and wants JSON', async ({ page, context }) => {
  await consent(context, 'analytics');
  const calls: [string, string | undefined, string | undefined][] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const headers = request.headers();
    if (pathname.startsWith('/graphql/')) calls.push([pathname, headers['content-type'], headers.accept]);
  });
  await openProduct(page, IN_SIZES);
  await untilAwake(page, 'buy-box');
  await addButton(page).click();
  await page.getByRole('searchbox').first().fill('kawa');
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(3);
  await page.goto('/client-new.php');
  await page.locator('input[type=email]').first().fill('anna@');
  await page.locator('input[type=email]').first().blur();
  await page.waitForTimeout(1_500);
  for (const call of calls) expect(call).toEqual([GRAPHQL_PATH, 'application/json', 'application/json']);
});
