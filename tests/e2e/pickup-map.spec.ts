import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '#tests/support/journey/shop.ts';

const PAGE = '/points.php';

const openButton = (page: Page) => page.getByRole('button', { name: 'Wybierz punkt na mapie' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Wybierz punkt odbioru' });
const clusters = (page: Page) => dialog(page).locator('.map-cluster');
const pins = (page: Page) => dialog(page).locator('img.leaflet-marker-icon');

/** What a page tries to make of a plain text; the browser's refusal where it is not let. */
const tryTo = (page: Page, what: 'html' | 'script') =>
  page.evaluate((wanted) => {
    try {
      if (wanted === 'html') document.createElement('div').innerHTML = '<img src="/x" alt="">';
      else document.createElement('script').src = '/gfx/pl/menu_slider_main.js';
      return 'done';
    } catch (error) {
      return String((error as Error).name);
    }
  }, what);

/** A name of one's own for making them. */
const tryToName = (page: Page) =>
  page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    try {
      trustedTypes.createPolicy('intruder', {});
      return 'made';
    } catch {
      return 'refused';
    }
  });

test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 2 });

test('pickup points lie on a map in a modal, whose code comes only when it opens and nothing from another host; on a sharp screen they have a sharp picture of the same size', async ({
  page,
  baseURL,
  complaints,
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

  expect(complaints).toEqual([]);
  await test.step('a text that somebody has slipped into a page becomes neither HTML nor a script', async () => {
    expect([await tryTo(page, 'html'), await tryTo(page, 'script')]).toEqual(['TypeError', 'TypeError']);
    expect(await tryToName(page)).toBe('refused');
  });
  // The browser notes each refusal.
  complaints.length = 0;
});
