import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { PARTIAL_PARAMETER } from '#contract/wire.ts';
import { ask, pathsOf } from './ask.ts';
import type { RunningShop } from './shop-process.ts';
import { median, type Row } from './table.ts';

const LINKS = 12;
const BROWSER = { 'accept-encoding': 'br' };
/** From the click on a link to the first frame with the new page, against loading that page whole. */
export async function partialNavigation(browser: Browser, { address }: RunningShop): Promise<Row[]> {
  const open = (reducedMotion: 'reduce' | 'no-preference') =>
    browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'pl-PL', reducedMotion });
  const paths = (await pathsOf(address, 'products-1'))
    .filter((path) => !path.startsWith('/en/'))
    .slice(0, LINKS);
  await untilDrawn(address, paths);
  // Both ways find the page in the shop's cache: the browser's part is what is compared.
  for (const path of paths) {
    await ask(address + path, BROWSER);
    await ask(`${address}${path}?${PARTIAL_PARAMETER}=1`, BROWSER);
  }
  const whole = await each(await open('no-preference'), paths, (page, path) => load(page, address + path));
  const measure = async (what: string, page: Page): Promise<Row> => {
    await page.goto(address, { waitUntil: 'load' });
    const partial = await each(page, paths, follow);
    return {
      what,
      measured: `${partial.toFixed(0)} ms`,
      comparedWith: `full load: ${whole.toFixed(0)} ms`,
      ratio: partial / whole,
    };
  };
  return [
    await measure(`partial navigation, ${paths.length} links`, await open('no-preference')),
    await measure('... without its transition (reduced motion)', await open('reduce')),
  ];
}

/** A new shop shows sketches at first, which take a browser longer than pictures: waits until these pages have theirs. */
export async function untilDrawn(address: string, paths: readonly string[]): Promise<void> {
  const pages = await Promise.all(paths.map((path) => ask(address + path)));
  const pictures = pages.flatMap(
    ({ body }) => body.toString().match(/\/gfx\/pictures\/[\w-]+-320\.webp/g) ?? [],
  );
  for (const picture of new Set(pictures))
    while ((await ask(address + picture)).headers['content-type'] !== 'image/webp') await sleep(100);
}

/** The median over these paths. */
async function each(
  page: Page,
  paths: readonly string[],
  measure: (page: Page, path: string) => Promise<number>,
): Promise<number> {
  const times: number[] = [];
  for (const path of paths) times.push(await measure(page, path));
  await page.close();
  return median(times);
}

/** Loads the page whole: milliseconds from the start of the navigation to its first paint with content. */
async function load(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Clicks on a link to the page: milliseconds to the frame after its content has come. */
async function follow(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (href) =>
      new Promise<number>((resolve) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('main')?.append(link);
        document.addEventListener(
          'shop:navigated',
          () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start))),
          { once: true },
        );
        const start = performance.now();
        link.click();
      }),
    path,
  );
}
