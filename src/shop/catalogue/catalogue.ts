import { and, asc, eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Slide } from '#contract/slides.ts';
import type { Listing, Sort } from '#domain/page/listing.ts';
import { cardOf, type OfferMoment, type ProductFacts } from '#domain/product/offers.ts';
import type { ProductCard } from '#domain/product/product.ts';
import { TaggedCache } from '#shop/cache/tagged-cache.ts';
import type { Database } from '#shop/db/database.ts';
import { bannerSlide } from '#shop/db/schema/index.ts';
import { type CategoryTree, loadCategoryTree } from './category-tree.ts';
import { type InfoPages, loadInfoPages } from './info-pages.ts';
import { listIds, type Wanted } from './listing-query.ts';
import { loadProductFacts } from './product-facts.ts';

const FACTS_CACHE_BYTES = 64 * 1024 * 1024;
const FACTS_BYTES = 8 * 1024;

/** What the shop sells, as pages ask for it. Facts are kept in memory until the database says they changed. */
export type Catalogue = ReturnType<typeof openCatalogue>;

export type CatalogueOptions = {
  pageSize: number;
  /** The currency that prices are kept in. */
  currency: string;
};

export function openCatalogue({ orm, onChange }: Database, { pageSize, currency }: CatalogueOptions) {
  const products = new TaggedCache<ProductFacts | undefined>({ bytes: FACTS_CACHE_BYTES });
  const trees = new TaggedCache<CategoryTree>({ bytes: FACTS_CACHE_BYTES });
  const infos = new TaggedCache<InfoPages>({ bytes: FACTS_CACHE_BYTES });
  const stopListening = onChange((tag) => {
    for (const cache of [products, trees, infos]) cache.drop(tag);
  });

  const tree = (language: Language) =>
    trees.get(language, async () => ({ value: await loadCategoryTree(orm, language), tags: ['menu'] }));

  async function facts(ids: readonly number[], language: Language): Promise<ProductFacts[]> {
    const missing = ids.filter((id) => products.peek(keyOf(id, language)) === undefined);
    const loaded = new Map(
      (await loadProductFacts(orm, missing, { language, currency })).map((one) => [one.id, one]),
    );
    for (const one of loaded.values())
      products.put(keyOf(one.id, language), {
        value: one,
        tags: [`product:${one.id}`, `producer:${one.producerId}`],
        bytes: FACTS_BYTES,
      });
    return ids.flatMap((id) => loaded.get(id) ?? products.peek(keyOf(id, language)) ?? []);
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
    { page, sort }: { page: number; sort: Sort },
    language: Language,
    moment: OfferMoment,
  ): Promise<Listing> {
    const slice = { sort, limit: pageSize, offset: (page - 1) * pageSize };
    const { ids, total } = await listIds(orm, { language, currency }, wanted, slice);
    return {
      cards: await cards(ids, language, moment),
      total,
      page,
      pages: Math.ceil(total / pageSize),
      sort,
    };
  }

  return {
    tree,
    cards,
    listing,
    /** One product, or undefined where the shop does not have it. */
    async product(id: number, language: Language): Promise<ProductFacts | undefined> {
      return (await facts([id], language))[0];
    },
    /** The first few of a list, for shelves. */
    async shelf(wanted: Wanted, sort: Sort, count: number, language: Language, moment: OfferMoment) {
      const { ids } = await listIds(orm, { language, currency }, wanted, { sort, limit: count, offset: 0 });
      return cards(ids, language, moment);
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

const keyOf = (id: number, language: Language) => `${id} ${language}`;
