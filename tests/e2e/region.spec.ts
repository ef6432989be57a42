import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { expectForEverybody } from '#tests/support/everybody.ts';
import { gate } from '#tests/support/gate.ts';
import {
  ANSWERED,
  addButton,
  expect,
  mainPrice,
  test,
  toast,
  untilAwake,
  untilRuled,
  untilStarted,
} from '#tests/support/shop.ts';

const PRODUCT = '/produkt/7/brazylia-cerrado';
const GERMANY = { currentCountry: 'DE', defaultCountry: 'PL', showModal: true };
const BERLIN = { currentZipcode: '10115', defaultZipcode: '43-300', showModal: true };

const settings = (page: Page, name = 'Język, waluta i kraj dostawy') => page.getByRole('dialog', { name });
const notice = (page: Page) => page.locator('dialog#region-notice');
const control = (page: Page) => page.locator('header a.header__region');
const inFooter = (page: Page) => page.locator('.footer a[aria-controls=region-dialog]');
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
  await untilStarted(page);
  await control(page).click();
  await expect(settings(page).getByLabel('Waluta')).toBeVisible();
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

/** Lets the mutation wait until it is told to go on. */
async function heldMutation(page: Page, answer: (route: Route) => Promise<void>) {
  const { opened: held, open: release } = gate();
  await page.route('**/graphql/v1/?mutation=*', async (route) => {
    await held;
    await answer(route);
  });
  return release;
}

test.describe('the choice of language, currency and delivery country', () => {
  test('opens in a dialog on a desktop, and prices, delivery and basket follow it at once', async ({
    page,
    context,
  }) => {
    await page.goto(PRODUCT);
    await untilAwake(page, 'buy-box');
    await addButton(page).click();
    await expect(toast(page)).toBeVisible();
    const dialog = await openSettings(page, `${PRODUCT}?size=1kg`);
    await expect(dialog.getByLabel('Język')).toHaveValue('pl');
    await expect(dialog.getByLabel('Waluta')).toHaveValue('PLN');
    await dialog.getByLabel('Waluta').selectOption('euro (EUR)');
    await dialog.getByLabel('Kraj dostawy').selectOption('Niemcy');
    await dialog.getByLabel('Kod pocztowy').fill('10115');
    await dialog.getByRole('button', { name: 'Zapisz' }).click();

    await expect(control(page)).toContainText('EUR');
    await expect(page).toHaveURL(new RegExp(`${PRODUCT}\\?size=1kg$`));
    await expect(mainPrice(page)).toContainText('€');
    await expect(page.locator('.assurances')).toContainText('Dostawa: Niemcy');
    await untilAwake(page, 'buy-box');
    await page.getByRole('button', { name: 'Sposoby dostawy' }).click();
    const ways = page.getByRole('dialog', { name: 'Sposoby dostawy' });
    await expect(ways.getByRole('row').nth(1)).toContainText('€');
    await page.keyboard.press('Escape');

    await page.goto('/basketedit.php');
    await expect(page.locator('main')).not.toContainText('zł');
    await expect(page.locator('main')).toContainText('Koszt i czas dostawy podajemy dla: Niemcy.');
    await expect(page.locator('main').getByLabel('Kod pocztowy')).toHaveValue('10115');
    await page.goto('/order.php');
    await expect(page.locator('main').getByLabel('Kraj').first()).toHaveValue('1143020143');
    await expect(page.locator('main').getByLabel('Kod pocztowy').first()).toHaveValue('10115');
    expect(await cookieValue(context, 'currency')).toBe('EUR');
  });

  test('is followed by pages that were visited before, also by those one goes back to', async ({ page }) => {
    await page.goto('/produkt/8/kawa');
    await expect(mainPrice(page)).toContainText('zł');
    await page.goto('/kategoria/1/kawa');
    await expect(page.locator('.card').first()).toContainText('zł');
    const dialog = await openSettings(page, PRODUCT);
    await dialog.getByLabel('Waluta').selectOption('euro (EUR)');
    await dialog.getByLabel('Kraj dostawy').selectOption('Niemcy');
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await expect(mainPrice(page)).toContainText('€');
    await goBack(page);
    await expect(mainPrice(page)).toContainText('€');
    await goBack(page);
    await expect(page.locator('.card').first()).toContainText('€');
    await goBack(page);
    await expect(page).toHaveURL(/\/produkt\/8\//);
    await expect(mainPrice(page)).toContainText('€');
    await expect(page.locator('.assurances')).toContainText('Dostawa: Niemcy');
  });

  test('is followed by a page that the browser had put aside whole', async ({ page, context, baseURL }) => {
    await page.goto(PRODUCT);
    await untilStarted(page);
    await context.addCookies([{ name: 'currency', value: 'EUR', url: baseURL ?? '' }]);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(mainPrice(page)).toContainText('€');
    await untilStarted(page);
    await page.waitForLoadState('load');
    let isLoaded = false;
    page.on('load', () => {
      isLoaded = true;
    });
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.waitForTimeout(500);
    expect(isLoaded, 'loaded again without a reason').toBe(false);
  });

  test('leads to the same page in the other language', async ({ page }) => {
    const dialog = await openSettings(page, '/kategoria/1/kawa?sort=newest');
    await dialog.getByLabel('Język').selectOption('English');
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page).toHaveURL(/\/en\/category\/1\/[a-z-]+\?sort=newest$/);
    await untilStarted(page);
    await control(page).click();
    const english = settings(page, 'Language, currency and delivery country');
    await expect(english.getByLabel('Delivery country')).toContainText('Germany');
    await english.getByLabel('Language').selectOption('Polski');
    await english.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/kategoria\/1\/kawa\?sort=newest$/);
  });

  test('says what is wrong with a postal code, and keeps the rest', async ({ page, complaints }) => {
    const dialog = await openSettings(page, PRODUCT);
    await dialog.getByLabel('Kraj dostawy').selectOption('Niemcy');
    await dialog.getByLabel('Kod pocztowy').fill('43-300');
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    const main = page.locator('main');
    await expect(main).toContainText('Błędnie wpisany kod pocztowy.');
    await expect(main.getByLabel('Kraj dostawy')).toHaveValue('1143020143');
    await main.getByLabel('Kod pocztowy').fill('10115');
    await main.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`));
    await expect(page.locator('.assurances')).toContainText('Dostawa: Niemcy');
    // The browser itself reports the 422.
    complaints.length = 0;
  });

  test('is in the footer and in the side menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/contact.php');
    await untilStarted(page);
    await expect(control(page)).toBeHidden();
    await page.getByRole('button', { name: 'Pomoc' }).click();
    await inFooter(page).click();
    await expect(settings(page).getByLabel('Waluta')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
    await menu.getByRole('tab', { name: 'Informacje' }).click();
    await menu.getByRole('link', { name: 'Język, waluta i kraj dostawy' }).click();
    await settings(page).getByLabel('Waluta').selectOption('euro (EUR)');
    await settings(page).getByRole('button', { name: 'Zapisz' }).click();
    await expect(page).toHaveURL(/contact\.php$/);
    await page.goto(PRODUCT);
    await expect(mainPrice(page)).toContainText('€');
  });

  test('is one step away from the delivery line of a product and from the basket', async ({ page }) => {
    await page.goto(PRODUCT);
    await untilAwake(page, 'buy-box');
    await page.locator('.assurances').getByRole('link', { name: 'Zmień kraj dostawy' }).click();
    await expect(settings(page).getByLabel('Kraj dostawy')).toBeVisible();
    await page.keyboard.press('Escape');
    await addButton(page).click();
    await expect(toast(page)).toBeVisible();
    await page.goto('/basketedit.php');
    await untilStarted(page);
    await page.locator('main').getByRole('link', { name: 'Zmień kraj dostawy' }).click();
    await expect(settings(page).getByLabel('Kraj dostawy')).toBeVisible();
  });

  test('is kept while it is made, also where it is opened anew, and forgotten with the dialog', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => /settings\.php/.test(request.url()) && asked.push(request.url()));
    const dialog = await openSettings(page, PRODUCT);
    await dialog.getByLabel('Waluta').selectOption('euro (EUR)');
    await dialog.getByRole('button', { name: 'Zamknij' }).click();
    await control(page).click();
    await expect(dialog.getByLabel('Waluta').locator('option:checked')).toHaveText(/PLN/);
    await dialog.getByLabel('Waluta').selectOption('euro (EUR)');
    await page.waitForTimeout(300);
    await expect(dialog.getByLabel('Waluta').locator('option:checked')).toHaveText(/EUR/);
    expect(asked).toHaveLength(1);
  });

  test('can be made with the keyboard alone', async ({ page }) => {
    await page.goto(PRODUCT);
    await untilStarted(page);
    await control(page).focus();
    await page.keyboard.press('Enter');
    await expect(settings(page).getByLabel('Waluta')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(settings(page).getByLabel('Język')).toBeFocused();
    // The first Escape leaves the field.
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeHidden();
    await expect(control(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(settings(page).getByLabel('Waluta')).toBeVisible();
    await expect(settings(page).locator(':focus')).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(settings(page).getByLabel('Język')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(settings(page).getByLabel('Waluta')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(settings(page).getByLabel('Waluta').locator('option:checked')).toHaveText('euro (EUR)');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(settings(page).getByLabel('Kod pocztowy')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(mainPrice(page)).toContainText('€');
  });

  test('is a page where the dialog cannot be filled', async ({ page, complaints }) => {
    await page.route('**/settings.php?_regions=1', (route) => route.abort());
    await page.goto(PRODUCT);
    await untilStarted(page);
    await control(page).click();
    await expect(page).toHaveURL(/settings\.php$/);
    await page.locator('main').getByLabel('Waluta').selectOption('euro (EUR)');
    await page.locator('main').getByRole('button', { name: 'Zapisz' }).click();
    await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`));
    await expect(mainPrice(page)).toContainText('€');
    complaints.length = 0;
  });

  test('may be named by an address, and then holds on the pages after it', async ({ page, context }) => {
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
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a page with a form, which leads back to the same page', async ({ page }) => {
      await page.goto(`${PRODUCT}?size=1kg`);
      await control(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Język, waluta i kraj dostawy');
      const main = page.locator('main');
      await main.getByLabel('Język').selectOption('English');
      await main.getByLabel('Waluta').selectOption('euro (EUR)');
      await main.getByLabel('Kraj dostawy').selectOption('Austria');
      await main.getByRole('button', { name: 'Zapisz' }).click();
      await expect(page).toHaveURL(/\/en\/product\/7\/[a-z-]+\?size=1kg$/);
      await expect(mainPrice(page)).toContainText('€');
      await expect(page.locator('.assurances')).toContainText('Delivery: Austria');
    });

    test('restores the default there', async ({ page, context }) => {
      await force(context, { region: GERMANY, zipcode: BERLIN });
      await page.goto(PRODUCT);
      await expect(page.locator('.assurances')).toContainText('Dostawa: Niemcy');
      await page.locator('.assurances').getByRole('link', { name: 'Zmień kraj dostawy' }).click();
      await expect(page.locator('main')).toContainText('Koszt i czas dostawy podajemy dla: Niemcy, 10115.');
      await page.getByRole('button', { name: 'Przywróć domyślne' }).click();
      await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`));
      await expect(page.locator('.assurances')).toContainText('Dostawa: Polska');
      const kept = (await context.cookies()).map(({ name }) => name);
      expect(kept.filter((name) => !(name in ANSWERED))).toEqual([]);
    });
  });
});

test.describe('the notice of another country or postal code', () => {
  test('is not shown, nor loaded, without its cookies or once the shopper was told', async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/contact.php');
    await untilStarted(page);
    await force(context, {
      region: { ...GERMANY, showModal: false },
      zipcode: { ...BERLIN, showModal: false },
    });
    await page.goto('/contact.php');
    await untilStarted(page);
    await expect(notice(page)).toHaveCount(0);
    expect(asked.filter((url) => /region-notice|settings\.php/.test(url))).toEqual([]);
  });

  for (const [kind, cookies, title, place, usual] of [
    ['region', { region: GERMANY }, 'Inny kraj dostawy niż zwykle', 'Niemcy', 'Polska'],
    ['zipcode', { zipcode: BERLIN }, 'Inny kod pocztowy niż zwykle', 'Polska, 10115', 'Polska, 43-300'],
    [
      'regionAndZipcode',
      { region: GERMANY, zipcode: BERLIN },
      'Inne miejsce dostawy niż zwykle',
      'Niemcy, 10115',
      'Polska, 43-300',
    ],
  ] as const)
    test(`of the type ${kind} says country, currency, what delivery is for, and how to go back`, async ({
      page,
      context,
    }) => {
      await force(context, cookies);
      await page.goto('/contact.php');
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(notice(page)).toContainText(`Kraj dostawy: ${kind === 'zipcode' ? 'Polska' : 'Niemcy'}.`);
      await expect(notice(page)).toContainText('Ceny pokazujemy w walucie: złoty polski (PLN).');
      await expect(notice(page)).toContainText(`Koszt i czas dostawy podajemy dla: ${place}.`);
      await expect(notice(page)).toContainText(`Zwykle: ${usual}.`);
      await expect(restore(page)).toBeVisible();
    });

  test('is shown when only one of two cookies asks for it', async ({ page, context }) => {
    await force(context, { region: { ...GERMANY, showModal: false }, zipcode: BERLIN });
    await page.goto('/contact.php');
    await expect(page.getByRole('dialog', { name: 'Inne miejsce dostawy niż zwykle' })).toBeVisible();
  });

  test('runs on every page but those of ordering and paying', async ({ page, context }) => {
    await page.goto(PRODUCT);
    await untilAwake(page, 'buy-box');
    await addButton(page).click();
    await expect(toast(page)).toBeVisible();
    await force(context, { region: GERMANY });
    await page.goto('/order.php');
    await untilStarted(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    for (const address of ['/', '/kategoria/1/kawa', PRODUCT, '/basketedit.php', '/settings.php', '/en/']) {
      await page.goto(address);
      await expect(notice(page), address).toBeVisible();
    }
  });

  test('comes when a page is reached from the order without a whole load', async ({ page, context }) => {
    await page.goto(PRODUCT);
    await untilAwake(page, 'buy-box');
    await addButton(page).click();
    await expect(toast(page)).toBeVisible();
    await force(context, { region: GERMANY });
    await page.goto('/order.php');
    await untilStarted(page);
    await page.locator('header').getByRole('link', { name: 'Palarnia Mgła' }).click();
    await expect(notice(page)).toBeVisible();
  });

  test('closes with Continue, and both cookies remember it on every page', async ({ page, context }) => {
    await force(context, { region: GERMANY, zipcode: { ...BERLIN, showModal: true } });
    await page.goto('/kategoria/1/kawa');
    await notice(page).getByRole('button', { name: 'Kontynuuj' }).click();
    await expect(notice(page)).toBeHidden();
    expect(await forcedIn(context, 'setRegionForced')).toEqual({ ...GERMANY, showModal: false });
    expect(await forcedIn(context, 'setZipcodeForced')).toEqual({ ...BERLIN, showModal: false });
    for (const cookie of ['setRegionForced', 'setZipcodeForced']) {
      const { path, expires = 0 } = (await context.cookies()).find(({ name }) => name === cookie) ?? {};
      expect(path).toBe('/');
      expect(Math.round((expires - Date.now() / 1000) / 86_400), cookie).toBe(30);
    }
    await page.goto(PRODUCT);
    await untilStarted(page);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.locator('.assurances')).toContainText('Dostawa: Niemcy');
  });

  test('makes no cookie of the one that was not there', async ({ page, context }) => {
    await force(context, { region: GERMANY });
    await page.goto('/contact.php');
    await notice(page).getByRole('button', { name: 'Kontynuuj' }).click();
    await expect.poll(() => forcedIn(context, 'setRegionForced')).toMatchObject({ showModal: false });
    expect(await cookieValue(context, 'setZipcodeForced')).toBeUndefined();
  });

  for (const [kind, cookies, address, mutations] of [
    ['region', { region: GERMANY }, '?mutation=unsetRegion', ['Region']],
    ['zipcode', { zipcode: BERLIN }, '?mutation=unsetZipcode', ['Zipcode']],
    [
      'regionAndZipcode',
      { region: GERMANY, zipcode: BERLIN },
      '?mutation=unsetRegionAndZipcode',
      ['Region', 'Zipcode'],
    ],
  ] as const)
    test(`restores the default of the type ${kind} with its mutation, and loads the page again`, async ({
      page,
      context,
    }) => {
      await force(context, cookies);
      await page.goto(PRODUCT);
      const asked = page.waitForRequest((request) => request.url().includes('mutation='));
      const reloaded = page.waitForEvent('load');
      await restore(page).click();
      const request = await asked;
      expect(new URL(request.url()).pathname + new URL(request.url()).search).toBe(`/graphql/v1/${address}`);
      expect(request.method()).toBe('POST');
      const { query } = request.postDataJSON();
      expect(
        [...query.matchAll(/unsetTemporary(\w+) \{ status error \{ code message \} \}/g)].map(
          ([, name]) => name,
        ),
      ).toEqual(mutations);
      await reloaded;
      await expect(page.locator('.assurances')).toContainText('Dostawa: Polska');
      await untilStarted(page);
      await expect(notice(page)).toHaveCount(0);
      const left = (await context.cookies()).map(({ name }) => name);
      expect(left.filter((name) => /Forced/.test(name))).toEqual([]);
    });

  test('deletes only the cookie of its own type', async ({ page, context }) => {
    await force(context, { region: GERMANY, zipcode: { ...BERLIN, currentZipcode: '' } });
    await page.goto('/contact.php');
    const reloaded = page.waitForEvent('load');
    await restore(page).click();
    await reloaded;
    expect(await cookieValue(context, 'setRegionForced')).toBeUndefined();
    expect(await cookieValue(context, 'setZipcodeForced')).toBeDefined();
  });

  test('reads only the region’s status when both are restored', async ({ page, context }) => {
    await force(context, { region: GERMANY, zipcode: BERLIN });
    await page.route('**/graphql/v1/?mutation=*', (route) =>
      route.fulfill({
        json: {
          data: {
            unsetTemporaryRegion: { status: 'success', error: null },
            unsetTemporaryZipcode: { status: 'error', error: { code: 'x', message: 'x' } },
          },
        },
      }),
    );
    await page.goto('/contact.php');
    const reloaded = page.waitForEvent('load');
    await restore(page).click();
    await reloaded;
    await expect.poll(() => cookieValue(context, 'setZipcodeForced')).toBeUndefined();
  });

  test('shows that it is waiting, and asks only once', async ({ page, context }) => {
    await force(context, { region: GERMANY });
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('mutation=') && asked.push(request.url()));
    const release = await heldMutation(page, (route) => route.continue());
    await page.goto('/contact.php');
    await restore(page).click();
    const waiting = notice(page).getByRole('link', { name: 'Przywracamy…' });
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await expect(notice(page).locator('.region-notice')).toHaveAttribute('aria-busy', 'true');
    await waiting.click({ force: true });
    const reloaded = page.waitForEvent('load');
    release();
    await reloaded;
    expect(asked).toHaveLength(1);
  });

  for (const [what, answer] of [
    [
      'says that it failed',
      (route: Route) =>
        route.fulfill({
          json: { data: { unsetTemporaryRegion: { status: 'error', error: { code: 'x', message: 'x' } } } },
        }),
    ],
    ['cannot be reached', (route: Route) => route.abort()],
    ['answers nonsense', (route: Route) => route.fulfill({ status: 500, body: '<html>' })],
  ] as const)
    test(`stays open with an error when the shop ${what}, and a second try may succeed`, async ({
      page,
      context,
      complaints,
    }) => {
      await force(context, { region: GERMANY });
      await page.route('**/graphql/v1/?mutation=*', answer);
      await page.goto(PRODUCT);
      await untilRuled(notice(page));
      await restore(page).click();
      const said = 'Nie udało się przywrócić ustawień domyślnych. Spróbuj ponownie za chwilę.';
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
      const box = await toast(page).boundingBox();
      const topmost = await page.evaluate(
        ([x, y]) => Boolean(document.elementFromPoint(x ?? 0, y ?? 0)?.closest('.toast')),
        [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20],
      );
      expect(topmost, 'the toast lies above the dialog’s backdrop').toBe(true);
      await expect(notice(page).locator('.region-notice__failed')).toHaveText(said);
      await expect(notice(page)).toBeVisible();
      await expect(restore(page)).toHaveAttribute('aria-disabled', 'false');
      await expect(notice(page).locator('.region-notice')).toHaveAttribute('aria-busy', 'false');
      expect(await forcedIn(context, 'setRegionForced')).toEqual(GERMANY);
      await page.unroute('**/graphql/v1/?mutation=*');
      await restore(page).click();
      await expect(page.locator('.assurances')).toContainText('Dostawa: Polska');
      complaints.length = 0;
    });

  test('works with the keyboard alone, and Escape means Continue', async ({ page, context }) => {
    await force(context, { region: GERMANY });
    await page.goto('/contact.php');
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).getByRole('button', { name: 'Kontynuuj' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(restore(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(notice(page)).toBeHidden();
    await expect.poll(() => forcedIn(context, 'setRegionForced')).toEqual({ ...GERMANY, showModal: false });

    await force(context, { region: GERMANY });
    await page.reload();
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press('Tab');
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await reloaded;
    expect(await cookieValue(context, 'setRegionForced')).toBeUndefined();
  });

  for (const hostile of [
    '{broken',
    'null',
    '[]',
    '{"currentCountry":"<img src=x onerror=alert(1)>","defaultCountry":"<b>","showModal":true}',
    '{"currentCountry":["DE"],"showModal":{"a":1}}',
    '{"showModal":"true"}',
  ])
    test(`does no harm where its cookie holds ${hostile}`, async ({ page, context }) => {
      await force(context, { region: hostile, zipcode: hostile });
      page.on('dialog', () => expect(false, 'a script has run').toBe(true));
      await page.goto(PRODUCT);
      await untilAwake(page, 'buy-box');
      await untilStarted(page);
      await expect(page.locator('.assurances')).toContainText('Dostawa: Polska');
      if (hostile.includes('<img')) await expect(notice(page)).toContainText('<img src=x onerror=alert(1)>');
      else await expect(notice(page)).toHaveCount(0);
      await expect(page.locator('img[src=x]')).toHaveCount(0);
    });

  test('speaks English on English pages', async ({ page, context }) => {
    await force(context, { region: GERMANY, zipcode: BERLIN });
    await page.goto('/en/contact.php');
    const english = page.getByRole('dialog', { name: 'Another place of delivery than usual' });
    await expect(english).toContainText(
      'Delivery country: Germany. Prices are shown in: Polish Zloty (PLN).',
    );
    await expect(english).toContainText('Delivery costs and times are for: Germany, 10115.');
    await expect(english.getByRole('link', { name: 'Restore the default' })).toBeVisible();
    await english.getByRole('button', { name: 'Continue' }).click();
    await expect(english).toBeHidden();
  });
});

test('the dialog and the notice of the region can be used by everybody', async ({ page, context }) => {
  await expectForEverybody(page, 'the dialog', async () => {
    await page.goto('/contact.php');
    await untilStarted(page);
    await inFooter(page).evaluate((link: HTMLElement) => link.click());
    await expect(settings(page).getByLabel('Waluta')).toBeVisible();
  });
  await force(context, { region: GERMANY, zipcode: BERLIN });
  await expectForEverybody(page, 'the notice', async () => {
    await page.goto('/contact.php');
    await expect(notice(page)).toBeVisible();
  });
});
