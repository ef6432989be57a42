import { producerPage } from '#pages/catalogue/producer-page.tsx';
import type { Moved, SharedPage } from '#server/pages/shared-pages.ts';
import { type Named, type Query, readId, slugsOf } from '#server/request/query.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import type { Shop } from '#server/shop.ts';
import { loadProducer, loadSeries } from '#shop/catalogue/named-lists.ts';
import { findList } from './find-list.ts';

const LOADERS = { producer: loadProducer, series: loadSeries };

/** The page of everything a producer makes, or of what a series holds. */
export async function namedList(
  kind: 'producer' | 'series',
  shop: Pick<Shop, 'settings' | 'database' | 'catalogue'>,
  context: SharedContext,
  params: Named,
  query: Query,
): Promise<SharedPage | Moved | undefined> {
  const {
    catalogue: { products },
    settings: { config, origin },
    database,
  } = shop;
  const { language, links, texts } = context;
  const found = await LOADERS[kind](database.orm, readId(params.id), language);
  if (!found) return undefined;
  if (params.slug !== found.slug) return { movedTo: links[kind](found) };
  const wanted = kind === 'producer' ? { producer: found.id } : { series: found.id };
  const { list, tags, changesAt } = (await findList(shop, context, query, wanted)) ?? {};
  if (!list || !tags) return undefined;
  const { roots } = await products.tree(language);
  return {
    page: producerPage({
      shopName: config.name,
      origin,
      language,
      texts,
      kind,
      named: { ...found, slugs: slugsOf(language, found.slug, found.slugs) },
      list,
    }),
    // A product that gets this producer tells its categories, and each of them its root.
    tags: [`${kind}:${found.id}`, ...roots.map((root) => `category:${root.id}`), ...tags],
    changesAt,
  };
}
