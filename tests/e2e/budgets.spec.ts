import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { CODE_BANNER_COOKIE, SHIPPING_BANNER_COOKIE } from '#contract/wire.ts';
import { gate } from '#tests/support/gate.ts';
import { DESKTOP, PHONE } from '#tests/support/journey/accessibility.ts';
import { buyFilters } from '#tests/support/journey/checkout.ts';
import { expect, test, untilLaidOut, untilReady } from '#tests/support/journey/shop.ts';
import { expectStill } from '#tests/support/journey/still.ts';

const KILOBYTE = 1000;
const PRODUCT = '/produkt/7/brazylia-cerrado';

const gzipped = (files: Iterable<string>) =>
  [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(`dist/browser${file}`), { level: 9 }).length,
    0,
  );

/** The scripts a page has really run, as paths. */
async function scriptsOf(page: Page): Promise<Set<string>> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  return new Set(urls.map((url) => new URL(url).pathname).filter((path) => /^\/assets\/.*\.js$/.test(path)));
}

test('scripts before the first paint are at most 6 kB, and React is not among them', async ({ page }) => {
  await page.goto(PRODUCT);
  const html = await (await page.request.get(PRODUCT)).text();
  const entries = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(entries).toHaveLength(1);
  const imported = entries.flatMap((file) => [file, ...staticImports(file)]);
  expect(gzipped(imported)).toBeLessThanOrEqual(6 * KILOBYTE);
  for (const file of imported)
    expect(readFileSync(`dist/browser${file}`, 'utf8')).not.toContain('react.dev/errors');
});

for (const [what, happens] of [
  ['it has loaded', loads],
  ['it is touched', (page: Page) => page.locator('h1').click()],
  ['three seconds are over', (page: Page) => page.clock.runFor(1000)],
] as const)
  test(`a page fetches no script but the first until ${what}`, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
    const pictures = gate();
    await page.route(/\.avif$/, async (route) => {
      await pictures.opened;
      await route.continue();
    });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(2000);
    await page.waitForTimeout(500);
    expect(scripts.size).toBe(1);
    await happens(page, pictures.open);
    await expect.poll(() => scripts.size).toBeGreaterThan(3);
    pictures.open();
  });

/** Time goes by for a painting of the page, and less than it waits at most. */
async function loads(page: Page, letPicturesCome: () => void): Promise<void> {
  letPicturesCome();
  await page.waitForLoadState('load');
  await page.clock.runFor(100);
}

test('scripts of the product page with all islands hydrated are at most 97 kB', async ({
  page,
  context,
  baseURL,
}) => {
  // Who has closed all banners needs none of theirs; on a first visit they come after all else.
  for (const name of [CODE_BANNER_COOKIE, SHIPPING_BANNER_COOKIE])
    await context.addCookies([{ name, value: '1', url: baseURL ?? '' }]);
  await page.goto(PRODUCT, { waitUntil: 'networkidle' });
  await expect(page.locator('shop-island[data-ready]')).toHaveCount(
    await page.locator('shop-island').count(),
  );
  const files = await scriptsOf(page);
  expect(files.size).toBeGreaterThan(3);
  expect(gzipped(files)).toBeLessThanOrEqual(97 * KILOBYTE);
});

test('a page without islands is ready without React', async ({ page }) => {
  await page.goto('/kategoria/1/kawa');
  await untilReady(page);
  await page.waitForTimeout(500);
  const files = await scriptsOf(page);
  expect(files.size).toBeGreaterThan(2);
  for (const file of files)
    expect(readFileSync(`dist/browser${file}`, 'utf8')).not.toContain('react.dev/errors');
});

test('the style sheet is at most 20 kB and the fonts at most 60 kB', () => {
  const files = readdirSync('dist/browser/assets');
  const built: Record<string, { file: string }> = JSON.parse(
    readFileSync('dist/browser/.vite/manifest.json', 'utf8'),
  );
  const styles = Object.entries(built)
    .filter(([source, { file }]) => file.endsWith('.css') && !source.startsWith('src/main.panel.'))
    .map(([, { file }]) => `/${file}`);
  expect(styles.length).toBeGreaterThan(1);
  expect(gzipped(styles)).toBeLessThanOrEqual(20 * KILOBYTE);
  const fonts = files
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => readFileSync(`dist/browser/assets/${file}`).length);
  expect(fonts.length).toBe(4);
  expect(fonts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(60 * KILOBYTE);
});

test('a page in Polish needs one file of each web font, at most 40 kB in all', async ({ page }) => {
  await page.goto(PRODUCT, { waitUntil: 'networkidle' });
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  const fonts = urls.map((url) => new URL(url).pathname).filter((path) => path.endsWith('.woff2'));
  const names = fonts.map((path) => /[a-z]+-[a-z]+(?=-)/.exec(path)?.[0]);
  expect(names.sort()).toEqual(['figtree-latin', 'fraunces-latin']);
  const bytes = fonts.map((path) => readFileSync(`dist/browser${path}`).length);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(40 * KILOBYTE);
});

test('buying and counting work out the style of few elements again', async ({ page, browser }) => {
  await page.setViewportSize(PHONE);
  await page.goto(PRODUCT, { waitUntil: 'networkidle' });
  await untilReady(page);
  // What is far below is laid out in idle time, which is none of the press's doing.
  await untilLaidOut(page);
  for (const name of ['Więcej', 'Dodaj do koszyka']) {
    await browser.startTracing(page, {
      categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
    });
    await page.locator('.buy-box__buy').getByRole('button', { name }).click();
    await page.waitForTimeout(200);
    expect(mostStyled(await browser.stopTracing()), name).toBeLessThan(30);
  }
});

/** How many elements the browser worked out the style of at once, at most, while it was traced. */
function mostStyled(trace: Buffer): number {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : [],
  );
  return Math.max(...counts);
}

type TraceEvent = { name: string; args: { elementCount?: number } };

test('nothing moves while a page loads, and nothing comes from another host', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  for (const address of ['/', PRODUCT, '/kategoria/1/kawa']) {
    await page.goto(address);
    await page.waitForTimeout(800);
    await expectStill(page, address);
  }
  expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
});

test('on a phone the search stands where it will, although what comes after it is still on its way', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const placeOfSearch = async () => {
    await page.goto('/contact.php');
    return (await page.locator('header search').boundingBox())?.y;
  };
  const whole = await placeOfSearch();
  await page.route('/contact.php', async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf('</search>')) });
  });
  expect(await placeOfSearch()).toBe(whole);
});

test('nothing moves when the fonts come late, on a phone and on a desktop', async ({ page }) => {
  test.slow();
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await buyFilters(page);
  for (const view of [{ width: 412, height: 823 }, DESKTOP]) {
    await page.setViewportSize(view);
    for (const address of ['/', PRODUCT, '/kategoria/1/kawa', '/basketedit.php', '/en/basketedit.php']) {
      await page.goto(address);
      await page.waitForTimeout(1200);
      await expectStill(page, `${address}, ${view.width} px`);
    }
  }
});

function staticImports(file: string): string[] {
  const code = readFileSync(`dist/browser${file}`, 'utf8');
  return [...code.matchAll(/(?:^|;)import[^("']*["']\.\/([^"']+)["']/g)].map(
    (match) => `/assets/${match[1]}`,
  );
}
