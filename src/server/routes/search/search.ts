import { isFiltered } from '#domain/product-list/chosen-filters.ts';
import { searchPage } from '#pages/search/search-page.tsx';
import type { SharedPage } from '#server/pages/shared-pages.ts';
import { one, type Query } from '#server/request/query.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import type { Visit } from '#server/request/visit.ts';
import { type FoundListPage, findList } from '#server/routes/product-list/find-list.ts';
import type { Shop } from '#server/shop.ts';

const LONGEST_SEARCH = 200;
const SHELF = 4;
const SUGGESTED = 5;

/** `visitor`: the network of who asks. `onError` hears of what went wrong beside the answer. */
export async function search(
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  context: SharedContext,
  query: Query,
  visitor: string,
  onError: (error: unknown) => void,
): Promise<SharedPage | undefined> {
  const {
    catalogue: { products },
    settings: { config },
  } = shop;
  const { language, texts } = context;
  const text = one(query.text).trim().replaceAll('\u0000', '').slice(0, LONGEST_SEARCH);
  const found = await findList(shop, context, query, { text });
  if (!found) return undefined;
  noteSearch(shop, context, { text, visitor }, found).catch(onError);
  const { roots } = await products.tree(language);
  const { bestsellers, suggested } = await waysOn(shop, context, text, found);
  return {
    page: searchPage({
      shopName: config.name,
      language,
      texts,
      text,
      list: found.list,
      categories: roots,
      bestsellers,
      suggested,
    }),
    // Any product that changes may enter or leave the results: searches carry the tag of every category.
    tags: [
      ...roots.map((root) => `category:${root.id}`),
      ...bestsellers.map(({ id }) => `product:${id}`),
      ...found.tags,
    ],
    changesAt: found.changesAt,
  };
}

/** Shoppers search once; other pages and narrowed lists of the same search say nothing new. */
async function noteSearch(
  { catalogue: { search } }: Pick<Shop, 'catalogue'>,
  { language }: Visit,
  { text, visitor }: { text: string; visitor: string },
  { list: { asked, productList } }: FoundListPage,
) {
  if (text && asked.page === 1 && !isFiltered(asked.filters))
    await search.heard({ text, language, found: productList.total, visitor });
}

/** What to offer where nothing is found. */
async function waysOn(
  { catalogue: { products, search } }: Pick<Shop, 'catalogue'>,
  { language, pricing }: SharedContext,
  text: string,
  { list }: FoundListPage,
) {
  if (list.productList.total > 0) return { bestsellers: [], suggested: [] };
  const tree = await products.tree(language);
  const everything = { categories: tree.roots.flatMap((root) => tree.within(root.id)) };
  const [bestsellers, { queries }] = await Promise.all([
    products.shelf(everything, 'popular', SHELF, language, pricing),
    search.suggest(text, language, SUGGESTED),
  ]);
  return { bestsellers, suggested: queries.filter((query) => query !== text) };
}
