import { localAddress } from '#domain/page/local-address.ts';
import { townsOf } from '#domain/pickup-points/pickup-points.ts';
import { pickupPointsPage } from '#pages/pickup-points/pickup-points-page.tsx';
import { withLanguageLink } from '#server/pages/page-in-language.ts';
import type { SharedPage } from '#server/pages/shared-pages.ts';
import { one, type Query } from '#server/request/query.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import type { Shop } from '#server/shop.ts';

const LONGEST_SEARCH = 200;
const LONGEST_CODE = 40;
const MOST_SHOWN = 100;
const MOST_TOWNS = 24;

/** The page of pickup points: the map's home, and the way to a point's code for those without a map. */
export async function pickupPoints(
  shop: Pick<Shop, 'settings' | 'catalogue' | 'delivery'>,
  { language, regionId, texts }: SharedContext,
  { query, url }: { query: Query; url: string },
): Promise<SharedPage> {
  const { config } = shop.settings;
  const { terms, pickupPoints: known } = shop.delivery;
  const rateLimits = await terms.ratesFor(regionId, language);
  const offered = rateLimits.filter(({ kind }) => kind === 'point').map(({ method }) => method);
  const method = offered.find((key) => key === one(query.method)) ?? offered[0] ?? '';
  const text = readSearch(query);
  const typedCode = one(query.pickup_point).slice(0, LONGEST_CODE);
  const found = text ? await known.search(text, method, regionId) : [];
  const towns = townsOf(await known.all(method, regionId));
  const page = pickupPointsPage({
    shopName: config.name,
    texts,
    method,
    region: regionId,
    text,
    found: found.slice(0, MOST_SHOWN),
    total: found.length,
    towns: towns.slice(0, MOST_TOWNS),
    typedCode,
    chosen: typedCode ? await known.find(method, typedCode) : undefined,
    back: localAddress(one(query.back), ''),
    tiles: config.map?.tiles,
  });
  const head = await withLanguageLink(shop, page.head, language, url);
  return { page: { ...page, head }, tags: ['delivery'] };
}

/** What was typed to find points by. */
export const readSearch = (query: Query) =>
  one(query.text).trim().replaceAll('\u0000', '').slice(0, LONGEST_SEARCH);
