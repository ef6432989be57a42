import {
  addButton,
  expect,
  IN_SIZES,
  mainPrice,
  openProduct,
  quantityField,
  test,
  toast,
  untilHydrated,
} from '#tests/support/journey/shop.ts';

const IN_COLOURS = 'Kubek emaliowany Mgła, 350 ml';
const IN_MANY_SIZES = 'Kawa na miarę';
const SOLD_OUT = 'Mieszanka Zimowa';

test('a colour brings its picture, to the page and to the basket', async ({ page }) => {
  await openProduct(page, IN_COLOURS);
  await untilHydrated(page, 'buy-box');
  await untilHydrated(page, 'picture-gallery');
  await page.locator('.sizes').getByText('biały', { exact: true }).click();
  await expect(page.locator('.gallery__thumbs a[aria-current] img')).toHaveAttribute('src', /bialy/);
  await addButton(page).click();
  await expect(toast(page)).toBeVisible();
  await page.goto('/basketedit.php');
  await expect(page.locator('.line img')).toHaveAttribute('src', /bialy/);
});

test('a size that is not on the page is fetched, and bought in a subscription at the price that is shown', async ({
  page,
}) => {
  await openProduct(page, IN_MANY_SIZES);
  await untilHydrated(page, 'buy-box');
  const before = await mainPrice(page).textContent();
  await page.locator('.sizes__pill', { has: page.locator('[value="2kg-ziarno"]') }).click();
  await expect(page).toHaveURL(/size=2kg-ziarno/);
  await expect(mainPrice(page)).not.toHaveText(before ?? '');
  const once = await mainPrice(page).textContent();
  await page
    .getByText(/^Subskrypcja co/)
    .first()
    .click();
  await expect(mainPrice(page)).not.toHaveText(once ?? '');
  const shown = await mainPrice(page).textContent();
  await addButton(page).click();
  await expect(toast(page)).toContainText('Produkt został dodany.');
  await page.goto('/basketedit.php');
  await expect(page.locator('.line')).toContainText('Subskrypcja co');
  await expect(page.locator('.line__price')).toHaveText(shown ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a size is a link to its own page, where its price stands; it can be bought there', async ({
    page,
  }) => {
    await openProduct(page, IN_SIZES);
    const before = await mainPrice(page).textContent();
    await page.getByRole('link', { name: '1 kg', exact: true }).click();
    await expect(page).toHaveURL(/size=1kg/);
    await expect(mainPrice(page)).not.toHaveText(before ?? '');
    await expect(page.getByRole('link', { name: '1 kg', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page
      .getByText(/^Subskrypcja co/)
      .first()
      .click();
    await quantityField(page).fill('2');
    await addButton(page).click();
    await expect(page.getByText('Produkt został dodany.')).toBeVisible();
    await expect(page.locator('.line')).toContainText('1 kg');
    await expect(page.locator('.line')).toContainText('Subskrypcja co');
  });

  test('a sold-out product says so, and takes an address to be notified at', async ({ page }) => {
    await openProduct(page, SOLD_OUT);
    await addButton(page).click({ force: true });
    await expect(page.locator('.notice')).toHaveText('Produkt niedostępny');
    await openProduct(page, SOLD_OUT);
    await page.getByLabel('Twój e-mail').fill('bez-skryptow@example.com');
    await page.getByRole('button', { name: 'Powiadom mnie' }).click();
    await expect(page.locator('.notice--success')).toBeVisible();
    await page.getByRole('link', { name: 'Wróć do produktu' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SOLD_OUT);
  });
});
