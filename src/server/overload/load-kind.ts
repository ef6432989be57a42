import { LANGUAGES } from '#contract/language.ts';
import { type Links, linksIn, routesIn } from '#contract/links.ts';
import {
  ADMIN_API_PATH,
  GRAPHQL_PATH,
  HEALTH_PATHS,
  PAYMENT_NOTICES,
  PAYMENTS_PATH,
} from '#contract/wire.ts';

/**
 * What a request is worth to the shop when it cannot serve all: what is found elsewhere too goes first, what a
 * shopper is about to pay for goes last. Files in memory cost nothing.
 */
export type LoadKind = 'search' | 'page' | 'basket' | 'order' | 'file';

/** The kind of a request by its head; what one to the query endpoint is worth stands in its body. */
export function loadKindOf(method: string | undefined, url: string): LoadKind | 'query' {
  const path = url.replace(/\?.*$/s, '');
  const known = KINDS.get(path);
  if (known) return known;
  if (NOTICES.test(path)) return 'order';
  if (FILES.test(path)) return 'file';
  if (SEARCHES.some((beginning) => path.startsWith(beginning))) return 'search';
  return method === 'GET' || method === 'HEAD' ? 'page' : 'basket';
}

const all = (kind: LoadKind, pathsIn: (links: Links) => string[]) =>
  LANGUAGES.flatMap((language) => pathsIn(linksIn(language)).map((path): [string, LoadKind] => [path, kind]));

const KINDS = new Map<string, LoadKind | 'query'>([
  ...all('search', ({ search, feed }) => [search, feed]),
  ...all('basket', ({ basket, basketChange }) => [basket, basketChange]),
  ...all('order', ({ checkout, checkoutDelivery, checkoutSummary, orderPay, testPayment, order }) => [
    ...[checkout, checkoutDelivery, checkoutSummary, orderPay, testPayment],
    order('', '').replace(/\?.*$/, ''),
  ]),
  [PAYMENTS_PATH, 'order'],
  [GRAPHQL_PATH, 'query'],
  [ADMIN_API_PATH, 'basket'],
  [GRAPHQL_PATH.replace(/\/$/, ''), 'query'],
  ...Object.values(HEALTH_PATHS).map((path): [string, LoadKind] => [path, 'file']),
]);

/** What providers tell of payments. */
const NOTICES = new RegExp(`^${PAYMENT_NOTICES.replace(':provider', '[^/]+')}$`);
const FILES = /^\/(assets|gfx)\//;

/** Lists of products, and whatever scripts ask for. */
const SEARCHES = [
  '/ajax/',
  ...LANGUAGES.flatMap((language) => {
    const { category, producer, series } = routesIn(language);
    return [category, producer, series].map((route) => route.replace(/:.*$/, ''));
  }),
];
