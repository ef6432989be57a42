import { CHOICE_PARAMETERS } from '#contract/region/region.ts';
import { PARTIAL_PARAMETER } from '#contract/wire.ts';
import { SEVERAL, severalOf } from '#domain/product-list/read-filters.ts';

/** Query parameters that change a page, in the order its address has them. Others are ignored. */
const MEANINGFUL = [
  'size',
  'text',
  ...Object.values(SEVERAL),
  'price_from',
  'price_to',
  'available',
  'promotion',
  'sort',
  'portion',
  'view',
  'page',
  'method',
  'pickup_point',
  'back',
  ...Object.values(CHOICE_PARAMETERS),
  PARTIAL_PARAMETER,
];
/** Those that say something each time they stand in the address. */
const REPEATED = new Set<string>(Object.values(SEVERAL));

/** The page's address with nothing in it that does not matter: its name in the cache. */
export function pageKey(url: string): string {
  // Only the first question mark starts the query: a second one is part of what was asked.
  const start = url.indexOf('?');
  if (start < 0) return url;
  const path = url.slice(0, start);
  const given = new URLSearchParams(url.slice(start + 1));
  const kept = MEANINGFUL.flatMap((name) => {
    const values = REPEATED.has(name) ? severalOf(given.getAll(name)) : [given.get(name) ?? ''];
    return values.flatMap((value) => (value === '' ? [] : [`${name}=${encodeURIComponent(value)}`]));
  });
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

export const isPartial = (url: string) => url.includes(`${PARTIAL_PARAMETER}=1`);
