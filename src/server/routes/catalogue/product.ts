import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { exchange } from '#domain/price/money.ts';
import { productOf } from '#domain/product/offers.ts';
import { productPage } from '#pages/product-page.tsx';
import type { Moved, SharedPage } from '#server/pages/shared-pages.ts';
import type { Shop } from '#server/shop.ts';
import { offerMoment, type Visit } from '#server/visit.ts';
import { idsOf, type Named, one, type Query, readId, slugsOf } from './query.ts';

const RELATED = 4;

export async function product(
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
        ? { country: countryName(terms.country, language), from: exchange(terms.from, visit.rate) }
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

const countries = {
  pl: new Intl.DisplayNames('pl', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

const countryName = (iso2: string, language: Language) => countries[language].of(iso2) ?? iso2;
