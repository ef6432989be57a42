import type { Page, Request } from '@playwright/test';

/** A page that has asked for nothing for so long asks for nothing more by itself. */
const QUIET_MS = 150;

/**
 * Notes from now on what a page asks for and does not get, or asks another host for. The browser itself says to the
 * console what is refused; what is lost on the way, and another host, it does not say.
 */
export function noteLost(page: Page): () => string[] {
  const lost: string[] = [];
  const note = (what: string) => lost.push(`${page.url()} ${what}`);
  page.on('requestfailed', (request: Request) => {
    // What a page that was left no longer needs is no loss.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`lost: ${request.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin, href } = new URL(request.url());
    if (request.isNavigationRequest() || !protocol.startsWith('http')) return;
    if (origin !== new URL(page.url()).origin) note(`asks ${href}`);
  });
  return () => lost;
}

/** Hydrates all of a page, also what nobody looks at yet, and waits for all that it asks for then. */
export async function hydrateAll(page: Page): Promise<void> {
  const underWay = new Set<Request>();
  const begun = (request: Request) => underWay.add(request);
  const ended = (request: Request) => underWay.delete(request);
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  await page.evaluate(hydrateIslands);
  for (let quietSince = Date.now(); Date.now() - quietSince < QUIET_MS; await page.waitForTimeout(20))
    if (underWay.size > 0) quietSince = Date.now();
  page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
}

type HydratingIsland = HTMLElement & { hydrate(): Promise<void>; settled: Promise<void> };

async function hydrateIslands(): Promise<void> {
  const islands = [...document.querySelectorAll<HydratingIsland>('shop-island')];
  await Promise.all(islands.map((island) => island.hydrate().then(() => island.settled)));
}
