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

test('a shopping list is changed, carried on, renamed, deleted and brought back, shared and bought in one page', async ({
  page,
  context,
  playwright,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
  await test.step('anybody sees it by its address, until it is taken back', async () => {
    await button(page, 'Udostępnij listę').click();
    await expect(said(page)).toContainText('Lista jest udostępniona.');
    await button(page, 'Kopiuj adres').click();
    await expect(toast(page)).toHaveText('Adres skopiowany.');
    const address = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page.getByLabel('Adres listy')).toHaveValue(address);
    const stranger = await playwright.request.newContext();
    const seen = await stranger.get(address, { headers: { accept: 'text/html' } });
    expect([seen.status(), (await seen.text()).includes(COFFEE.name)]).toEqual([200, true]);
    await button(page, 'Przestań udostępniać').click();
    await expect(said(page)).toContainText('Jej dawny adres przestał działać.');
    expect((await stranger.get(address, { headers: { accept: 'text/html' } })).status()).toBe(404);
    await stranger.dispose();
  });
  await button(page, 'Całą listę do koszyka').click();
  await expect(said(page)).toContainText('Dodano do koszyka 1 produkt.');
  await expect(basketCount(page)).toHaveText('1');
  expect(await isSameDocument(page)).toBe(true);
  await said(page).getByRole('link', { name: 'Przejdź do koszyka' }).click();
  await expect(page.getByLabel(`Ilość: ${COFFEE.name}`)).toHaveValue('2');
});
