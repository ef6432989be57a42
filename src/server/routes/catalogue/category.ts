import { otherLanguage } from '#contract/language.ts';
import { categoryPage } from '#pages/catalogue/category-page.tsx';
import type { Moved, SharedPage } from '#server/pages/shared-pages.ts';
import { type Named, type Query, readId, slugsOf } from '#server/request/query.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import { findList } from '#server/routes/product-list/find-list.ts';
import type { Shop } from '#server/shop.ts';

export async function category(
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  context: SharedContext,
  params: Named,
  query: Query,
): Promise<SharedPage | Moved | undefined> {
  const {
    catalogue: { products },
    settings: { config, origin },
  } = shop;
  const { language, links } = context;
  const id = readId(params.id);
  const tree = await products.tree(language);
  const node = tree.find(id);
  if (!node) return undefined;
  if (params.slug !== node.slug) return { movedTo: links.category(node) };
  const found = await findList(shop, context, query, { categories: tree.within(id) });
  if (!found) return undefined;
  const other = (await products.tree(otherLanguage(language))).find(id);
  return {
    page: categoryPage({
      shopName: config.name,
      origin,
      language,
      category: {
        ...node,
        slugs: slugsOf(language, node.slug, { [otherLanguage(language)]: other?.slug ?? node.slug }),
      },
      trail: tree.trail(id).slice(0, -1),
      children: node.children,
      list: found.list,
    }),
    tags: [`category:${id}`, ...found.tags],
    changesAt: found.changesAt,
  };
}
