import type { ShopConfig } from '#contract/shop-config.ts';
import type { Basket } from '#domain/basket/basket.ts';
import type { InstalmentSystem } from '#domain/instalments/instalments.ts';
import { exchange } from '#domain/price/money.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import type { Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import type { CategoryTree } from '#shop/catalogue/category-tree.ts';
import { speak } from '#ui/shop-view/shop-view.tsx';

type Settings = NonNullable<ShopConfig['instalments']>[number];
type SeenVisit = Visit & Pick<SharedContext, 'view'>;
type Goods = { id: number; categories: readonly number[] };

/** The shop's ways to pay in instalments, in the visit's language and currency. */
export function instalmentSystems({ instalments = [] }: ShopConfig, visit: SeenVisit): InstalmentSystem[] {
  return instalments.map(({ name, link, minPrice, maxPrice, maxProducts, representative }) => ({
    instalmentName: name,
    link: link[visit.language],
    ...(minPrice !== undefined && { minPrice: exchange(minPrice, visit.rate) }),
    ...(maxPrice !== undefined && { maxPrice: exchange(maxPrice, visit.rate) }),
    ...(maxProducts !== undefined && { maxProducts }),
    // The credit is in the shop's own currency.
    ...(representative && visit.rate === 1 && { representative: inWords(representative, visit) }),
  }));
}

function inWords(example: NonNullable<Settings['representative']>, { view }: SeenVisit) {
  const { amount, instalment, lender, total, fees, months, rate, ratePercent, aprPercent } = example;
  const { t, money, language } = speak(view);
  const percent = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 2 });
  const words = t('instalments.example', {
    ...{ lender, n: months, rate: t(`instalments.rate.${rate}`), percent: percent(ratePercent) },
    ...{ apr: percent(aprPercent), amount: money(amount), fees: money(fees) },
    ...{ instalment: money(instalment), total: money(total) },
  });
  return { amount, instalment, words };
}

/** Those of them that a product may be paid with. */
export function instalmentsForProduct(
  config: ShopConfig,
  visit: SeenVisit,
  tree: CategoryTree,
  product: Goods,
): InstalmentSystem[] {
  const { instalments = [] } = config;
  const allowing = instalments.filter((system) => allows(system, tree, product));
  return instalmentSystems({ ...config, instalments: allowing }, visit);
}

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
