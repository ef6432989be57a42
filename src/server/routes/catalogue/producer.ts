import type { Moved, SharedPage } from '#server/pages/shared-pages.ts';
import type { Shop } from '#server/shop.ts';
import type { Visit } from '#server/visit.ts';
import { loadProducer } from '#shop/catalogue/named-lists.ts';
import { namedListPage } from './named-list.ts';
import { type Named, type Query, readId } from './query.ts';

export async function producer(
  shop: Shop,
  visit: Visit,
  params: Named,
  query: Query,
): Promise<SharedPage | Moved | undefined> {
  const found = await loadProducer(shop.database.orm, readId(params.id), visit.language);
  return found && namedListPage(shop, visit, { kind: 'producer', found, slug: params.slug, query });
}
