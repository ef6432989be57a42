import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop.ts';

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

test('scripts of the product page with all islands awake are at most 95 kB', async ({ page }) => {
  await page.goto(PRODUCT);
  await expect(page.locator('shop-island[data-ready]')).toHaveCount(
    await page.locator('shop-island').count(),
  );
  const files = await scriptsOf(page);
  expect(files.size).toBeGreaterThan(3);
  expect(gzipped(files)).toBeLessThanOrEqual(95 * KILOBYTE);
});

test('the style sheet is at most 20 kB and the fonts at most 60 kB', () => {
  const files = readdirSync('dist/browser/assets');
  expect(
    gzipped(files.filter((file) => file.endsWith('.css')).map((file) => `/assets/${file}`)),
  ).toBeLessThanOrEqual(20 * KILOBYTE);
  const fonts = files
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => readFileSync(`dist/browser/assets/${file}`).length);
  expect(fonts.length).toBe(4);
  expect(fonts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(60 * KILOBYTE);
});

test('nothing moves while a page loads, and nothing comes from another host', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  for (const address of ['/', PRODUCT, '/kategoria/1/kawa']) {
    await page.goto(address);
    await page.waitForTimeout(800);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 100);
        }),
    );
    expect(shift, address).toBeLessThan(0.01);
  }
  expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
});

function staticImports(file: string): string[] {
  const code = readFileSync(`dist/browser${file}`, 'utf8');
  return [...code.matchAll(/(?:^|;)import[^("']*["']\.\/([^"']+)["']/g)].map(
    (match) => `/assets/${match[1]}`,
  );
}
