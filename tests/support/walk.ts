import type { Page } from '@playwright/test';

/**
 * Opens one page after another and lets all of it wake. Answers with what should not have happened: a word to the
 * console, a file that is missing or comes from another host, a link or picture of the content that leads nowhere.
 */
export async function walk(page: Page, origin: string, addresses: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  const asked = new Set<string>();
  const note = (what: string) => wrong.push(`${page.url()} ${what}`);
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`));
  page.on('requestfailed', (request) => {
    // What a page that was left no longer needs is no loss.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`lost: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) note(`asks ${url.href}`);
  });
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'load' });
    // Islands that wake when they are seen wake as well.
    await untilStartedIfOurs(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    for (const named of await namedIn(page)) await ask(named);
  }
  return wrong;

  async function ask(named: string): Promise<void> {
    const { origin: host, protocol, href } = new URL(named);
    if (!protocol.startsWith('http') || host !== origin || asked.has(href)) return;
    asked.add(href);
    const answer = await page.request.get(href, { headers: { accept: 'text/html,*/*' } });
    if (!answer.ok()) note(`leads to ${answer.status()}: ${href}`);
  }
}

/** A page that is not the shop's has nothing to wait for. */
const untilStartedIfOurs = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector('script[data-frame]') || 'started' in document.documentElement.dataset,
  );

/** The addresses that the content of a page names. */
const namedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement | HTMLImageElement>('main :is(a[href], img[src])')].map(
      (element) => ('href' in element ? element.href : element.src).replace(/#.*$/, ''),
    ),
  );
