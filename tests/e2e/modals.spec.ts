import { framesOfPress } from '#tests/support/frames-of-press.ts';
import {
  expect,
  IN_SIZES,
  openProduct,
  test,
  untilHydrated,
  untilLaidOut,
  untilReady,
  untilRuled,
} from '#tests/support/journey/shop.ts';

test('the control of the filters of a phone is shown as pressed before the page is put behind them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/kategoria/1/kawa');
  await untilReady(page);
  await untilLaidOut(page);
  const control = page.locator('.product-list__open');
  const [first, ...others] = await control.evaluate(framesOfPress, 'dialog:modal');
  expect(first).toBe('pressed');
  expect(others).not.toContain('nothing');
  await expect(control).not.toHaveAttribute('aria-busy');
});

test('a modal follows the same rule where an island opens it', async ({ page }) => {
  await openProduct(page, IN_SIZES);
  await untilHydrated(page, 'buy-box');
  await untilHydrated(page, 'picture-gallery');
  await page.getByRole('button', { name: 'Sposoby dostawy' }).click();
  const ways = page.getByRole('dialog', { name: 'Sposoby dostawy' });
  await untilRuled(ways);
  await page.mouse.click(20, 500);
  await expect(ways).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sposoby dostawy' })).toBeFocused();
  await page.getByRole('button', { name: 'Powiększ zdjęcie' }).click();
  await expect(page.locator('.gallery__dialog')).toBeVisible();
  await page.mouse.click(20, 500);
  await expect(page.locator('.gallery__dialog')).toBeHidden();
});
