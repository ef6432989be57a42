import type { Moved, SharedPage } from '#server/pages/shared-pages.ts';
import type { Shop } from '#server/shop.ts';
import type { Visit } from '#server/visit.ts';
import { loadSeries } from '#shop/catalogue/named-lists.ts';
import { namedListPage } from './named-list.ts';
import { type Named, type Query, readId } from './query.ts';

export async function series(
  shop: Shop,
  visit: Visit,
  params: Named,
  query: Query,
): Promise<SharedPage | Moved | undefined> {
  const found = await loadSeries(shop.database.orm, readId(params.id), visit.language);
  return found && namedListPage(shop, visit, { kind: 'series', found, slug: params.slug, query });
}
