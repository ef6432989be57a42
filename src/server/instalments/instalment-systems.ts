import type { ShopConfig } from '#contract/shop-config.ts';
import type { Basket } from '#domain/basket/basket.ts';
import type { InstalmentSystem } from '#domain/instalments/instalments.ts';
import { exchange } from '#domain/price/money.ts';
import type { Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import type { CategoryTree } from '#shop/catalogue/category-tree.ts';

type Settings = NonNullable<ShopConfig['instalments']>[number];
type Goods = { id: number; categories: readonly number[] };

/** The shop's ways to pay in instalments, in the visit's language and currency. */
export function instalmentSystems({ instalments = [] }: ShopConfig, visit: Visit): InstalmentSystem[] {
  return instalments.map(({ name, link, minPrice, maxPrice, maxProducts }) => ({
    instalmentName: name,
    link: link[visit.language],
    ...(minPrice !== undefined && { minPrice: exchange(minPrice, visit.rate) }),
    ...(maxPrice !== undefined && { maxPrice: exchange(maxPrice, visit.rate) }),
    ...(maxProducts !== undefined && { maxProducts }),
  }));
}

/** Those of them that a product may be paid with. */
export function instalmentsForProduct(
  config: ShopConfig,
  visit: Visit,
  tree: CategoryTree,
  product: Goods,
): InstalmentSystem[] {
  return instalmentSystems({ ...config, instalments: allowing(config, tree, product) }, visit);
}

/** The settings of those systems. */
export const allowing = ({ instalments = [] }: ShopConfig, tree: CategoryTree, product: Goods) =>
  instalments.filter((system) => allows(system, tree, product));

/** The names of the systems that do not allow all of a basket. */
export async function instalmentsRefusing(
  {
    settings: {
      config: { instalments = [] },
    },
    catalogue: { products },
  }: Pick<Shop, 'settings' | 'catalogue'>,
  { language }: Visit,
  { lines }: Basket,
): Promise<string[]> {
  const choosy = instalments.filter((system) => system.excludedProducts || system.excludedCategories);
  if (choosy.length === 0) return [];
  const tree = await products.tree(language);
  const ordered = lines.filter(({ later }) => !later);
  const found = await Promise.all(ordered.map(({ productId }) => products.product(productId, language)));
  const goods = found.filter((record) => record !== undefined);
  return choosy.filter((system) => !goods.every((one) => allows(system, tree, one))).map(({ name }) => name);
}

/** Excluding a category excludes all below it. */
function allows(
  { excludedProducts = [], excludedCategories = [] }: Settings,
  tree: CategoryTree,
  goods: Goods,
) {
  const excluded = excludedCategories.flatMap((id) => tree.within(id));
  return !excludedProducts.includes(goods.id) && !goods.categories.some((id) => excluded.includes(id));
}
