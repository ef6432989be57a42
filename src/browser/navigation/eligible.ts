/** The address to visit within the page when a link is clicked, or undefined to leave it to the browser. */
export function addressOfClick(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  return link ? addressOfLink(link) : undefined;
}

export function addressOfLink(link: HTMLAnchorElement): URL | undefined {
  if (link.target || link.hasAttribute('download') || link.hreflang) return undefined;
  const address = new URL(link.href, location.href);
  return isPage(address) && !isHashOnly(address) ? address : undefined;
}

/** A form sent with GET is a navigation too: search and sorting. */
export function addressOfForm(form: HTMLFormElement, submitter: HTMLElement | null): URL | undefined {
  const attribute = (name: string) => form.getAttribute(name) ?? '';
  if (/^post$/i.test(attribute('method')) || attribute('target')) return undefined;
  const address = new URL(attribute('action'), location.href);
  const fields = new FormData(form, submitter);
  const pairs = [...fields].map(([name, value]) => [name, String(value)]);
  address.search = new URLSearchParams(pairs).toString();
  return isPage(address) ? address : undefined;
}

const NOT_A_PAGE = /^\/(gfx|assets|ajax|graphql)\/|\.(xml|txt|ico|webmanifest)$/;

const isPage = (address: URL) => address.origin === location.origin && !NOT_A_PAGE.test(address.pathname);

const isHashOnly = (address: URL) => address.hash !== '' && samePage(address, new URL(location.href));

export const samePage = (a: URL, b: URL) => a.pathname === b.pathname && a.search === b.search;
