import { searchPage } from '#pages/search-page.tsx';
import { textsFor } from '#server/pages/render.tsx';
import type { SharedPage } from '#server/pages/shared-pages.ts';
import type { Shop } from '#server/shop.ts';
import { offerMoment, type Visit } from '#server/visit.ts';
import { idsOf, one, type Query, readSlice } from './query.ts';

const LONGEST_SEARCH = 200;

export async function search(shop: Shop, visit: Visit, query: Query): Promise<SharedPage | undefined> {
  const { catalogue, config, clock } = shop;
  const text = one(query.text).trim().replaceAll('\u0000', '').slice(0, LONGEST_SEARCH);
  const moment = offerMoment(visit, config, clock());
  const listing = await catalogue.listing(
    { text },
    readSlice(query, config.listing.pageSize),
    visit.language,
    moment,
  );
  if (listing.page > 1 && listing.cards.length === 0) return undefined;
  const tree = await catalogue.tree(visit.language);
  return {
    page: searchPage({
      shopName: config.name,
      language: visit.language,
      texts: textsFor(shop, visit),
      text,
      listing,
      menu: tree.roots,
    }),
    // Any product that changes may enter or leave the results: searches carry the tag of every category.
    tags: [
      ...tree.roots.map((root) => `category:${root.id}`),
      ...listing.cards.map((card) => `product:${card.id}`),
    ],
    changesAt: await catalogue.nextPriceChange(idsOf(listing.cards), visit.language, moment.now),
  };
}
