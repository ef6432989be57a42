import type { CDPSession, Page } from '@playwright/test';
import { chromiumOptions } from '#tests/support/chromium.ts';
import { expect, test } from '#tests/support/journey/shop.ts';

// A trace keeps what it has seen of the page; compiled code lies in the same heap as what a page leaves behind.
test.use({ trace: 'off', launchOptions: chromiumOptions('--js-flags=--jitless') });

const VISITS = 200;
const WARM_UP = 20;
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('after 200 partial navigations no island and no memory is left behind', async ({ page, context }) => {
  test.setTimeout(180_000);
  const devtools = await context.newCDPSession(page);
  // A picture that is still on its way keeps the page it belonged to: here each arrives at once.
  await page.route('**/gfx/pictures/**', (route) => route.fulfill({ contentType: 'image/png', body: DOT }));
  await page.goto('/kategoria/1/kawa');
  await visitProducts(page, WARM_UP);
  const before = await leastOf(5, () => measure(page, devtools));
  await visitProducts(page, VISITS);

  // What is only waiting to be collected goes with time, what was left behind does not.
  await expect(async () => {
    const after = await measure(page, devtools);
    expect(after.sameDocument).toBe(true);
    expect(after.islands).toBe(before.islands);
    expect(after.nodes).toBeLessThan(before.nodes * 1.02);
    expect(after.heap).toBeLessThan(before.heap * 1.02);
  }).toPass({ timeout: 30_000 });
});

type HydratingIsland = { hydrate(): Promise<void>; settled: Promise<void> };

/** Goes from product to product by the related products' links, and back to where it began. */
async function visitProducts(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    Object.assign(window, { sameDocument: true });
    const navigated = () =>
      new Promise((resolve) => document.addEventListener('shop:navigated', resolve, { once: true }));
    for (let visit = 0; visit < count; visit++) {
      const links = document.querySelectorAll<HTMLAnchorElement>('.card__name a');
      const done = navigated();
      links[visit % links.length]?.click();
      await done;
      // Each island must have hydrated, or there would be nothing to leave behind.
      const islands = [...document.querySelectorAll('shop-island')] as (HTMLElement & HydratingIsland)[];
      await Promise.all(islands.map((island) => island.hydrate().then(() => island.settled)));
      if (islands.some((island) => !('ready' in island.dataset)))
        throw new Error('an island did not hydrate');
    }
    const done = navigated();
    document.querySelector<HTMLAnchorElement>('.menu a')?.click();
    await done;
  }, times);
}

type Measurement = Awaited<ReturnType<typeof measure>>;

async function leastOf(times: number, measureOnce: () => Promise<Measurement>): Promise<Measurement> {
  let least = await measureOnce();
  for (let time = 1; time < times; time++) {
    const next = await measureOnce();
    if (next.heap < least.heap) least = next;
  }
  return least;
}

async function measure(page: Page, devtools: CDPSession) {
  await page.waitForTimeout(600);
  await devtools.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const islands = await page.evaluate(() => {
    const element = customElements.get('shop-island') as unknown as { mounted: number };
    return element.mounted;
  });
  const sameDocument = await page.evaluate(() => 'sameDocument' in window);
  return { islands, sameDocument, nodes: metric('Nodes'), heap: metric('JSHeapUsedSize') };
}
