import {
  addButton,
  basketCount,
  expect,
  IN_SIZES,
  openProduct,
  test,
  toast,
  untilAwake,
} from '#tests/support/shop.ts';

test('a shopper finds a coffee, chooses a size and puts it into the basket', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Kategorie' })
    .first()
    .getByRole('link', { name: 'Kawa', exact: true })
    .click();
  await expect(page).toHaveTitle(/^Kawa –/);
  await page.getByRole('link', { name: IN_SIZES, exact: true }).click();
  await untilAwake(page, 'buy-box');

  const small = await page.locator('.price__now').first().textContent();
  await page.locator('.sizes').getByText('1 kg', { exact: true }).click();
  await expect(page.locator('.price__now').first()).not.toHaveText(small ?? '');
  await expect(page).toHaveURL(/size=1kg/);
  await page.getByRole('button', { name: 'Więcej' }).click();
  await addButton(page).click();

  await expect(toast(page)).toContainText('Produkt został dodany.');
  await expect(basketCount(page)).toHaveText('1');
  await toast(page).getByRole('link', { name: 'Przejdź do koszyka' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Koszyk' })).toBeVisible();
  await expect(page.locator('.line')).toContainText('1 kg');
  await expect(page.getByLabel(`Ilość: ${IN_SIZES}`)).toHaveValue('2');
});

test('who presses more twice and buys in the same moment has three', async ({ page }) => {
  await openProduct(page, IN_SIZES);
  await untilAwake(page, 'buy-box');
  await page.locator('.buy-box__buy').evaluate(async (box) => {
    for (const part of ['.quantity__step:last-of-type', '.quantity__step:last-of-type', '[type=submit]']) {
      box.querySelector<HTMLElement>(part)?.click();
      // As between two presses: what is to be seen at once is, and nothing else has been done.
      await Promise.resolve();
    }
  });
  await expect(toast(page)).toContainText('Produkt został dodany.');
  await expect(page.getByLabel('Ilość')).toHaveValue('3');
  await page.goto('/basketedit.php');
  await expect(page.getByLabel(`Ilość: ${IN_SIZES}`)).toHaveValue('3');
});

test('the basket changes quantities and removes lines', async ({ page }) => {
  await openProduct(page, IN_SIZES);
  await untilAwake(page, 'buy-box');
  await addButton(page).click();
  await expect(toast(page)).toBeVisible();
  await page.goto('/basketedit.php');
  await untilAwake(page, 'basket-lines');
  const one = await page.locator('.basket__total strong').textContent();

  await page.getByRole('button', { name: 'Więcej' }).click();
  await expect(toast(page)).toContainText('Zmieniono ilość');
  await expect(page.locator('.basket__total strong')).not.toHaveText(one ?? '');
  await page.getByLabel(`Ilość: ${IN_SIZES}`).fill('1');
  await page.getByLabel(`Ilość: ${IN_SIZES}`).blur();
  await expect(page.locator('.basket__total strong')).toHaveText(one ?? '');

  await page.getByRole('button', { name: `Usuń z koszyka: ${IN_SIZES}` }).click();
  await expect(page.getByText('Koszyk jest pusty.')).toBeVisible();
  await expect(basketCount(page)).toBeHidden();
});

test('the basket survives a reload and is the same in a second tab', async ({ page, context }) => {
  const second = await context.newPage();
  await second.goto('/');
  await openProduct(page, IN_SIZES);
  await untilAwake(page, 'buy-box');
  await addButton(page).click();
  await expect(basketCount(page)).toHaveText('1');
  await expect(basketCount(second)).toHaveText('1');
  await page.reload();
  await expect(basketCount(page)).toHaveText('1');
});

test('more than the shop has is refused in the exact words', async ({ page }) => {
  await openProduct(page, IN_SIZES);
  await untilAwake(page, 'buy-box');
  await page.getByLabel('Ilość').fill('100000');
  await page.getByLabel('Ilość').blur();
  await expect(toast(page)).toContainText(/^Maksymalnie możesz zamówić \d+ szt\./);
  await page.getByLabel('Ilość').fill('nic');
  await page.getByLabel('Ilość').blur();
  await expect(toast(page).last()).toContainText('Minimalnie możesz zamówić 1 szt.');
  await expect(page.getByLabel('Ilość')).toHaveValue('1');
});

test('the shop speaks English to those who ask for it', async ({ page }) => {
  await openProduct(page, IN_SIZES);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await untilAwake(page, 'buy-box');
  await addButton(page).click();
  await expect(toast(page)).toContainText('The product has been added.');
  await toast(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible();
});

test('a product that is sold out or sold for points only says so when its button is pressed', async ({
  page,
}) => {
  for (const [text, sentence] of [
    ['guji natural', 'Produkt niedostępny'],
    ['mikropartia', 'Towar dostępny tylko w programie lojalnościowym.'],
  ] as const) {
    await page.goto(`/search.php?text=${text}`);
    await page.locator('.card__name a').first().click();
    await untilAwake(page, 'buy-box');
    await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByLabel('Ilość')).toBeDisabled();
    await addButton(page).click({ force: true });
    await expect(toast(page).last()).toHaveText(sentence);
  }
});

test('a product that could not be added is said to be so, and can be tried again', async ({
  page,
  complaints,
}) => {
  await openProduct(page, IN_SIZES);
  await untilAwake(page, 'buy-box');
  await page.route('**/basketchange.php', (route) => route.abort());
  await addButton(page).click();
  await expect(toast(page)).toHaveText('Wystąpił błąd podczas dodawania produktu.');
  await page.unroute('**/basketchange.php');
  await addButton(page).click();
  await expect(basketCount(page)).toHaveText('1');
  // The browser itself reports the request that was cut off.
  complaints.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one can search, choose a size, buy, change and remove', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('brazylia cerrado');
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('link', { name: IN_SIZES, exact: true }).click();
    await page.getByRole('link', { name: '500 g', exact: true }).click();
    await page.getByLabel('Ilość').fill('3');
    await addButton(page).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Koszyk' })).toBeVisible();
    await expect(page.getByText('Produkt został dodany.')).toBeVisible();
    await expect(page.locator('.line')).toContainText('500 g');
    await page.getByLabel(`Ilość: ${IN_SIZES}`).fill('2');
    await page.getByRole('button', { name: 'Przelicz' }).click();
    await expect(page.getByText(`Zmieniono ilość: ${IN_SIZES}`)).toBeVisible();
    await page.getByRole('button', { name: `Usuń z koszyka: ${IN_SIZES}` }).click();
    await expect(page.getByText('Koszyk jest pusty.')).toBeVisible();
  });

  test('a refusal stands in the page in the exact words', async ({ page }) => {
    await page.goto('/search.php?text=brazylia+cerrado');
    await page.getByRole('link', { name: IN_SIZES, exact: true }).click();
    await page.getByLabel('Ilość').fill('100000');
    await addButton(page).click();
    await expect(page.getByRole('alert')).toContainText(/^Maksymalnie możesz zamówić \d+ szt\./);
  });

  test('categories can be sorted and paged', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Kategorie' })
      .first()
      .getByRole('link', { name: 'Kawa', exact: true })
      .click();
    await page.getByLabel('Sortuj').selectOption({ label: 'Cena: od najniższej' });
    await page.getByRole('button', { name: 'Pokaż' }).click();
    await expect(page).toHaveURL(/sort=cheapest/);
    await page.getByRole('link', { name: 'Następna' }).click();
    await expect(page).toHaveURL(/sort=cheapest&page=2/);
  });
});
