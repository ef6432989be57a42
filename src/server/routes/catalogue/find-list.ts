import { type Listing, readList } from '#domain/page/listing.ts';
import { inShopCurrency } from '#domain/page/price-bounds.ts';
import { exchange } from '#domain/price/money.ts';
import type { ShownList } from '#pages/listing/shown-list.ts';
import type { Shop } from '#server/shop.ts';
import { pricingContext, type Visit } from '#server/visit.ts';
import type { Wanted } from '#shop/search/search-engine.ts';
import { idsOf, type Query } from './query.ts';

/** A list as its address asks for it, and the changes that would make it untrue. */
export type FoundListPage = { list: ShownList; tags: string[]; changesAt: number | undefined };

/** Finds a page of products; undefined beyond the last page. */
export async function findList(
  { catalogue, config, clock }: Shop,
  visit: Visit,
  query: Query,
  wanted: Wanted,
): Promise<FoundListPage | undefined> {
  const { pageSize } = config.listing;
  const { language, rate } = visit;
  const asked = readList(query, pageSize, 'text' in wanted ? wanted.text : undefined);
  const { page, sort, portion = pageSize } = asked;
  const pricing = pricingContext(visit, config, clock());
  const filters = inShopCurrency(asked.filters, rate);
  const listing = await catalogue.listing(wanted, { page, portion, sort, filters }, language, pricing);
  if (page > 1 && listing.cards.length === 0) return undefined;
  return {
    list: { listing: withShownPrices(listing, rate), asked, pageSize },
    tags: listing.cards.map(({ id }) => `product:${id}`),
    changesAt: await catalogue.nextPriceChange(idsOf(listing.cards), language, pricing.now),
  };
}

/** The range of prices in the shopper's currency. */
function withShownPrices(listing: Listing, rate: number): Listing {
  const { prices } = listing.counts;
  if (!prices) return listing;
  const shown = { lowest: exchange(prices.lowest, rate), highest: exchange(prices.highest, rate) };
  return { ...listing, counts: { ...listing.counts, prices: shown } };
}
