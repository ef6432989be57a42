import type { Page } from '@playwright/test';
import { expect, test, untilLaidOut, untilReady } from '#tests/support/journey/shop.ts';

test('who asks for less motion gets the dark at once, also where the page has not been looked at yet', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/');
  await untilReady(page);
  const light = await footerColours(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await footerColours(page);
  await untilLaidOut(page);
  expect(await footerColours(page)).toEqual(dark);
  expect(dark).not.toEqual(light);
});

const footerColours = (page: Page) =>
  page
    .locator('.footer a')
    .evaluateAll((links) => [...new Set(links.map((link) => getComputedStyle(link).color))]);
