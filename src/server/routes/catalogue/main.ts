import { mainPage } from '#pages/catalogue/main-page.tsx';
import type { SharedPage } from '#server/pages/shared-pages.ts';
import { idsOf } from '#server/request/query.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import type { Shop } from '#server/shop.ts';
import { categoryTiles } from './category-tiles.ts';

const SHELF = 8;
const NEWEST = 4;

export async function main(
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  context: SharedContext,
): Promise<SharedPage> {
  const {
    catalogue: { products },
    settings: { config, origin },
  } = shop;
  const { language, pricing } = context;
  const tree = await products.tree(language);
  const everything = { categories: tree.roots.flatMap((root) => tree.within(root.id)) };
  const [slides, categories, bestsellers, promotions, newest] = await Promise.all([
    products.slides(language),
    categoryTiles(shop, context, tree),
    products.shelf(everything, 'popular', SHELF, language, pricing),
    products.shelf({ reduced: true }, 'popular', SHELF, language, pricing),
    products.shelf(everything, 'newest', NEWEST, language, pricing),
  ]);
  const shown = [...bestsellers, ...promotions, ...newest];
  return {
    page: mainPage({
      shopName: config.name,
      tagline: config.tagline[language],
      origin,
      seller: config,
      slides,
      categories,
      bestsellers,
      promotions,
      newest,
    }),
    tags: [
      'banner',
      ...everything.categories.map((id) => `category:${id}`),
      ...shown.map(({ id }) => `product:${id}`),
    ],
    changesAt: await products.nextPriceChange(idsOf(shown), language, pricing.now),
  };
}
