import type { Page } from '@playwright/test';
import {
  addButton,
  basketCount,
  expect,
  hoverBasket,
  IN_SIZES,
  miniCart,
  test,
  toast,
  untilHydrated,
} from '#tests/support/journey/shop.ts';
import {
  bar,
  CATEGORY,
  compareToggle,
  listsCount,
  namesOn,
  openToggles,
  wishlistToggle,
} from '#tests/support/journey/toggles.ts';

const isPressed = ['aria-pressed', 'true'] as const;
const isNotPressed = ['aria-pressed', 'false'] as const;

const columns = (page: Page) => page.getByRole('table').getByRole('columnheader');
const inMiniCart = (page: Page) => miniCart(page).getByRole('listitem').first();

test('two tabs agree: about lists, about an open comparison, and about what is in an open mini-cart', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await openToggles(tab, CATEGORY);
  const names = await namesOn(page);
  const first = names.find((name) => name !== IN_SIZES) ?? '';
  const second = IN_SIZES;

  await wishlistToggle(page, first).click();
  await expect(wishlistToggle(other, first)).toHaveAttribute(...isPressed);
  await expect(listsCount(other)).toHaveText('1');
  await wishlistToggle(other, first).click();
  await expect(wishlistToggle(page, first)).toHaveAttribute(...isNotPressed);

  await compareToggle(other, first).click();
  await expect(compareToggle(page, first)).toHaveAttribute(...isPressed);
  await compareToggle(page, second).click();
  await expect(bar(other).getByRole('listitem')).toHaveText([first, second]);
  await bar(other)
    .getByRole('link', { name: /^Porównaj/ })
    .click();
  await expect(columns(other)).toHaveText(['Cecha', first, second]);
  await bar(page)
    .getByRole('button', { name: `Usuń z porównania: ${second}`, exact: true })
    .click();
  await expect(columns(other)).toHaveText(['Cecha', first]);
  await compareToggle(page, second).click();
  await expect(columns(other)).toHaveText(['Cecha', first, second]);
  await other.getByRole('button', { name: 'Wyczyść porównanie' }).click();
  await expect(bar(page)).toBeHidden();

  await page.getByRole('link', { name: IN_SIZES, exact: true }).click();
  await untilHydrated(page, 'buy-box');
  await addButton(page).click();
  await expect(toast(page).filter({ hasText: 'Produkt został dodany.' })).toBeVisible();
  await expect(basketCount(other)).toHaveText('1');
  for (const tab of [other, page]) {
    await hoverBasket(tab);
    await expect(inMiniCart(tab)).toContainText('250 g · 1 szt.');
  }
  const icon = inMiniCart(page).locator('img');
  await expect
    .poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth && image.currentSrc))
    .toMatch(/-320\.webp$/);
  await addButton(page).focus();
  await hoverBasket(page);
  await page.keyboard.press('Enter');
  for (const tab of [page, other]) await expect(inMiniCart(tab)).toContainText('2 szt.');
});
