import type { APIRequestContext } from '@playwright/test';

/** Where an address was found, and what the shop answered there. */
export type Missing = { address: string; from: string; status: number };
export type Crawled = { pages: string[]; asked: number; missing: Missing[]; foreign: string[] };

const TOGETHER = 8;
const PICTURES = '/gfx/pictures/';

/**
 * Asks for every address that the pages of a shop name, from these on: links, pictures in every format, styles,
 * scripts, fonts, icons and feeds.
 */
export async function crawl(shop: APIRequestContext, origin: string, starts: string[]): Promise<Crawled> {
  const found = new Map(starts.map((address) => [address, 'the start']));
  const known = new Set(starts.map(kindOf));
  const result: Crawled = { pages: [], asked: 0, missing: [], foreign: [] };
  const waiting = [...starts];
  const work = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) await visit(address);
  };
  // Who finds nothing to do ends, though others may still find something: so all begin again.
  while (waiting.length > 0) await Promise.all(Array.from({ length: TOGETHER }, work));
  return result;

  async function visit(address: string): Promise<void> {
    // The demo shop draws a picture for whoever wants to see it.
    const method = address.startsWith(PICTURES) ? 'HEAD' : 'GET';
    const answer = await shop.fetch(origin + address, { method, headers: { accept: 'text/html,*/*' } });
    result.asked++;
    const type = answer.headers()['content-type'] ?? '';
    const from = found.get(address) ?? '';
    if (!answer.ok()) result.missing.push({ address, from, status: answer.status() });
    else if (type.startsWith('text/html')) read(address, addressesIn(await answer.text()), true);
    else if (type.includes('xml') && !type.includes('svg'))
      read(address, sitemapAddresses(await answer.text()), false);
  }

  function read(from: string, addresses: string[], isPage: boolean): void {
    if (isPage) result.pages.push(from);
    for (const named of addresses) {
      const url = new URL(named, origin + from);
      if (!url.protocol.startsWith('http')) continue;
      if (url.origin !== origin) result.foreign.push(`${url.href} in ${from}`);
      const address = url.pathname + url.search;
      if (url.origin !== origin || known.has(kindOf(address))) continue;
      known.add(kindOf(address));
      found.set(address, from);
      waiting.push(address);
    }
  }
}

/** Lists can be asked for in more ways, and pictures come in more widths, than a test has time for: one stands for all. */
function kindOf(address: string): string {
  const [path = '', query] = address.split('?');
  if (query === undefined) return path.replace(/^(\/gfx\/pictures\/.+)-\d+(\.\w+)$/, '$1$2');
  const names = [...new Set(new URLSearchParams(query).keys())].sort();
  return `${path.replace(/\/\d+\/[^/]+$/, '')}?${names.join('&')}`;
}

function addressesIn(html: string): string[] {
  const text = html.replaceAll('&amp;', '&');
  const single = [...text.matchAll(/\s(?:href|src|content)="((?:https?:\/)?\/[^"]*|\?[^"]*)"/g)];
  const sets = [...text.matchAll(/\s(?:image)?srcset="([^"]+)"/gi)].flatMap(([, set = '']) =>
    [...set.matchAll(/(\S+) \S+/g)].map(([, address = '']) => address),
  );
  return [...single.map(([, address = '']) => address), ...sets];
}

const sitemapAddresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
