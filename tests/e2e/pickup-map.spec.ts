import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '#tests/support/journey/shop.ts';

const PAGE = '/points.php';

const openButton = (page: Page) => page.getByRole('button', { name: 'Wybierz punkt na mapie' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Wybierz punkt odbioru' });
const clusters = (page: Page) => dialog(page).locator('.map-cluster');
const pins = (page: Page) => dialog(page).locator('img.leaflet-marker-icon');

test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 2 });

test('pickup points lie on a map in a modal, whose code comes only when it opens and nothing from another host; on a sharp screen they have a sharp picture of the same size', async ({
  page,
  baseURL,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  const filesOfMap = () =>
    asked
      .map(({ pathname }) => pathname)
      .filter((path) => /open-map|\/map-|points\.php$|marker-/.test(path) && path !== PAGE);
  await page.goto(PAGE);
  await untilHydrated(page, 'pickup-map');
  expect(filesOfMap()).toEqual([]);
  await openButton(page).click();
  await expect(clusters(page).first()).toBeVisible();
  expect(filesOfMap().length).toBeGreaterThanOrEqual(3);
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  const counts = await clusters(page).evaluateAll((all) => all.map((one) => Number(one.textContent)));
  expect(counts.reduce((sum, count) => sum + count, await pins(page).count())).toBe(2000);

  await dialog(page).getByRole('searchbox').fill('zakopane');
  const pin = pins(page).first();
  await expect(pin).toHaveAttribute('src', '/gfx/standards/marker-icon-2x.png');
  expect(await pin.evaluate((img: HTMLImageElement) => [img.width, img.height])).toEqual([25, 41]);
  await expect.poll(() => pin.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(50);
  expect([...new Set(asked.map(({ origin }) => origin))]).toEqual([new URL(baseURL ?? '').origin]);
});
