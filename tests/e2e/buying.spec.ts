import {
  addButton,
  basketCount,
  expect,
  IN_SIZES,
  test,
  toast,
  untilHydrated,
} from '#tests/support/journey/shop.ts';

test('a shopper finds a coffee, chooses a size, puts it into the basket and changes it there', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Kategorie' })
    .first()
    .getByRole('link', { name: 'Kawa', exact: true })
    .click();
  await expect(page).toHaveTitle(/^Kawa –/);
  await page.getByRole('link', { name: IN_SIZES, exact: true }).click();
  await untilHydrated(page, 'buy-box');

  const small = await page.locator('.price__now').first().textContent();
  await page.locator('.sizes').getByText('1 kg', { exact: true }).click();
  await expect(page.locator('.price__now').first()).not.toHaveText(small ?? '');
  await expect(page).toHaveURL(/size=1kg/);
  await page.getByRole('button', { name: 'Więcej' }).click();
  await addButton(page).click();

  await expect(toast(page)).toContainText('Produkt został dodany.');
  await expect(basketCount(page)).toHaveText('1');
  await page.getByRole('link', { name: /^W koszyku: \d/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Koszyk' })).toBeVisible();
  await untilHydrated(page, 'basket-lines');
  const quantity = page.getByLabel(`Ilość: ${IN_SIZES}`);
  await expect(page.locator('.line')).toContainText('1 kg');
  await expect(quantity).toHaveValue('2');

  const two = await page.locator('.basket__total strong').textContent();
  await page.getByRole('button', { name: 'Więcej' }).click();
  await expect(toast(page).last()).toContainText('Zmieniono ilość');
  await expect(page.locator('.basket__total strong')).not.toHaveText(two ?? '');
  await page.reload();
  await untilHydrated(page, 'basket-lines');
  await expect(basketCount(page)).toHaveText('1');
  await expect(quantity).toHaveValue('3');
  await quantity.fill('2');
  await quantity.blur();
  await expect(page.locator('.basket__total strong')).toHaveText(two ?? '');
  await page.getByRole('button', { name: `Usuń z koszyka: ${IN_SIZES}` }).click();
  await expect(page.getByText('Koszyk jest pusty.')).toBeVisible();
  await expect(basketCount(page)).toBeHidden();
});
