import { and, asc, eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Slide } from '#contract/slides.ts';
import type { Listing, ListingRequest, Sort } from '#domain/page/listing.ts';
import type { OfferMoment, ProductFacts } from '#domain/product/facts.ts';
import { cardOf, nextPriceChange } from '#domain/product/offers.ts';
import type { ProductCard } from '#domain/product/product.ts';
import { TaggedCache } from '#shop/cache/tagged-cache.ts';
import type { Database } from '#shop/db/database.ts';
import { bannerSlide } from '#shop/db/schema/index.ts';
import type { FoundList, Slice, Wanted } from '#shop/search/search-engine.ts';
import { type CategoryTree, loadCategoryTree } from './category-tree.ts';
import { type InfoPages, loadInfoPages } from './info-pages.ts';
import { listIds } from './listing-query.ts';
import { loadProductFacts } from './product-facts.ts';

const FACTS_CACHE_BYTES = 64 * 1024 * 1024;
const FACTS_BYTES = 8 * 1024;
const LISTS_CACHE_BYTES = 8 * 1024 * 1024;

/** What the shop sells, as pages ask for it. Facts are kept in memory until the database says they changed. */
export type Catalogue = ReturnType<typeof openCatalogue>;

export type CatalogueOptions = {
  /** The currency that prices are kept in. */
  currency: string;
};

export function openCatalogue({ orm, onChange }: Database, { currency }: CatalogueOptions) {
  const products = new TaggedCache<ProductFacts | undefined>({ bytes: FACTS_CACHE_BYTES });
  const trees = new TaggedCache<CategoryTree>({ bytes: FACTS_CACHE_BYTES });
  const infos = new TaggedCache<InfoPages>({ bytes: FACTS_CACHE_BYTES });
  const lists = new TaggedCache<FoundList>({ bytes: LISTS_CACHE_BYTES });
  let changes = 0;
  const stopListening = onChange((tag) => {
    changes++;
    for (const cache of [products, trees, infos, lists]) cache.drop(tag);
  });

  const tree = (language: Language) =>
    trees.get(language, async () => ({ value: await loadCategoryTree(orm, language), tags: ['menu'] }));

  async function facts(ids: readonly number[], language: Language): Promise<ProductFacts[]> {
    const known = new Map(ids.map((id) => [id, products.peek(keyOf(id, language))]));
    const missing = ids.filter((id) => known.get(id) === undefined);
    const heard = changes;
    for (const one of await loadProductFacts(orm, missing, { language, currency })) {
      known.set(one.id, one);
      // A change that came while they were read may be missing from them: they are used once and not kept.
      if (heard !== changes) continue;
      products.put(keyOf(one.id, language), {
        value: one,
        tags: [`product:${one.id}`, `producer:${one.producerId}`],
        bytes: FACTS_BYTES,
      });
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  /** Lists of a category that no price decides are kept: a product that enters or leaves tells the category. */
  function ids(language: Language, wanted: Wanted, slice: Slice): Promise<FoundList> {
    const read = () => listIds(orm, { language, currency }, wanted, slice);
    if (!('categories' in wanted) || slice.sort === 'cheapest' || slice.sort === 'dearest') return read();
    const tags = wanted.categories.map((id) => `category:${id}`);
    const key = JSON.stringify([language, wanted, slice]);
    return lists.get(key, async () => ({ value: await read(), tags }));
  }

  async function cards(
    ids: readonly number[],
    language: Language,
    moment: OfferMoment,
  ): Promise<ProductCard[]> {
    return (await facts(ids, language)).map((one) => cardOf(one, moment));
  }

  async function listing(
    wanted: Wanted,
    { page, portion, sort, filters }: ListingRequest,
    language: Language,
    moment: OfferMoment,
  ): Promise<Listing> {
    const slice = { sort, limit: portion, offset: (page - 1) * portion };
    const { ids: shown, total } = await ids(language, wanted, slice);
    return {
      cards: await cards(shown, language, moment),
      total,
      page,
      pages: Math.ceil(total / portion),
      portion,
      sort,
      filters,
      counts: { groups: [], available: 0, promotion: 0 },
    };
  }

  return {
    tree,
    cards,
    listing,
    /** One product, or undefined where the shop does not have it. */
    async product(id: number, language: Language): Promise<ProductFacts | undefined> {
      return isId(id) ? (await facts([id], language))[0] : undefined;
    },
    /** When a price of these products changes next (ms). */
    async nextPriceChange(ids: readonly number[], language: Language, now: number) {
      return nextPriceChange(await facts([...new Set(ids)], language), now);
    },
    /** The first few of a list, for shelves. */
    async shelf(wanted: Wanted, sort: Sort, count: number, language: Language, moment: OfferMoment) {
      const { ids: shown } = await ids(language, wanted, { sort, limit: count, offset: 0 });
      return cards(shown, language, moment);
    },
    infoPages: (language: Language) =>
      infos.get(language, async () => ({ value: await loadInfoPages(orm, language), tags: ['info'] })),
    async slides(language: Language): Promise<Slide[]> {
      const rows = await orm
        .select()
        .from(bannerSlide)
        .where(and(eq(bannerSlide.language, language), eq(bannerSlide.active, true)))
        .orderBy(asc(bannerSlide.position));
      return rows.map(({ picture, heading, content, link, linkText }) => ({
        picture,
        heading,
        text: content,
        link,
        linkText,
      }));
    },
    close: stopListening,
  };
}

const LARGEST_ID = 2 ** 31 - 1;
const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID;
const keyOf = (id: number, language: Language) => `${id} ${language}`;
