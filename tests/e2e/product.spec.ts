import { DESKTOP, PHONE } from '#tests/support/journey/accessibility.ts';
import {
  addButton,
  expect,
  mainPrice,
  openProduct,
  test,
  toast,
  untilHydrated,
} from '#tests/support/journey/shop.ts';

const IN_COLOURS = 'Kubek emaliowany Mgła, 350 ml';
const IN_MANY_SIZES = 'Kawa na miarę';

test('a colour brings its picture, to the page, to the closer look and to the basket', async ({ page }) => {
  await openProduct(page, IN_COLOURS);
  await untilHydrated(page, 'buy-box');
  await untilHydrated(page, 'picture-gallery');
  await test.step('the closer look at a picture is fetched when it opens, and fits into the window', async () => {
    const dialog = page.locator('.gallery__dialog');
    const picture = dialog.locator('img');
    const isFetched = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    expect(await isFetched()).toBe(false);
    await page.getByRole('button', { name: 'Powiększ zdjęcie' }).click();
    await expect.poll(isFetched).toBe(true);
    const turning = ['Poprzednie zdjęcie', 'Następne zdjęcie'].map((name) =>
      dialog.getByRole('button', { name }),
    );
    for (const view of [PHONE, { width: 768, height: 500 }, DESKTOP]) {
      await page.setViewportSize(view);
      for (const part of [dialog.getByRole('img'), dialog.getByText(/^\d \/ \d$/), ...turning])
        await expect(part).toBeInViewport({ ratio: 1 });
      expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
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
  await page.getByRole('group', { name: 'Waga' }).getByRole('link', { name: '2 kg' }).click();
  await expect(page).toHaveURL(/size=2kg-ziarno/);
  await expect(mainPrice(page)).not.toHaveText(before ?? '');
  const once = await mainPrice(page).textContent();
  await page.getByRole('combobox', { name: 'Subskrypcja' }).selectOption({ index: 1 });
  await expect(mainPrice(page)).not.toHaveText(once ?? '');
  const shown = await mainPrice(page).textContent();
  await addButton(page).click();
  await expect(toast(page)).toContainText('Produkt został dodany.');
  await page.goto('/basketedit.php');
  await expect(page.locator('.line')).toContainText('Subskrypcja co');
  await expect(page.locator('.line__price')).toHaveText(shown ?? '');
});

test('what it costs, its sizes and the button are in the first view, and near by keyboard', async ({
  page,
}) => {
  for (const view of [{ width: 360, height: 740 }, DESKTOP]) {
    await page.setViewportSize(view);
    for (const name of [IN_MANY_SIZES, 'Brazylia Cerrado']) {
      await openProduct(page, name);
      await untilHydrated(page, 'buy-box');
      const parts = [page.getByRole('heading', { level: 1 }), mainPrice(page), addButton(page)];
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
      for (const row of await page.locator('.sizes').all()) await expect(row).toBeInViewport({ ratio: 0.9 });
    }
  }
  await page.locator('#content').focus();
  const isOnButton = () => addButton(page).evaluate((button) => button === document.activeElement);
  let presses = 0;
  for (; !(await isOnButton()) && presses < 30; presses++) await page.keyboard.press('Tab');
  expect(presses).toBeLessThanOrEqual(15);
});
