import { GraphQLError } from 'graphql';
import { leadDaysOf, type ParcelLine, parcelLine } from '#domain/delivery/parcel.ts';
import { findSize } from '#domain/product/find-size.ts';
import { sizeOffers } from '#domain/product/offers.ts';
import type { SizeOffer } from '#domain/product/product.ts';
import type { ProductRecord } from '#domain/product/product-record.ts';
import { loadBasket } from '#server/basket/shown-basket.ts';
import type { QueryContext } from '#server/graphql/context.ts';
import { leastOf } from '#server/product/size-view.ts';
import { readId } from '#server/request/query.ts';

const MOST_AT_ONCE = 1_000_000;

type Named = { id: string | number; size?: string | null | undefined };
type Wanted = Named & {
  quantity?: number | null | undefined;
  bundleParts?: readonly Named[] | null | undefined;
};

/** The products of a call, each at the quantity it names or else at the least that can be bought. */
export async function productLines(wanted: readonly Wanted[], context: QueryContext): Promise<ParcelLine[]> {
  const lines: ParcelLine[] = [];
  for (const { quantity, bundleParts, ...one } of wanted) {
    const { record, offer } = await namedOffer(one, context);
    const many = quantity ?? leastOf(record, offer);
    if (!(many > 0 && many <= MOST_AT_ONCE)) throw new GraphQLError(`${many} is no quantity.`);
    lines.push(parcelLine(record, offer, many, context.shop.settings.config.priceType));
    for (const part of bundleParts ?? []) lines.push(await partLine(part, many, context));
  }
  return lines;
}

/** What the shopper's basket holds. */
export async function basketLines(context: QueryContext): Promise<ParcelLine[]> {
  const { shop } = context;
  const { priceType } = shop.settings.config;
  const { lines } = await loadBasket(shop, context);
  const parcel: ParcelLine[] = [];
  for (const { productId, size, quantity, worth } of lines.filter(({ later }) => !later)) {
    const { record, offer } = await namedOffer({ id: productId, size: size.type }, context);
    parcel.push(parcelLine(record, offer, quantity, priceType, worth[priceType]));
  }
  return parcel;
}

/** A part that was chosen for a set may make it slower; its weight and worth are the set's already. */
async function partLine(part: Named, quantity: number, context: QueryContext): Promise<ParcelLine> {
  const { offer } = await namedOffer(part, context);
  return { weightGrams: 0, worth: 0, leadDays: leadDaysOf(offer, quantity), sent: true };
}

async function namedOffer(
  { id, size }: Named,
  context: QueryContext,
): Promise<{ record: ProductRecord; offer: SizeOffer }> {
  const { shop, language } = context;
  context.countProducts(1);
  const record = await shop.catalogue.products.product(readId(String(id)), language);
  if (!record) throw new GraphQLError(`The shop has no product ${shown(String(id))}.`);
  const offers = sizeOffers(record, await context.personalPricing());
  const offer = size || offers.length !== 1 ? offers[findSize(record.sizes, size ?? '')] : offers[0];
  if (!offer) throw new GraphQLError(`Product ${record.id} has no size ${shown(size ?? '')}.`);
  return { record, offer };
}

/** What a caller sent, quoted back no longer than it is useful. */
const shown = (text: string) => JSON.stringify(text.slice(0, 40));
