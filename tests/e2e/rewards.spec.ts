import { expect, openProduct, test } from '#tests/support/journey/shop.ts';

const REWARD = 'Kubek Klubowy, 280 ml';
const HOW_TO_JOIN =
  'Towar dostępny tylko w programie lojalnościowym. Zaloguj się albo załóż konto, żeby zbierać punkty.';

test.describe('without JavaScript, a product for points', () => {
  test.use({ javaScriptEnabled: false });

  test('is asked for on its own page and on its card, and the basket says how to join', async ({ page }) => {
    await openProduct(page, REWARD);
    const box = page.getByRole('region', { name: 'Nagroda za punkty' });
    await box.getByRole('button', { name: 'Odbierz za 120 pkt' }).click();
    await expect(page).toHaveURL(/basketedit\.php/);
    await expect(page.locator('.notice')).toHaveText(HOW_TO_JOIN);
    await page.goto('/search.php?text=kubek+klubowy');
    await page
      .locator('.card')
      .getByRole('button', { name: /^Odbierz za 120 pkt Kubek Klubowy/ })
      .click();
    await expect(page).toHaveURL(/basketedit\.php/);
    await expect(page.locator('.notice')).toHaveText(HOW_TO_JOIN);
  });
});
