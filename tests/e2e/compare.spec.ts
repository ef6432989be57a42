import type { Page } from '@playwright/test';
import { basketCount, expect, test, toast } from '#tests/support/journey/shop.ts';
import {
  bar,
  CATEGORY,
  chooseToCompare,
  compareToggle,
  namesOn,
  openToggles,
} from '#tests/support/journey/toggles.ts';

const DRIPPERS = '/search.php?text=dripper';

const products = (page: Page) => bar(page).getByRole('listitem');
const compareLink = (page: Page) => bar(page).getByRole('link', { name: /^Porównaj/ });
const table = (page: Page) => page.getByRole('table');
const columns = (page: Page) => table(page).getByRole('columnheader');
const removeButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Usuń z porównania: ${name}`, exact: true });

test('products are chosen wherever one goes, compared, bought and let go, in the same page', async ({
  page,
}) => {
  await openToggles(page, CATEGORY);
  await expect(bar(page)).toBeHidden();
  const [first = '', second = ''] = await namesOn(page);
  await compareToggle(page, first).click();
  await expect(products(page)).toHaveText([first]);
  await expect(toast(page)).toContainText(`Dodano do porównania: ${first}`);
  await expect(toast(page).getByRole('link')).toHaveCount(0);
  const picture = products(page).getByRole('presentation');
  // Its width is told by its address: a picture nobody has asked for yet is a sketch of no width until it is drawn.
  const seen = (image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc;
  await expect.poll(() => picture.evaluate(seen)).toMatch(/-320\.(avif|webp|jpg)$/);
  await compareToggle(page, second).click();
  await expect(products(page)).toHaveText([first, second]);
  await page.getByRole('link', { name: first, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await expect(products(page)).toHaveText([first, second]);

  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await compareLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Porównanie produktów');
  await expect(columns(page)).toHaveText(['Cecha', first, second]);
  await expect(bar(page)).toBeHidden();
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
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await compareLink(page).click();
  await expect(columns(page)).toHaveText(['Cecha', first, second, dripper]);
  await page.getByRole('button', { name: `Dodaj do koszyka ${dripper}` }).click();
  await expect(toast(page).last()).toContainText('Produkt został dodany.');
  await expect(basketCount(page)).toHaveText('1');
  await page.getByRole('link', { name: `Wybierz rozmiar ${first}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await expect(bar(page)).toBeVisible();
  await page.goBack();
  await page.getByRole('main').locator(removeButton(page, second)).click();
  await expect(columns(page)).toHaveText(['Cecha', first, dripper]);
  await expect(toast(page).last()).toContainText(`Usunięto z porównania: ${second}`);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);

  await page.goto('/order.php');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#compare-bar ul')).not.toBeEmpty();
  await expect(bar(page)).toBeHidden();
});
