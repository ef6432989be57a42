import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type Language, otherLanguage } from '#contract/language.ts';
import { linksIn, routesIn } from '#contract/links.ts';
import { isSort, readPage } from '#domain/page/listing.ts';
import { productOf } from '#domain/product/offers.ts';
import { categoryPage } from '#pages/category-page.tsx';
import { contactPage } from '#pages/contact-page.tsx';
import { infoPage } from '#pages/info-page.tsx';
import { mainPage } from '#pages/main-page.tsx';
import { productPage } from '#pages/product-page.tsx';
import { searchPage } from '#pages/search-page.tsx';
import { textsFor } from '#server/pages/render.tsx';
import type { Moved, SharedPage, SharedPages } from '#server/pages/shared-pages.ts';
import type { Shop } from '#server/shop.ts';
import { offerMoment, type Visit } from '#server/visit.ts';

const SHELF = 8;
const RELATED = 4;
const LONGEST_SEARCH = 200;

/** Routes of all pages that show the catalogue. */
export function cataloguePages(app: FastifyInstance, shop: Shop, pages: SharedPages): void {
  for (const language of LANGUAGES) {
    const routes = routesIn(language);
    const links = linksIn(language);
    pages.route(app, links.home, (_, visit) => main(shop, visit));
    pages.route(app, routes.product, ({ params, query }, visit) =>
      product(shop, visit, params as Named, query as Query),
    );
    pages.route(app, routes.category, ({ params, query }, visit) =>
      category(shop, visit, params as Named, query as Query),
    );
    pages.route(app, routes.info, ({ params }, visit) => info(shop, visit, (params as Named).slug));
    pages.route(app, links.search, ({ query }, visit) => search(shop, visit, query as Query));
    pages.route(app, links.contact, (_, visit) => contact(shop, visit));
  }
}

type Named = { id: string; slug: string };
type Query = { [name: string]: string | string[] | undefined };

async function main({ catalogue, config, origin, clock }: Shop, visit: Visit): Promise<SharedPage> {
  const { language } = visit;
  const moment = offerMoment(visit, config, clock());
  const tree = await catalogue.tree(language);
  const everything = { categories: tree.roots.flatMap((root) => tree.within(root.id)) };
  const [slides, bestsellers, promotions, newest] = await Promise.all([
    catalogue.slides(language),
    catalogue.shelf(everything, 'popular', SHELF, language, moment),
    catalogue.shelf({ reduced: true }, 'popular', SHELF, language, moment),
    catalogue.shelf(everything, 'newest', RELATED, language, moment),
  ]);
  const shown = [...bestsellers, ...promotions, ...newest];
  return {
    page: mainPage({
      shopName: config.name,
      tagline: config.tagline[language],
      origin,
      firstSlide: slides[0],
      categories: tree.roots.map((root) => ({ ...root, picture: `category-${root.key}` })),
      bestsellers,
      promotions,
      newest,
    }),
    tags: [
      'banner',
      ...everything.categories.map((id) => `category:${id}`),
      ...shown.map(({ id }) => `product:${id}`),
    ],
    changesAt: await catalogue.nextPriceChange(idsOf(shown), language, moment.now),
  };
}

async function product(
  shop: Shop,
  visit: Visit,
  params: Named,
  query: Query,
): Promise<SharedPage | Moved | undefined> {
  const { catalogue, config, origin, clock, delivery } = shop;
  const { language } = visit;
  const facts = await catalogue.product(readId(params.id), language);
  if (!facts) return undefined;
  if (params.slug !== facts.slug) return { movedTo: linksIn(language).product(facts) };
  const moment = offerMoment(visit, config, clock());
  const tree = await catalogue.tree(language);
  const trail = facts.mainCategory === null ? [] : tree.trail(facts.mainCategory);
  const made = productOf(facts, moment, trail);
  const [terms, neighbours] = await Promise.all([
    delivery.termsFor(visit.regionId),
    facts.mainCategory === null
      ? []
      : catalogue.shelf({ categories: [facts.mainCategory] }, 'popular', RELATED + 1, language, moment),
  ]);
  const related = neighbours.filter(({ id }) => id !== facts.id).slice(0, RELATED);
  const wanted = made.sizes.find(({ type }) => type === one(query.size));
  const firstToBuy = made.sizes.find(({ purchase }) => purchase === 'buy') ?? made.sizes[0];
  return {
    page: productPage({
      shopName: config.name,
      origin,
      language,
      currencyId: visit.currency.id,
      product: made,
      slugs: slugsOf(language, facts.slug, facts.slugs),
      size: (wanted ?? firstToBuy)?.type ?? 'uniw',
      related,
      fewLeft: config.fewLeft,
      delivery: terms
        ? { country: countryName(terms.country, language), from: Math.round(terms.from * visit.rate) }
        : undefined,
    }),
    tags: [
      `product:${facts.id}`,
      `producer:${facts.producerId}`,
      'delivery',
      ...facts.categories.map((id) => `category:${id}`),
      ...[...related, ...facts.parts].map(({ id }) => `product:${id}`),
    ],
    changesAt: await catalogue.nextPriceChange([facts.id, ...idsOf(related)], language, moment.now),
  };
}

async function category(
  shop: Shop,
  visit: Visit,
  params: Named,
  query: Query,
): Promise<SharedPage | Moved | undefined> {
  const { catalogue, config, origin, clock } = shop;
  const { language } = visit;
  const id = readId(params.id);
  const tree = await catalogue.tree(language);
  const node = tree.find(id);
  if (!node) return undefined;
  if (params.slug !== node.slug) return { movedTo: linksIn(language).category(node) };
  const moment = offerMoment(visit, config, clock());
  const listing = await catalogue.listing(
    { categories: tree.within(id) },
    readSlice(query),
    language,
    moment,
  );
  if (listing.page > 1 && listing.cards.length === 0) return undefined;
  const other = (await catalogue.tree(otherLanguage(language))).find(id);
  return {
    page: categoryPage({
      shopName: config.name,
      origin,
      language,
      category: {
        ...node,
        slugs: slugsOf(language, node.slug, { [otherLanguage(language)]: other?.slug ?? node.slug }),
      },
      trail: tree.trail(id).slice(0, -1),
      children: node.children,
      listing,
    }),
    tags: [`category:${id}`, ...listing.cards.map((card) => `product:${card.id}`)],
    changesAt: await catalogue.nextPriceChange(idsOf(listing.cards), language, moment.now),
  };
}

async function info(
  { catalogue, config }: Shop,
  visit: Visit,
  slug: string,
): Promise<SharedPage | undefined> {
  const page = (await catalogue.infoPages(visit.language)).get(slug);
  if (!page) return undefined;
  const slugs = slugsOf(visit.language, page.slug, { [otherLanguage(visit.language)]: page.otherSlug });
  return {
    page: infoPage({ shopName: config.name, title: page.title, slugs, sections: page.body }),
    tags: [],
  };
}

async function search(shop: Shop, visit: Visit, query: Query): Promise<SharedPage | undefined> {
  const { catalogue, config, clock } = shop;
  const text = one(query.text).trim().replaceAll('\u0000', '').slice(0, LONGEST_SEARCH);
  const moment = offerMoment(visit, config, clock());
  const listing = await catalogue.listing({ text }, readSlice(query), visit.language, moment);
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

async function contact(shop: Shop, visit: Visit): Promise<SharedPage> {
  const { config } = shop;
  const texts = textsFor(shop, visit);
  return {
    page: contactPage({
      shopName: config.name,
      title: texts['contact.title'],
      lead: texts['contact.lead'],
      phone: config.phone,
      email: config.email,
      postalAddress: config.postalAddress,
    }),
    tags: [],
  };
}

const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id);

const LARGEST_ID = 2 ** 31 - 1;

/** A product's or category's number; 0, which nothing has, where the address holds none. */
function readId(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id <= LARGEST_ID ? id : 0;
}

function readSlice(query: Query) {
  const sort = one(query.sort);
  return { page: readPage(one(query.page) || 1), sort: isSort(sort) ? sort : ('popular' as const) };
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

function slugsOf(language: Language, slug: string, others: Record<string, string>): Record<Language, string> {
  return { pl: slug, en: slug, ...others, [language]: slug };
}

function countryName(iso2: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(iso2) ?? iso2;
}
