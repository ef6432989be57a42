import { expect, test, untilReady } from '#tests/support/journey/shop.ts';
import { isInWebFonts } from '#tests/support/journey/web-fonts.ts';

const TEXT = '.card__name';
const HEADING = 'main h1';
const STAND_IN = false;
const OURS = true;
/** What takes a shopper seconds there takes a busy machine many. */
const SLOW_MS = 20_000;
const USUAL = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

test('web fonts that come before the first paint are those of the page', async ({ page }) => {
  await page.goto('/kategoria/1/kawa');
  await page.reload();
  await untilReady(page);
  expect(await isInWebFonts(page, TEXT)).toBe(OURS);
  expect(await isInWebFonts(page, HEADING)).toBe(OURS);
  await page.locator(TEXT).first().click();
  await expect(page.locator('.buy-box')).toBeVisible();
  await expect(page.locator(HEADING)).toHaveCSS('font-family', /^"?Fraunces"?,/);
  expect(await isInWebFonts(page, HEADING)).toBe(OURS);
});

test('web fonts that come about the first paint, in time for it or not, are those of the next page', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/kategoria/1/kawa');
  await untilReady(page);
  // The next page comes as usual: only when the fonts came is asked about.
  await devtools.send('Network.emulateNetworkConditions', USUAL);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.locator(TEXT).first().click();
  await expect(page.locator('.buy-box')).toBeVisible({ timeout: SLOW_MS });
  await expect.poll(() => isInWebFonts(page, HEADING), { timeout: SLOW_MS }).toBe(OURS);
});

test('web fonts that come later leave the page as it is and are those of the next one', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  const font = page.waitForResponse(/fraunces-latin/);
  await page.goto('/kategoria/1/kawa');
  await font;
  await untilReady(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await isInWebFonts(page, TEXT)).toBe(STAND_IN);
  expect(await isInWebFonts(page, HEADING)).toBe(STAND_IN);
  await page.locator(TEXT).first().click();
  await expect(page.locator('.buy-box')).toBeVisible();
  await expect.poll(() => isInWebFonts(page, HEADING)).toBe(OURS);
  expect(await isInWebFonts(page, '.crumbs a')).toBe(OURS);
});
