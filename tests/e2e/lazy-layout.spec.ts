import type { Locator } from '@playwright/test';
import { expect, test, untilLaidOut } from '#tests/support/journey/shop.ts';

const CATEGORY = '/kategoria/1/kawa';

const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test('what is far below is laid out when there is time, without being looked at', async ({ page }) => {
  await page.goto(CATEGORY);
  await untilLaidOut(page);
  expect(await isLaidOut(page.locator('.card').last())).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('products that are added to a list are laid out too', async ({ page }) => {
  await page.goto(CATEGORY);
  await untilLaidOut(page);
  await expect(page.locator('.cards > li')).toHaveCount(24);
  await page.locator('[data-more] button').press('Enter');
  await expect(page.locator('.cards > li')).not.toHaveCount(24);
  await untilLaidOut(page);
});

test('going back to a place finds it at once, before the rest is laid out', async ({ page }) => {
  await page.goto('/');
  await untilLaidOut(page);
  // The whole card: a word may be a little wider in web fonts that came too late for the first page.
  const card = page.locator('main section').last().locator('.cards > li').first();
  await card.scrollIntoViewIfNeeded();
  const place = await card.boundingBox();
  await card.locator('.card__name a').click();
  await expect(page.locator('.product')).toBeVisible();
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goBack();
  await expect(page.locator('.product')).toHaveCount(0);
  await expect.poll(() => card.boundingBox()).toEqual(place);
});

test.describe('where the scripts do not come', () => {
  test('what is far below is laid out when it comes near', async ({ page, complaints }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(CATEGORY);
    const last = page.locator('.card').last();
    expect(await isLaidOut(last)).toBe(false);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(last)).toBe(true);
    complaints.length = 0;
  });

  test('a link to a place far below leads to it', async ({ page, complaints }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${CATEGORY}#all-categories`);
    await expect(page.locator('#all-categories')).toBeInViewport();
    complaints.length = 0;
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is laid out with the page', async ({ page }) => {
    await page.goto(CATEGORY);
    await expect(page.locator('.cards > li').last()).toHaveCSS('content-visibility', 'visible');
  });
});
