import type { Page } from '@playwright/test';
import { expect, test, toast } from '#tests/support/journey/shop.ts';
import {
  CATEGORY,
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

test('a wishlist toggle puts a product on the list, says so and counts it, and is right wherever it comes: by more products, by a link, by going back; pressed again it takes it off', async ({
  page,
}) => {
  await openToggles(page, `${CATEGORY}?page=2`);
  const last = await firstName(page);
  await expect(listsCount(page)).toBeHidden();
  await expect(listsLink(page)).toHaveAttribute('data-empty-list');
  await wishlistToggle(page, last).click();
  await expect(wishlistToggle(page, last)).toHaveAttribute(...isPressed);
  await expect(toast(page)).toContainText(last);
  await expect(toast(page).getByRole('link')).toHaveAttribute('href', '/shoppinglist.php');
  await expect(listsCount(page)).toHaveText('1');
  await expect(listsLink(page)).toHaveAccessibleName('Ulubione Na listach: 1 produkt');
  await expect(listsLink(page)).not.toHaveAttribute('data-empty-list');

  await openToggles(page, CATEGORY);
  await expect(listsCount(page)).toHaveText('1');
  await page.locator('.more__button').scrollIntoViewIfNeeded();
  await expect(wishlistToggle(page, last)).toHaveAttribute(...isPressed);
  await page.getByRole('link', { name: last, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(last);
  const own = page.getByRole('button', { name: 'Zapisz na liście', exact: true });
  await expect(own).toHaveAttribute(...isPressed);
  await own.click();
  await expect(own).toHaveAttribute(...isNotPressed);
  await expect(listsCount(page)).toBeHidden();
  await page.goBack();
  await expect(wishlistToggle(page, last)).toHaveAttribute(...isNotPressed);

  await openToggles(page, CATEGORY);
  await expect(listsLink(page)).not.toHaveAttribute('data-empty-list');
});
