import type { BrowserContext, Locator, Page } from '@playwright/test';
import {
  expect,
  mainPrice,
  test,
  untilHydrated,
  untilReady,
  untilRuled,
} from '#tests/support/journey/shop.ts';

const PRODUCT = '/produkt/7/brazylia-cerrado';
const GERMANY = { currentCountry: 'DE', defaultCountry: 'PL', showModal: true };
const BERLIN = { currentZipcode: '10115', defaultZipcode: '43-300', showModal: true };

const settings = (page: Page, name = 'Język, waluta i kraj dostawy') => page.getByRole('dialog', { name });
const notice = (page: Page) => page.locator('dialog#region-notice');
const control = (page: Page) => page.locator('header a.header__region');
const restore = (page: Page) => notice(page).getByRole('link', { name: 'Przywróć domyślne' });

/** Another country or postal code holds for a while, as a link of an advertisement would have it. */
async function force(
  context: BrowserContext,
  cookies: { region?: object | string; zipcode?: object | string },
) {
  const raw = (value: object | string) => (typeof value === 'string' ? value : JSON.stringify(value));
  const cookie = (name: string, value: object | string | undefined) =>
    value === undefined ? [] : [{ name, value: raw(value), domain: 'localhost', path: '/' }];
  await context.addCookies([
    ...cookie('setRegionForced', cookies.region),
    ...cookie('setZipcodeForced', cookies.zipcode),
  ]);
}

async function cookieValue(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((cookie) => cookie.name === name)?.value;
}

const forcedIn = async (context: BrowserContext, name: string) =>
  JSON.parse((await cookieValue(context, name)) ?? 'null');

async function openSettings(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await expect(page.locator('header .header__basket')).toBeVisible();
  await untilReady(page);
  await control(page).click();
  await expect(settings(page).getByLabel('Waluta', { exact: true })).toBeVisible();
  return settings(page);
}

/**
 * A copy that is too old is loaded again while it is still coming: who waits for it to come is told that it failed. So
 * this waits for a page that remembers the choice of euros.
 */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.left = '';
    setTimeout(() => history.back());
  });
  await expect(async () => {
    const [left, choice] = await page.evaluate(() => [
      document.documentElement.dataset.left,
      history.state?.choice,
    ]);
    expect(left).toBeUndefined();
    expect(choice).toContain('EUR');
  }).toPass();
}

test.describe('the choice of language, currency and delivery country', () => {
  test('opens in a dialog on a desktop; prices, delivery and basket follow it at once, and pages that were visited before, also by going back', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto('/kategoria/1/kawa');
    await expect(page.locator('.card').first()).toContainText('zł');
    const dialog = await openSettings(page, `${PRODUCT}?size=1kg`);
    await expect(mainPrice(page)).toContainText('zł');
    await expect(dialog.getByLabel('Język', { exact: true })).toHaveValue('pl');
    await expect(dialog.getByLabel('Waluta', { exact: true })).toHaveValue('PLN');
    await dialog.getByLabel('Waluta', { exact: true }).selectOption('euro (EUR)');
    await dialog.getByLabel('Kraj dostawy', { exact: true }).selectOption('Niemcy');
    await dialog.getByLabel('Kod pocztowy', { exact: true }).fill('10115');
    await dialog.getByRole('button', { name: 'Zapisz' }).click();

    await expect(control(page)).toContainText('EUR');
    await expect(page).toHaveURL(new RegExp(`${PRODUCT}\\?size=1kg$`));
    await expect(mainPrice(page)).toContainText('€');
    await expect(page.locator('.assurances')).toContainText('Dostawa: Niemcy');
    await untilHydrated(page, 'buy-box');
    await page.locator('.assurances').getByRole('link', { name: 'Zmień kraj dostawy' }).click();
    await expect(settings(page).getByLabel('Kraj dostawy', { exact: true })).toHaveValue('1143020143');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sposoby dostawy' }).click();
    const ways = page.getByRole('dialog', { name: 'Sposoby dostawy' });
    await expect(ways.getByRole('row').nth(1)).toContainText('€');
    await page.keyboard.press('Escape');
    expect(await cookieValue(context, 'currency')).toBe('EUR');

    await goBack(page);
    await expect(mainPrice(page)).toContainText('€');
    await goBack(page);
    await expect(page.locator('.card').first()).toContainText('€');
    await page.goForward();
    await expect(mainPrice(page)).toContainText('€');
    await expect(page.locator('.assurances')).toContainText('Dostawa: Niemcy');

    // A page that the browser had put aside whole.
    await untilReady(page);
    const putForward = () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await context.addCookies([{ name: 'currency', value: 'PLN', url: baseURL ?? '' }]);
    await putForward();
    await expect(mainPrice(page)).toContainText('zł');
    await untilReady(page);
    await page.waitForLoadState('load');
    const loadedAgain: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loadedAgain.push(request.url()));
    await putForward();
    for (let frames = 0; frames < 3; frames++) await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(loadedAgain, 'without a reason').toEqual([]);
  });

  test('may be named by an address, holds on the pages after it, and is given up in its notice, which deletes its own cookies only and loads the page again', async ({
    page,
    context,
  }) => {
    await page.goto(`${PRODUCT}?utm_source=ad&currency=EUR&region=DE`);
    await expect(mainPrice(page)).toContainText('€');
    await expect(page.locator('.assurances')).toContainText('Dostawa: Niemcy');
    await expect(notice(page)).toContainText('Kraj dostawy: Niemcy. Ceny pokazujemy w walucie: euro (EUR).');
    await expect(page).toHaveURL(new RegExp(`${PRODUCT}\\?utm_source=ad$`));
    expect(await forcedIn(context, 'setRegionForced')).toEqual(GERMANY);
    const { expires } = (await context.cookies()).find(({ name }) => name === 'setRegionForced') ?? {};
    expect(Math.abs((expires ?? 0) - Date.now() / 1000 - 30 * 86_400)).toBeLessThan(60);
    await notice(page).getByRole('button', { name: 'Kontynuuj' }).click();
    await page.locator('header').getByRole('link', { name: 'Palarnia Mgła' }).click();
    await expect(page.locator('.card').first()).toContainText('€');
    await expect(notice(page)).toBeHidden();

    await force(context, { region: GERMANY, zipcode: { ...BERLIN, currentZipcode: '' } });
    await page.goto('/contact.php');
    expect(await restoreAndReload(page)).toBe('/graphql/v1/?mutation=unsetRegion');
    expect(await cookieValue(context, 'setRegionForced')).toBeUndefined();
    expect(await cookieValue(context, 'setZipcodeForced')).toBeDefined();

    await force(context, { region: GERMANY, zipcode: BERLIN });
    await page.goto(PRODUCT);
    expect(await restoreAndReload(page)).toBe('/graphql/v1/?mutation=unsetRegionAndZipcode');
    await expect(page.locator('.assurances')).toContainText('Dostawa: Polska');
    await untilReady(page);
    await expect(notice(page)).toHaveCount(0);
    const left = (await context.cookies()).map(({ name }) => name);
    expect(left.filter((name) => /Forced/.test(name))).toEqual([]);
  });
});

/** Asks for the default, waits until the page has loaded again, and answers with the address that was asked. */
async function restoreAndReload(page: Page): Promise<string> {
  await untilRuled(notice(page));
  const asked = page.waitForRequest((request) => request.url().includes('mutation='));
  const reloaded = page.waitForEvent('load');
  await restore(page).click();
  const { pathname, search } = new URL((await asked).url());
  await reloaded;
  return pathname + search;
}
