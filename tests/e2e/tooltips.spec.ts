import { expectAccessible } from '#tests/support/journey/accessibility.ts';
import {
  expect,
  IN_SIZES,
  openProduct,
  test,
  untilHydrated,
  untilReady,
} from '#tests/support/journey/shop.ts';

test('a tooltip is accessible', ({ page }) =>
  expectAccessible(page, 'a tooltip', async () => {
    await openProduct(page, IN_SIZES);
    await untilHydrated(page, 'buy-box');
    await untilReady(page);
    await page.locator('.buy-box').getByRole('button', { name: 'Co to za cena?' }).hover();
    await expect(page.getByRole('tooltip')).toContainText(
      'Najniższa cena, za jaką sprzedawaliśmy ten produkt',
    );
  }));
