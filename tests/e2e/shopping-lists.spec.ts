import type { BrowserContext, Page } from '@playwright/test';
import { basketCount, expect, test, toast } from '#tests/support/journey/shop.ts';

const LISTS = '/shoppinglist.php';
const COFFEE = { product: 7, size: '1kg', name: 'Brazylia Cerrado' };
const SOLD_OUT = { product: 18, size: '250g', name: 'Mieszanka Zimowa' };

/** Notes a product behind the page's back, as another tab or an earlier visit has done. */
const note = (context: BrowserContext, { product, size }: typeof COFFEE, more = {}) =>
  context.request.post('/shoppinglistchange.php', {
    form: { mode: 'add', product, size, ...more },
    headers: { accept: 'application/json' },
  });

/** Opens lists and waits until their scripts are there. */
async function openShoppingLists(page: Page, address = LISTS): Promise<void> {
  await page.goto(address);
  await expect(page.locator('shop-lists[data-ready]')).toBeAttached();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const said = (page: Page) => page.locator('#list-said');
const items = (page: Page) => page.locator('.list-item');
const item = (page: Page, name: string) => items(page).filter({ hasText: name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('a shopping list is changed, carried on, bought, renamed, deleted and brought back in one page', async ({
  page,
  context,
}) => {
  await note(context, COFFEE);
  await note(context, SOLD_OUT);
  await openShoppingLists(page);
  const row = item(page, COFFEE.name);
  await expect(row).toContainText('1 kg');
  await row.getByRole('button', { name: 'Więcej' }).click();
  await expect(said(page)).toHaveText(`Zapisano zmiany: ${COFFEE.name}`);
  await page.getByRole('link', { name: `Przenieś lub kopiuj: ${COFFEE.name}` }).click();
  await page.getByLabel('Na którą listę?').selectOption('Nowa lista');
  await page.locator('#carry').getByLabel('Nazwa nowej listy').fill('Trzecia');
  await page.locator('#carry').getByRole('button', { name: 'Przenieś' }).click();
  await expect(said(page)).toHaveText(`Przeniesiono na listę „Trzecia”: ${COFFEE.name}`);
  await expect(items(page)).toHaveCount(1);
  await page.getByRole('link', { name: /^Trzecia/ }).click();
  await expect(heading(page, 'Trzecia')).toBeVisible();
  await page.goBack();
  await expect(row).toHaveCount(0);
  await page.goForward();
  await expect(row.getByLabel('Ilość')).toHaveValue('2');
  await page.getByLabel('Nazwa listy').fill('Śniadania');
  await button(page, 'Zmień nazwę').click();
  await expect(heading(page, 'Śniadania')).toBeVisible();
  await button(page, 'Usuń listę').click();
  await expect(said(page)).toContainText('Usunięto listę „Śniadania”.');
  await button(page, 'Przywróć listę: Śniadania').click();
  await expect(said(page)).toHaveText('Przywrócono listę „Śniadania”.');
  await button(page, 'Całą listę do koszyka').click();
  await expect(said(page)).toContainText('Dodano do koszyka 1 produkt.');
  await expect(basketCount(page)).toHaveText('1');
  expect(await isSameDocument(page)).toBe(true);
  await said(page).getByRole('link', { name: 'Przejdź do koszyka' }).click();
  await expect(page.getByLabel(`Ilość: ${COFFEE.name}`)).toHaveValue('2');
});

test.describe('a list that is shared', () => {
  test('has an address to copy, which shows it to anybody until it is taken back', async ({
    page,
    context,
    browser,
    complaints,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await note(context, COFFEE, { number: 2, note: 'niespodzianka' });
    await openShoppingLists(page);
    await button(page, 'Udostępnij listę').click();
    await expect(said(page)).toContainText('Lista jest udostępniona.');
    await button(page, 'Kopiuj adres').click();
    await expect(toast(page)).toHaveText('Adres skopiowany.');
    const address = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page.getByLabel('Adres listy')).toHaveValue(address);

    const stranger = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' });
    const theirs = await stranger.newPage();
    await openShoppingLists(theirs, new URL(address).pathname);
    await expect(item(theirs, COFFEE.name)).toContainText('2 szt.');
    await expect(theirs.getByText('niespodzianka')).toHaveCount(0);
    await button(theirs, 'Całą listę do koszyka').click();
    await expect(said(theirs)).toContainText('Dodano do koszyka 1 produkt.');
    await expect(basketCount(theirs)).toHaveText('1');
    await theirs.locator('#list-copy').getByRole('button', { name: 'Kopiuj' }).click();
    await expect(said(theirs)).toHaveText('Skopiowano na listę „Lista zakupowa”.');
    await expect(item(theirs, COFFEE.name).getByLabel('Ilość')).toHaveValue('2');

    await button(page, 'Przestań udostępniać').click();
    await expect(said(page)).toContainText('Jej dawny adres przestał działać.');
    await theirs.goto(new URL(address).pathname);
    await expect(theirs.getByRole('heading', { level: 1, name: 'Nie ma takiej listy' })).toBeVisible();
    await stranger.close();
    complaints.length = 0;
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is made, changed, shared, bought, deleted and brought back', async ({ page, context }) => {
    await page.goto(LISTS);
    await page.getByLabel('Nazwa nowej listy').fill('Bez skryptów');
    await button(page, 'Utwórz listę').click();
    await expect(said(page)).toHaveText('Utworzono listę „Bez skryptów”.');
    await note(context, COFFEE);
    await page.goto(LISTS);
    const row = item(page, COFFEE.name);
    await row.getByLabel('Ilość').fill('3');
    await row.getByLabel('Notatka').fill('mielona');
    await button(page, `Zapisz: ${COFFEE.name}`).click();
    await expect(said(page)).toHaveText(`Zapisano zmiany: ${COFFEE.name}`);
    await expect(row.getByLabel('Notatka')).toHaveValue('mielona');
    await page.getByRole('link', { name: `Przenieś lub kopiuj: ${COFFEE.name}` }).click();
    await page.getByLabel('Na którą listę?').selectOption('Nowa lista');
    await page.locator('#carry').getByLabel('Nazwa nowej listy').fill('Druga');
    await page.locator('#carry').getByRole('button', { name: 'Kopiuj' }).click();
    await expect(said(page)).toHaveText(`Skopiowano na listę „Druga”: ${COFFEE.name}`);
    await button(page, 'Udostępnij listę').click();
    await expect(page.getByLabel('Adres listy')).toHaveValue(/\/lista\/[\w-]{43}$/);
    await expect(button(page, 'Kopiuj adres')).toBeHidden();
    await button(page, 'Całą listę do koszyka').click();
    await expect(said(page)).toContainText('Dodano do koszyka 1 produkt.');
    await button(page, 'Usuń listę').click();
    await expect(said(page)).toContainText('Usunięto listę „Bez skryptów”.');
    await said(page).getByRole('button', { name: 'Przywróć' }).click();
    await expect(heading(page, 'Bez skryptów')).toBeVisible();
  });
});
