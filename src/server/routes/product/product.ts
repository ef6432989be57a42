import { lastShippingChange, nextShippingChange } from '#domain/delivery/dispatch.ts';
import { productOf } from '#domain/product/offers.ts';
import type { Picture, SizeOffer, SizeView } from '#domain/product/product.ts';
import { productPage } from '#pages/product/product-page.tsx';
import { instalmentExamples } from '#server/instalments/instalment-examples.ts';
import { allowing, instalmentsForProduct } from '#server/instalments/instalment-systems.ts';
import type { Moved, SharedPage } from '#server/pages/shared-pages.ts';
import { SIZES_ON_PAGE, sizeViews } from '#server/product/size-view.ts';
import { idsOf, type Named, one, type Query, readId, slugsOf } from '#server/request/query.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import { dispatchOf } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';

const RELATED = 4;

export async function product(
  shop: Pick<Shop, 'settings' | 'catalogue' | 'delivery' | 'ordering'>,
  context: SharedContext,
  params: Named,
  query: Query,
): Promise<SharedPage | Moved | undefined> {
  const { products } = shop.catalogue;
  const { config, origin } = shop.settings;
  const { language, pricing } = context;
  const record = await products.product(readId(params.id), language);
  if (!record) return undefined;
  if (params.slug !== record.slug) return { movedTo: context.links.product(record) };
  const calendar = dispatchOf(config);
  const shippingSince = lastShippingChange(pricing.now, calendar);
  const tree = await products.tree(language);
  const trail = record.mainCategory === null ? [] : tree.trail(record.mainCategory);
  const made = productOf(record, pricing, trail);
  const [views, neighbours] = await Promise.all([
    sizeViews(shop, context, record, pricing, shippingSince),
    record.mainCategory === null
      ? []
      : products.shelf({ categories: [record.mainCategory] }, 'popular', RELATED + 1, language, pricing),
  ]);
  const related = neighbours.filter(({ id }) => id !== record.id).slice(0, RELATED);
  const size = firstShown(made.sizes, one(query.size));
  return {
    page: productPage({
      shopName: config.name,
      origin,
      language,
      currencyId: context.currency.id,
      product: { ...made, pictures: pictureFirst(made.pictures, size?.picture) },
      slugs: slugsOf(language, record.slug, record.slugs),
      related,
      size: size?.type ?? 'uniw',
      views: onPage(views, size?.type),
      now: shippingSince,
      fewLeft: config.fewLeft,
      settings: { ...config.omnibus, ...(config.netPrices && { netPrices: true }) },
      instalments: instalmentsForProduct(config, context, tree, record),
      examples: size ? instalmentExamples(allowing(config, tree, record), context, size) : [],
    }),
    tags: [
      `product:${record.id}`,
      `producer:${record.producerId}`,
      'delivery',
      ...record.categories.map((id) => `category:${id}`),
      ...[...related, ...record.parts].map(({ id }) => `product:${id}`),
    ],
    changesAt: Math.min(
      (await products.nextPriceChange([record.id, ...idsOf(related)], language, pricing.now)) ?? Infinity,
      nextShippingChange(pricing.now, calendar),
    ),
  };
}

function onPage(views: SizeView[], chosen: string | undefined): SizeView[] {
  return views.length <= SIZES_ON_PAGE ? views : views.filter(({ offer }) => offer.type === chosen);
}

/** The size asked for, else the first that can be bought. */
const firstShown = (sizes: SizeOffer[], wanted: string | undefined) =>
  sizes.find(({ type }) => type === wanted) ?? sizes.find(({ purchase }) => purchase === 'buy') ?? sizes[0];

/** A size's own picture comes first on its page. */
const pictureFirst = (pictures: Picture[], name: string | undefined) =>
  pictures.toSorted((a, b) => Number(b.name === name) - Number(a.name === name));
