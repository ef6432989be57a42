import { linksIn, pictureFile } from '#contract/links.ts';
import { googleMeasure } from '#domain/price/google-measure.ts';
import type { Minor } from '#domain/price/money.ts';
import { sizeOffers } from '#domain/product/offers.ts';
import type { SizeOffer, TextSection } from '#domain/product/product.ts';
import type { ProductRecord, SizeRecord } from '#domain/product/product-record.ts';
import type { FeedOptions } from './feed-options.ts';
import { element } from './xml.ts';

export type FeedProduct = {
  key: string;
  /** The names of its categories from the top of the tree down; the main category first. */
  paths: string[][];
  /** The producer's codes of its sizes, by their types. */
  codes: Record<string, string>;
  record: ProductRecord;
};

const ONLY_SIZE = 'uniw';
const MOST_PICTURES = 11;
const LARGEST_PICTURE = 1000;

/** The sizes of a product that have a price, each as an item; sizes of one product are a group. */
export function feedItems(product: FeedProduct, options: FeedOptions): string[] {
  const offers = sizeOffers(product.record, options.pricing);
  return product.record.sizes.flatMap((size, index) => {
    const offer = offers[index];
    if (!offer || size.phonePrice || size.gratis || offer.price.gross === 0) return [];
    return [`<item>\n${itemOf(product, size, offer, options)}</item>\n`];
  });
}

function itemOf(
  { key, paths, codes, record }: FeedProduct,
  size: SizeRecord,
  offer: SizeOffer,
  { language, origin, currency }: FeedOptions,
): string {
  const isGroup = record.sizes.length > 1 || size.type !== ONLY_SIZE;
  const money = (amount: Minor) => `${(amount / 100).toFixed(2)} ${currency}`;
  const [first, ...others] = picturesOf(record, size).map(
    (name) => origin + pictureFile(name, LARGEST_PICTURE, 'jpg'),
  );
  const link = origin + linksIn(language).product(record, isGroup ? size.type : undefined);
  return [
    element('g:id', isGroup ? `${key}_${size.type}` : key),
    element('title', record.name),
    element('description', plainTextOf(record.description) || record.summary || record.name),
    element('link', link),
    element('g:image_link', first),
    ...others.map((picture) => element('g:additional_image_link', picture)),
    element('g:availability', AVAILABILITY[offer.availability.status]),
    element('g:price', money((offer.regular ?? offer.price).gross)),
    element('g:sale_price', offer.regular && money(offer.price.gross)),
    element('g:brand', record.producer),
    element('g:gtin', size.ean ?? undefined),
    element('g:mpn', codes[size.type]),
    element('g:item_group_id', isGroup ? key : undefined),
    element('g:size', isGroup ? size.name : undefined),
    ...paths.map((path) => element('g:product_type', path.join(' > '))),
    element('g:shipping_weight', size.weightGrams > 0 ? `${size.weightGrams} g` : undefined),
    element('g:unit_pricing_measure', offer.contents && googleMeasure(offer.contents)),
    element('g:condition', 'new'),
  ].join('');
}

const AVAILABILITY = { enable: 'in_stock', disable: 'out_of_stock', order: 'backorder' } as const;

/** The picture of the size first, then the product's. */
function picturesOf({ pictures }: ProductRecord, { picture }: SizeRecord): string[] {
  const names = pictures.map(({ name }) => name);
  return [...new Set(picture ? [picture, ...names] : names)].slice(0, MOST_PICTURES);
}

/** As `plainText` has it in SQL. */
const plainTextOf = (sections: readonly TextSection[]) =>
  sections.flatMap(({ heading, paragraphs }) => [...(heading ? [heading] : []), ...paragraphs]).join('\n\n');
