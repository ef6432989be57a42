import type { Browser, Page } from '@playwright/test';
import { pathsOf } from './ask.ts';
import { untilDrawn } from './partial-navigation.ts';
import type { RunningShop } from './shop-process.ts';
import { atMost, median, type Row } from './table.ts';

const LOADS = 7;
const SLOWER = 4;
/** What the browser's own tools call slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1.44e6 / 8,
  uploadThroughput: 675e3 / 8,
};
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const MOST = 1.1;

/** When a product's page shows its largest part on a slow phone, against the same page without any script. */
export async function withoutScripts(browser: Browser, { address }: RunningShop): Promise<Row> {
  const [path = ''] = (await pathsOf(address, 'products-1')).filter((one) => !one.startsWith('/en/'));
  await untilDrawn(address, [path]);
  const whole: number[] = [];
  const bare: number[] = [];
  // By turns: whatever else the machine does meets both.
  for (let load = 0; load < LOADS; load++) {
    whole.push(await largestPaint(browser, address + path, (html) => html));
    bare.push(await largestPaint(browser, address + path, leaveScriptsOut));
  }
  const ratio = median(whole) / median(bare);
  return {
    what: `largest paint of a product page, ${LOADS} loads, slow 4G, processor ${SLOWER}x slower`,
    measured: `${median(whole).toFixed(0)} ms`,
    comparedWith: `without scripts: ${median(bare).toFixed(0)} ms`,
    ratio,
    target: atMost(ratio, MOST),
  };
}

const leaveScriptsOut = (html: string) =>
  html.replace(/<script type="module"[^>]*><\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');

/** Loads the page for the first time: milliseconds from the start of the navigation to its largest paint. */
async function largestPaint(
  browser: Browser,
  url: string,
  change: (html: string) => string,
): Promise<number> {
  const page = await browser.newPage({ ...PHONE, locale: 'pl-PL' });
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'networkidle' });
  const time = await lastLargestPaint(page);
  await page.close();
  return time;
}

function lastLargestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}
