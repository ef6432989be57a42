import type { ShopConfig } from '#contract/shop-config.ts';
import { exchange } from '#domain/price/money.ts';
import { arrangeGroups } from '#domain/product-list/arrange-groups.ts';
import { inShopCurrency } from '#domain/product-list/price-bounds.ts';
import { type ProductList, readList } from '#domain/product-list/product-list.ts';
import type { ShownList } from '#pages/product-list/shown-list.ts';
import { idsOf, type Query } from '#server/request/query.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import type { Shop } from '#server/shop.ts';
import type { Wanted } from '#shop/search/search-engine.ts';

/** A list as its address asks for it, and the changes that would make it untrue. */
export type FoundListPage = { list: ShownList; tags: string[]; changesAt: number | undefined };

/** Finds a page of products; undefined beyond the last page. */
export async function findList(
  { catalogue: { products }, settings: { config } }: Pick<Shop, 'catalogue' | 'settings'>,
  { language, rate, pricing }: SharedContext,
  query: Query,
  wanted: Wanted,
): Promise<FoundListPage | undefined> {
  const { pageSize } = config.productList;
  const asked = readList(query, pageSize, 'text' in wanted ? wanted.text : undefined);
  const { page, sort, portion = pageSize } = asked;
  const filters = inShopCurrency(asked.filters, rate);
  const productList = await products.productList(wanted, { page, portion, sort, filters }, language, pricing);
  if (page > 1 && productList.cards.length === 0) return undefined;
  return {
    list: { productList: arranged(withShownPrices(productList, rate), config), asked, pageSize },
    tags: productList.cards.map(({ id }) => `product:${id}`),
    changesAt: await products.nextPriceChange(idsOf(productList.cards), language, pricing.now),
  };
}

/** The filters as the owner wants them. */
function arranged(productList: ProductList, { parameters = {} }: ShopConfig): ProductList {
  const { counts, filters } = productList;
  return {
    ...productList,
    counts: { ...counts, groups: arrangeGroups(counts.groups, parameters, filters.values) },
  };
}

/** The range of prices in the shopper's currency. */
function withShownPrices(productList: ProductList, rate: number): ProductList {
  const { prices } = productList.counts;
  if (!prices) return productList;
  const shown = { lowest: exchange(prices.lowest, rate), highest: exchange(prices.highest, rate) };
  return { ...productList, counts: { ...productList.counts, prices: shown } };
}
