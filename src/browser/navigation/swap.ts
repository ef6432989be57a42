import { parseHtml } from '#browser/trusted-types/trusted-html.ts';

/** What of the document's head belongs to the page and not to the layout. */
const HEAD_OF_PAGE =
  'meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';

/** Reads the answer of a partial page; throws where it does not fit the page that is shown. */
export function readRegions(html: string): Document {
  const fetched = parseHtml(html);
  // Parsed where no script runs, these hold real elements; in this page they would be there for nobody.
  for (const part of fetched.querySelectorAll('noscript')) part.replaceChildren();
  const names = regionNames(fetched);
  if (names.length === 0 || names.some((name) => !regionOf(document, name)))
    throw new Error('partial page: its regions do not match');
  return fetched;
}

/** Puts the fetched regions, title, language and head in the place of the ones shown. */
export function swapIn(fetched: Document): void {
  // A field that goes while one types in it tells of a change; half a price is no wish of anybody's.
  addEventListener('change', hush, { capture: true });
  for (const name of regionNames(fetched)) {
    const next = regionOf(fetched, name);
    if (next) regionOf(document, name)?.replaceWith(document.adoptNode(next));
  }
  removeEventListener('change', hush, { capture: true });
  document.title = fetched.title;
  document.documentElement.lang = fetched.documentElement.lang;
  for (const old of document.head.querySelectorAll(HEAD_OF_PAGE)) old.remove();
  document.head.append(...fetched.head.querySelectorAll(HEAD_OF_PAGE));
}

const hush = (event: Event) => event.stopImmediatePropagation();

const regionNames = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>('[data-region]')].map((region) => region.dataset.region ?? '');

const regionOf = (page: Document, name: string) => page.querySelector(`[data-region="${name}"]`);
