import { type Language, otherLanguage } from '#contract/language.ts';
import { linksIn, routesIn } from '#contract/links.ts';
import { CHOICE_PARAMETERS, REGION_FIELDS } from '#contract/region/region.ts';
import { GO_ON, PARTIAL_PARAMETER } from '#contract/wire.ts';
import { localAddress } from '#domain/page/local-address.ts';
import type { PageHead } from '#pages/page.ts';
import { languageOf } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';

const LOCAL = 'http://shop.invalid';

/** Parameters by which a page knows where the shopper goes after it. */
const ONWARDS = [REGION_FIELDS.back, GO_ON];

/**
 * The same page in a language, with its query but for a currency or region: those have just been chosen. Where it leads
 * on, that is in the language too.
 */
export async function pageInLanguage(
  shop: Pick<Shop, 'catalogue'>,
  address: string,
  language: Language,
  onwards: readonly string[] = ONWARDS,
): Promise<string> {
  const { home } = linksIn(language);
  const { pathname, searchParams } = new URL(localAddress(address, home), LOCAL);
  for (const name of [...Object.values(CHOICE_PARAMETERS), PARTIAL_PARAMETER]) searchParams.delete(name);
  for (const name of onwards) {
    const next = searchParams.get(name);
    if (next) searchParams.set(name, await pageInLanguage(shop, next, language, []));
  }
  const path = languageOf(pathname) === language ? pathname : await pathIn(shop, pathname, language);
  return localAddress(searchParams.size > 0 ? `${path}?${searchParams}` : path, home);
}

/** What the address of a page says beside its path is said in the other language's address too. */
export async function withLanguageLink(
  shop: Pick<Shop, 'catalogue'>,
  head: PageHead,
  language: Language,
  url: string,
): Promise<PageHead> {
  if (!url.startsWith(`${head.paths[language]}?`)) return head;
  const other = otherLanguage(language);
  return { ...head, paths: { ...head.paths, [other]: await pageInLanguage(shop, url, other) } };
}

async function pathIn(
  { catalogue: { products } }: Pick<Shop, 'catalogue'>,
  path: string,
  language: Language,
): Promise<string> {
  const from = otherLanguage(language);
  const kind = KINDS.find((one) => path.startsWith(beginning(one, from)));
  if (!kind) return language === 'pl' ? path.slice('/en'.length) || '/' : `/en${path}`;
  const rest = path.slice(beginning(kind, from).length);
  // Products and lists are found by number, and their route knows the right slug; information pages have nothing else.
  const page = kind === 'info' ? (await products.infoPages(from)).get(rest) : undefined;
  return beginning(kind, language) + (page?.otherSlug ?? rest);
}

type Kind = keyof ReturnType<typeof routesIn>;
const KINDS = Object.keys(routesIn('pl')) as Kind[];

/** '/produkt/', '/en/product/'. */
const beginning = (kind: Kind, language: Language) => routesIn(language)[kind].split(':')[0] ?? '';
