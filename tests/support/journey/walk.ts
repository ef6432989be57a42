import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** A page that has asked for nothing for so long asks for nothing more by itself. */
const QUIET_MS = 150;

/**
 * Opens one page after another and hydrates all of it. Answers with what should not have happened: a word to the
 * console, a file that is missing or comes from another host and, where links are followed, a link or picture of the
 * content that leads nowhere.
 */
export async function walk(
  page: Page,
  origin: string,
  addresses: readonly string[],
  { followLinks = false } = {},
): Promise<string[]> {
  const wrong: string[] = [];
  const asked = new Set<string>();
  const underWay = new Set<Request>();
  const note = (what: string) => wrong.push(`${page.url()} ${what}`);
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    // What a page that was left no longer needs is no loss.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`lost: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    underWay.add(request);
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) note(`asks ${url.href}`);
  });
  for (const address of addresses) {
    underWay.clear();
    await page.goto(address);
    await untilReadyIfOurs(page);
    await page.evaluate(hydrateAll);
    await untilQuiet();
    if (followLinks) for (const named of await namedIn(page)) await ask(named);
  }
  return wrong;

  async function untilQuiet(): Promise<void> {
    for (let quietSince = Date.now(); Date.now() - quietSince < QUIET_MS; await sleep(20))
      if (underWay.size > 0) quietSince = Date.now();
  }

  async function ask(named: string): Promise<void> {
    const { origin: host, protocol, href } = new URL(named);
    if (!protocol.startsWith('http') || host !== origin || asked.has(href)) return;
    asked.add(href);
    const answer = await page.request.get(href, { headers: { accept: 'text/html,*/*' } });
    if (!answer.ok()) note(`leads to ${answer.status()}: ${href}`);
  }
}

/** A page that is not the shop's has nothing to wait for. */
const untilReadyIfOurs = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector('script[data-layout]') || 'hydrated' in document.documentElement.dataset,
  );

type HydratingIsland = HTMLElement & { hydrate(): Promise<void>; settled: Promise<void> };

async function hydrateAll(): Promise<void> {
  const islands = [...document.querySelectorAll<HydratingIsland>('shop-island')];
  await Promise.all(islands.map((island) => island.hydrate().then(() => island.settled)));
}

/** The addresses that the content of a page names. */
const namedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement | HTMLImageElement>('main :is(a[href], img[src])')].map(
      (element) => ('href' in element ? element.href : element.src).replace(/#.*$/, ''),
    ),
  );
