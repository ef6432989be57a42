import type { Page } from '@playwright/test';
import { signedIn, test as testOfClient } from '#tests/support/journey/client.ts';
import { holdScripts, LAYOUT } from '#tests/support/journey/held-scripts.ts';
import { expect, test, toast } from '#tests/support/journey/shop.ts';
import {
  CATEGORY,
  compareToggle,
  listsCount,
  listsLink,
  namesOn,
  openToggles,
  wishlistToggle,
} from '#tests/support/journey/toggles.ts';

const isPressed = ['aria-pressed', 'true'] as const;
const isNotPressed = ['aria-pressed', 'false'] as const;

async function firstName(page: Page): Promise<string> {
  const [name = ''] = await namesOn(page);
  return name;
}

test('a wishlist toggle puts a product on the list, says so and counts it; pressed again it takes it off', async ({
  page,
}) => {
  await openToggles(page, CATEGORY);
  const name = await firstName(page);
  await expect(listsCount(page)).toBeHidden();
  await expect(listsLink(page)).toHaveAttribute('data-empty-list');
  await wishlistToggle(page, name).click();
  await expect(wishlistToggle(page, name)).toHaveAttribute(...isPressed);
  await expect(toast(page)).toContainText(name);
  await expect(toast(page).getByRole('link')).toHaveAttribute('href', '/shoppinglist.php');
  await expect(listsCount(page)).toHaveText('1');
  await expect(listsLink(page)).toHaveAccessibleName('Listy Na listach: 1 produkt');
  await expect(listsLink(page)).not.toHaveAttribute('data-empty-list');

  await openToggles(page, CATEGORY);
  await expect(wishlistToggle(page, name)).toHaveAttribute(...isPressed);
  await expect(listsCount(page)).toHaveText('1');
  await wishlistToggle(page, name).click();
  await expect(wishlistToggle(page, name)).toHaveAttribute(...isNotPressed);
  await expect(listsCount(page)).toBeHidden();

  await openToggles(page, CATEGORY);
  await expect(listsLink(page)).not.toHaveAttribute('data-empty-list');
});

test.describe('wishlist toggles that are pressed before their script', () => {
  test('wait for it, all of them', async ({ page }) => {
    const letGo = await holdScripts(page, LAYOUT);
    await page.goto(CATEGORY);
    for (const name of (await namesOn(page)).slice(0, 2)) await wishlistToggle(page, name).click();
    await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`));
    letGo();
    await expect(listsCount(page)).toHaveText('2');
  });

  test('are sent as forms where it cannot come', async ({ page, complaints }) => {
    const letGo = await holdScripts(page, LAYOUT, (route) => route.abort());
    await page.goto(CATEGORY);
    const name = await firstName(page);
    await wishlistToggle(page, name).click();
    letGo();
    await expect(page.getByText(`Dodano do listy: ${name}`)).toBeVisible();
    complaints.length = 0;
  });
});

test('wishlist toggles of products that come later are right: by a link, by going back, by more products', async ({
  page,
}) => {
  await openToggles(page, `${CATEGORY}?page=2`);
  const last = await firstName(page);
  await wishlistToggle(page, last).click();
  await expect(listsCount(page)).toHaveText('1');

  await openToggles(page, CATEGORY);
  await page.locator('.more__button').scrollIntoViewIfNeeded();
  await expect(wishlistToggle(page, last)).toHaveAttribute(...isPressed);
  await page.getByRole('link', { name: last, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(last);
  const own = page.getByRole('button', { name: 'Zapisz na liście', exact: true });
  await expect(own).toHaveAttribute(...isPressed);
  await own.click();
  await expect(own).toHaveAttribute(...isNotPressed);
  await page.goBack();
  await expect(wishlistToggle(page, last)).toHaveAttribute(...isNotPressed);
});

test('if the code for pressing cannot be loaded, the browser sends the form', async ({
  page,
  complaints,
}) => {
  await page.route(/press-toggle/, (route) => route.abort());
  await openToggles(page, CATEGORY);
  const name = await firstName(page);
  await wishlistToggle(page, name).click();
  await expect(page).toHaveURL(/shoppinglist\.php/);
  await expect(page.getByRole('main')).toContainText(name);
  complaints.length = 0;
});

test('two tabs agree about wishlist and compare toggles', async ({ page, context }) => {
  await openToggles(page, CATEGORY);
  const other = await context.newPage();
  await openToggles(other, CATEGORY);
  const name = await firstName(page);
  await wishlistToggle(page, name).click();
  await expect(wishlistToggle(other, name)).toHaveAttribute(...isPressed);
  await expect(listsCount(other)).toHaveText('1');
  await compareToggle(other, name).click();
  await expect(compareToggle(page, name)).toHaveAttribute(...isPressed);
  await wishlistToggle(other, name).click();
  await expect(wishlistToggle(page, name)).toHaveAttribute(...isNotPressed);
});

testOfClient.describe('signed in', () => {
  testOfClient.use(signedIn);

  testOfClient('wishlist toggles are the client’s, and after signing out nobody’s', async ({ page }) => {
    await openToggles(page, CATEGORY);
    const name = await firstName(page);
    await wishlistToggle(page, name).click();
    await expect(listsCount(page)).toHaveText('1');
    await page.goto('/account.php');
    await page.getByRole('button', { name: 'Wyloguj' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Konto');
    await openToggles(page, CATEGORY);
    await expect(wishlistToggle(page, name)).toHaveAttribute(...isNotPressed);
    await expect(listsCount(page)).toBeHidden();
  });
});
