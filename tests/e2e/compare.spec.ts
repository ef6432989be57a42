import type { Page } from '@playwright/test';
import { buyFilters } from '#tests/support/checkout.ts';
import { expectPageForEverybody, expectToFit } from '#tests/support/everybody.ts';
import { bar, CATEGORY, chooseToCompare, namesOn, openMarked, scales } from '#tests/support/marks.ts';
import { basketCount, expect, test, toast, untilAwake } from '#tests/support/shop.ts';

const PAGE = '/product-compare.php';
const DRIPPERS = '/search.php?text=dripper';

const products = (page: Page) => bar(page).getByRole('listitem');
const compareLink = (page: Page) => bar(page).getByRole('link', { name: /^Porównaj/ });
const table = (page: Page) => page.getByRole('table');
const columns = (page: Page) => table(page).getByRole('columnheader');
const removeButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Usuń z porównania: ${name}`, exact: true });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('scales bring a product into the bar: alone it asks for another, two can be compared, wherever one goes', async ({
  page,
}) => {
  await openMarked(page, CATEGORY);
  await expect(bar(page)).toBeHidden();
  const [first = '', second = ''] = await namesOn(page);
  await scales(page, first).click();
  await expect(products(page)).toHaveText([first]);
  await expect(bar(page).getByText('Dodaj drugi produkt, żeby je porównać.')).toBeVisible();
  await expect(compareLink(page)).toBeHidden();
  await expect(toast(page)).toContainText(`Dodano do porównania: ${first}`);
  await expect(toast(page).getByRole('link')).toHaveCount(0);
  const picture = products(page).getByRole('presentation');
  // Its width is told by its address: a picture nobody has asked for yet is a sketch of no width until it is drawn.
  const seen = (image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc;
  await expect.poll(() => picture.evaluate(seen)).toMatch(/-320\.(avif|webp|jpg)$/);

  await scales(page, second).click();
  await expect(products(page)).toHaveText([first, second]);
  await expect(bar(page).getByText('Dodaj drugi produkt')).toBeHidden();
  await expect(compareLink(page)).toHaveText('Porównaj (2)');
  await page.getByRole('link', { name: first, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await expect(products(page)).toHaveText([first, second]);
  await page.goto('/');
  await expect(products(page)).toHaveText([first, second]);
  await compareLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Porównanie produktów');
  await expect(columns(page)).toHaveText(['Cecha', first, second]);
  await expect(bar(page)).toBeHidden();
});

test('on a phone the bar stands above the button that buys, and what floats above both', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await chooseToCompare(page, 2);
  await page.goto('/produkt/7/brazylia-cerrado');
  await untilAwake(page, 'buy-box');
  await page.mouse.wheel(0, 2000);
  const buyBar = page.locator('.buy-bar');
  await expect(buyBar).toBeVisible();
  const boxOf = async (part: ReturnType<Page['locator']>) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  const [buy, compared] = [await boxOf(buyBar), await boxOf(bar(page))];
  expect(compared.bottom).toBeLessThanOrEqual(buy.top + 1);
  expect(compared.bottom).toBeGreaterThan(buy.top - 2);
  await buyBar.getByRole('button').click();
  await expect(toast(page)).toContainText('Produkt został dodany.');
  expect((await boxOf(toast(page))).bottom).toBeLessThanOrEqual(compared.top);
});

test('the bar is not shown in the checkout', async ({ page }) => {
  await chooseToCompare(page, 2);
  await buyFilters(page);
  await expect(bar(page)).toBeVisible();
  await page.goto('/order.php');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#compare-bar ul')).not.toBeEmpty();
  await expect(bar(page)).toBeHidden();
});

test('the comparison shows only the differences on demand, sells, and lets go, in the same page', async ({
  page,
}) => {
  const openComparison = async () => {
    await page.goto(PAGE);
    await expect(page.locator('#compare-bar ul')).not.toBeEmpty();
    await page.evaluate(() => Object.assign(window, { samePage: true }));
  };
  const [first = '', second = ''] = await chooseToCompare(page, 2);
  await openComparison();
  const rows = table(page).getByRole('rowheader');
  const all = await rows.allTextContents();
  await page.getByRole('link', { name: 'Pokaż tylko różnice' }).click();
  await expect(page).toHaveURL(/\?diff=1$/);
  await expect(page.getByRole('link', { name: 'Pokaż wszystkie cechy' })).toBeVisible();
  expect((await rows.allTextContents()).length).toBeLessThan(all.length);
  await page.getByRole('link', { name: 'Pokaż wszystkie cechy' }).click();
  await expect(rows).toHaveText(all);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);

  const [dripper = ''] = await chooseToCompare(page, 1, DRIPPERS);
  await openComparison();
  await page.getByRole('button', { name: `Dodaj do koszyka ${dripper}` }).click();
  await expect(toast(page)).toContainText('Produkt został dodany.');
  await expect(basketCount(page)).toHaveText('1');
  await page.getByRole('link', { name: `Wybierz rozmiar ${first}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await page.goBack();

  await page.getByRole('main').locator(removeButton(page, second)).click();
  await expect(columns(page)).toHaveText(['Cecha', first, dripper]);
  await expect(toast(page).last()).toContainText(`Usunięto z porównania: ${second}`);
  await page.getByRole('button', { name: 'Wyczyść porównanie' }).click();
  await expect(page.getByText('Nie porównujesz jeszcze żadnych produktów.')).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

test('two tabs agree: an open comparison changes with what is chosen elsewhere', async ({
  page,
  context,
}) => {
  const [first = '', second = ''] = await chooseToCompare(page, 2);
  const other = await context.newPage();
  await other.goto(PAGE);
  await expect(columns(other)).toHaveText(['Cecha', first, second]);
  await expect(other.locator('#compare-bar ul')).not.toBeEmpty();
  await removeButton(page, second).click();
  await expect(columns(other)).toHaveText(['Cecha', first]);
  await scales(page, second).click();
  await expect(columns(other)).toHaveText(['Cecha', first, second]);
  await other.getByRole('button', { name: 'Wyczyść porównanie' }).click();
  await expect(bar(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('products are chosen, compared, removed and bought', async ({ page }) => {
    await page.goto(DRIPPERS);
    const [dripper = ''] = await namesOn(page);
    await scales(page, dripper).click();
    await expect(page).toHaveURL(/product-compare\.php$/);
    await expect(page.getByRole('status').filter({ hasText: 'Dodano do porównania' })).toContainText(dripper);
    await page.goto(CATEGORY);
    const [coffee = ''] = await namesOn(page);
    await scales(page, coffee).click();
    await expect(columns(page)).toHaveText(['Cecha', dripper, coffee]);
    await page.getByRole('link', { name: 'Pokaż tylko różnice' }).click();
    await expect(page.getByRole('link', { name: 'Pokaż wszystkie cechy' })).toBeVisible();
    await removeButton(page, coffee).click();
    await expect(columns(page)).toHaveText(['Cecha', dripper]);
    await page.getByRole('button', { name: `Dodaj do koszyka ${dripper}` }).click();
    await expect(page).toHaveURL(/basketedit\.php$/);
    await expect(page.getByRole('main')).toContainText(dripper);
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Wyczyść porównanie' }).click();
    await expect(page.getByText('Nie porównujesz jeszcze żadnych produktów.')).toBeVisible();
  });
});

test('six products on a phone scroll by themselves, with their names and the features in sight, for everybody', async ({
  page,
}) => {
  await chooseToCompare(page, 6);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PAGE);
  expect(await overflow(page)).toBe(0);
  const region = page.getByRole('region', { name: 'Porównanie produktów' });
  await region.focus();
  await expect(region).toBeFocused();
  await region.evaluate((element) => element.scrollTo(400, 300));
  const frame = await region.boundingBox();
  const name = await columns(page).nth(4).boundingBox();
  const feature = await table(page).getByRole('rowheader').nth(3).boundingBox();
  expect(Math.abs((name?.y ?? 0) - (frame?.y ?? 0))).toBeLessThanOrEqual(2);
  expect(Math.abs((feature?.x ?? 0) - (frame?.x ?? 0))).toBeLessThanOrEqual(2);
  expect(await overflow(page)).toBe(0);

  await expectPageForEverybody(page, 'the comparison');
  await expectToFit(page, 'the comparison');
});
