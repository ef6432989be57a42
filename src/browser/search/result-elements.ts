import type { FoundGroup, FoundItem, FoundPrice } from '#contract/search/live-search.ts';
import type { PriceType } from '#domain/price/money.ts';
import { markMatches } from '#domain/search/mark-matches.ts';
import { say } from '#texts/say.ts';
import type { LiveSearchSettings } from './search-parts.ts';

type Child = Node | string;

/** The results in columns: the suggested queries in one, all else in the other (spec §2 Header search). */
export function columnsOf(groups: readonly FoundGroup[], text: string, settings: LiveSearchSettings): Node[] {
  const isQueries = ({ kind }: FoundGroup) => kind === 'queries';
  return [groups.filter(isQueries), groups.filter((group) => !isQueries(group))]
    .filter((column) => column.length > 0)
    .map((column) =>
      element('div', 'search__column', ...column.map((group) => groupElement(group, text, settings))),
    );
}

function groupElement({ kind, items }: FoundGroup, text: string, settings: LiveSearchSettings): Node {
  const heading = element('p', 'search__heading', settings.texts[`liveSearch.${kind}`]);
  heading.id = `live-search-${kind}`;
  heading.role = 'presentation';
  const group = element('div', `search__group search__group--${kind}`, heading);
  group.role = 'group';
  group.setAttribute('aria-labelledby', heading.id);
  group.append(...items.map((item) => option(item, text, settings)));
  return group;
}

function option(
  { name, link, trail, picture, price }: FoundItem,
  text: string,
  settings: LiveSearchSettings,
) {
  const words = markMatches(trail ?? name, text).map((piece) =>
    piece.match ? element('mark', 'search__match', piece.text) : piece.text,
  );
  const anchor = element(
    'a',
    'search__item',
    ...(picture ? [pictureElement(picture)] : []),
    element('span', 'search__name', ...words),
    ...(price ? [' ', priceElement(price, settings)] : []),
  );
  anchor.href = link;
  anchor.role = 'option';
  anchor.tabIndex = -1;
  anchor.ariaSelected = 'false';
  anchor.dataset.name = name;
  return anchor;
}

function pictureElement({ src, webp }: NonNullable<FoundItem['picture']>): Node {
  const image = Object.assign(document.createElement('img'), { src, alt: '', width: 48, height: 60 });
  image.decoding = 'async';
  const source = Object.assign(document.createElement('source'), { type: 'image/webp', srcset: webp ?? '' });
  return element('picture', 'search__picture', ...(webp ? [source] : []), image);
}

/** The price that the shop shows first, and the other one small beside it. */
function priceElement(price: FoundPrice, { priceType, language, texts }: LiveSearchSettings): Node {
  if (price.isZero) return element('span', 'search__price', inWords(price));
  const named = (type: PriceType) => say(texts[`price.${type}`], language, { price: price[type] });
  const isNet = priceType === 'net';
  return element(
    'span',
    'search__price',
    ...(price.from ? [element('small', '', texts['product.from']), ' '] : []),
    element('strong', 'search__now', isNet ? named('net') : price.gross),
    ' ',
    element('small', '', named(isNet ? 'gross' : 'net')),
  );

  function inWords({ points: n, gratis }: FoundPrice): string {
    if (n) return say(texts['product.points'], language, { n });
    return texts[gratis ? 'product.free' : 'product.phonePrice'];
  }
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, ...children: Child[]) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}
