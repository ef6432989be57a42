import { and, asc, eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { linksIn, pictureFile } from '#contract/links.ts';
import { MENU_SLIDE_WIDTH, type MenuSlide, type Slide } from '#contract/slider/slides.ts';
import type { PriceType } from '#domain/price/money.ts';
import { cardOf, nextPriceChange } from '#domain/product/offers.ts';
import type { ProductCard } from '#domain/product/product.ts';
import type { PricingContext, ProductRecord } from '#domain/product/product-record.ts';
import { type FilterCounts, type Filters, NO_FILTERS } from '#domain/product-list/filters.ts';
import type { ProductList, ProductListRequest, Sort } from '#domain/product-list/product-list.ts';
import { TaggedCache } from '#shop/cache/tagged-cache.ts';
import type { Database } from '#shop/db/database.ts';
import { bannerSlide, menuSlide } from '#shop/db/schema/index.ts';
import { openDatabaseSearch } from '#shop/search/database-search.ts';
import type { FoundList, SearchEngine, Slice, Wanted } from '#shop/search/search-engine.ts';
import { type CategoryTree, loadCategoryTree } from './category-tree.ts';
import { type InfoPages, loadInfoPages } from './info-pages.ts';
import { readProductRecords } from './product-records.ts';

const RECORD_CACHE_BYTES = 64 * 1024 * 1024;
const RECORD_BYTES = 8 * 1024;
const LISTS_CACHE_BYTES = 8 * 1024 * 1024;
const COUNTS_BYTES = 8 * 1024;

const BEST_SELLERS = 4;
const BEST_WIDTH = 320;

/** What the shop sells, as pages ask for it. Records are kept in memory until the database says they changed. */
export type Catalogue = ReturnType<typeof openCatalogue>;

export type CatalogueOptions = {
  /** The currency that prices are kept in. */
  currency: string;
  /** What lists are filtered and sorted by; gross where left out. */
  priceType?: PriceType | undefined;
  /** Finds the products of lists; the database itself where none is given. */
  engine?: SearchEngine | undefined;
};

export function openCatalogue(database: Database, { currency, priceType, engine: given }: CatalogueOptions) {
  const { orm, onChange } = database;
  const engine = given ?? openDatabaseSearch(database, priceType);
  const products = new TaggedCache<ProductRecord | undefined>({ bytes: RECORD_CACHE_BYTES });
  const trees = new TaggedCache<CategoryTree>({ bytes: RECORD_CACHE_BYTES });
  const infos = new TaggedCache<InfoPages>({ bytes: RECORD_CACHE_BYTES });
  const lists = new TaggedCache<FoundList>({ bytes: LISTS_CACHE_BYTES });
  const counts = new TaggedCache<FilterCounts>({ bytes: LISTS_CACHE_BYTES });
  let changes = 0;
  const stopListening = onChange((tag) => {
    changes++;
    for (const cache of [products, trees, infos, lists, counts]) cache.drop(tag);
  });

  const tree = (language: Language) =>
    trees.get(language, async () => ({ value: await loadCategoryTree(orm, language), tags: ['menu'] }));

  async function records(ids: readonly number[], language: Language): Promise<ProductRecord[]> {
    const known = new Map(ids.map((id) => [id, products.peek(keyOf(id, language))]));
    const missing = ids.filter((id) => known.get(id) === undefined);
    const heard = changes;
    for (const one of await readProductRecords(database, missing, { language, currency })) {
      known.set(one.id, one);
      // A change that came while they were read may be missing from them: they are used once and not kept.
      if (heard !== changes) continue;
      products.put(keyOf(one.id, language), {
        value: one,
        tags: [`product:${one.id}`, `producer:${one.producerId}`],
        bytes: RECORD_BYTES,
      });
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  /** Lists of categories are kept: a product that enters, leaves or changes tells its categories and all above. */
  async function ids(language: Language, asked: Wanted, filters: Filters, slice: Slice): Promise<FoundList> {
    const wanted = await narrowed(asked, language);
    const read = () => engine.list(wanted, filters, slice, language);
    if (!('categories' in wanted)) return read();
    const key = JSON.stringify([language, wanted, filters, slice]);
    return lists.get(key, async () => ({ value: await read(), tags: tagsOf('category', wanted.categories) }));
  }

  async function countsOf(language: Language, asked: Wanted, filters: Filters): Promise<FilterCounts> {
    const wanted = await narrowed(asked, language);
    const read = () => engine.counts(wanted, filters, language);
    if (!('categories' in wanted)) return read();
    const key = JSON.stringify([language, wanted, filters]);
    return counts.get(key, async () => {
      const value = await read();
      const named = value.groups.flatMap(({ kind, options }) =>
        kind === 'producer' || kind === 'series' ? options.map((option) => `${kind}:${option.value}`) : [],
      );
      return { value, tags: [...tagsOf('category', wanted.categories), ...named], bytes: COUNTS_BYTES };
    });
  }

  /** What stands in a category stands in those above it too: of a category and all below, the first will do. */
  async function narrowed(wanted: Wanted, language: Language): Promise<Wanted> {
    if (!('categories' in wanted)) return wanted;
    const { find } = await tree(language);
    const asked = new Set(wanted.categories);
    return { categories: wanted.categories.filter((id) => !asked.has(find(id)?.parent ?? NOWHERE)) };
  }

  async function cards(
    ids: readonly number[],
    language: Language,
    pricing: PricingContext,
  ): Promise<ProductCard[]> {
    return (await records(ids, language)).map((one) => cardOf(one, pricing));
  }

  async function productList(
    wanted: Wanted,
    { page, portion, sort, filters }: ProductListRequest,
    language: Language,
    pricing: PricingContext,
  ): Promise<ProductList> {
    const slice = { sort, limit: portion, offset: (page - 1) * portion };
    const found = ids(language, wanted, filters, slice);
    const [{ total, corrected }, shown, counts] = await Promise.all([
      found,
      found.then(({ ids: shown }) => cards(shown, language, pricing)),
      countsOf(language, wanted, filters),
    ]);
    return {
      cards: shown,
      total,
      page,
      pages: Math.ceil(total / portion),
      portion,
      sort,
      filters,
      counts,
      ...(corrected !== undefined && { corrected }),
    };
  }

  async function bestSellers(category: number, language: Language): Promise<MenuSlide[]> {
    const categories = (await tree(language)).within(category);
    const slice = { sort: 'popular', limit: BEST_SELLERS, offset: 0 } as const;
    const { ids: best } = await ids(language, { categories }, NO_FILTERS, slice);
    const { product } = linksIn(language);
    return (await records(best, language)).flatMap(({ id, slug, name, pictures: [first] }) =>
      first
        ? [{ title: name, picture: pictureFile(first.name, BEST_WIDTH, 'webp'), link: product({ id, slug }) }]
        : [],
    );
  }

  return {
    engine,
    tree,
    cards,
    productList,
    /** One product, or undefined where the shop does not have it. */
    async product(id: number, language: Language): Promise<ProductRecord | undefined> {
      return isId(id) ? (await records([id], language))[0] : undefined;
    },
    /** Several products; those that the shop has. */
    products: (ids: readonly number[], language: Language) => records([...new Set(ids)], language),
    /** When a price of these products changes next (ms). */
    async nextPriceChange(ids: readonly number[], language: Language, now: number) {
      return nextPriceChange(await records([...new Set(ids)], language), now);
    },
    /** The first few of a list, for shelves. */
    async shelf(wanted: Wanted, sort: Sort, count: number, language: Language, pricing: PricingContext) {
      const { ids: shown } = await ids(language, wanted, NO_FILTERS, { sort, limit: count, offset: 0 });
      return cards(shown, language, pricing);
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
    /** What the menu shows beside a category at the top of the tree: its slides, else what is bought most there. */
    async menuSlides(categoryId: number, language: Language): Promise<MenuSlide[]> {
      const known = isId(categoryId) && (await tree(language)).find(categoryId);
      if (!known || known.parent !== null) return [];
      if (!known.hasSlides) return bestSellers(categoryId, language);
      const rows = await orm
        .select({ title: menuSlide.title, picture: menuSlide.picture, link: menuSlide.link })
        .from(menuSlide)
        .where(
          and(
            eq(menuSlide.categoryId, categoryId),
            eq(menuSlide.language, language),
            eq(menuSlide.active, true),
          ),
        )
        .orderBy(asc(menuSlide.position));
      return rows.map((row) => ({ ...row, picture: pictureFile(row.picture, MENU_SLIDE_WIDTH, 'webp') }));
    },
    close: stopListening,
  };
}

const LARGEST_ID = 2 ** 31 - 1;
const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID;
const NOWHERE = 0;
const tagsOf = (kind: string, ids: readonly number[]) => ids.map((id) => `${kind}:${id}`);
const keyOf = (id: number, language: Language) => `${id} ${language}`;
