import { atOnceOf } from '#domain/product/at-once.ts';
import { joinedParameters } from '#domain/product/joined-parameters.ts';
import {
  type AtOnce,
  hasSizeChoice,
  type ProductCard,
  type SizeChoice,
  type SizeOffer,
} from '#domain/product/product.ts';
import type { ProductRecord } from '#domain/product/product-record.ts';

/** As many products as can be told apart side by side. */
export const MOST_COMPARED = 6;

/** A product beside others, with all that is said of it. */
export type ComparedProduct = {
  card: ProductCard;
  parameters: { name: string; value: string }[];
  /** What there is to choose from; nothing where the product has one size only. */
  sizes: SizeChoice[];
  /** The one size, and the least of it, that goes into the basket without a choice. */
  atOnce?: AtOnce;
};

/** What of a product can be chosen, and what can be bought without choosing. */
export function choiceOf(
  record: ProductRecord,
  offers: readonly SizeOffer[],
): Pick<ComparedProduct, 'sizes' | 'atOnce'> {
  if (hasSizeChoice(offers))
    return { sizes: offers.map(({ type, name, purchase }) => ({ type, name, purchase })) };
  const atOnce = atOnceOf(record, offers);
  return { sizes: [], ...(atOnce && { atOnce }) };
}

/** A row of the comparison: what each product says to it, and whether they say the same. */
export type ComparedRow = { name: string; values: (string | undefined)[]; differs: boolean };

/** One row for each parameter that any of the products has, in the order in which they come. */
export function compare(products: readonly Pick<ComparedProduct, 'parameters'>[]): ComparedRow[] {
  const names = new Set(products.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  return [...names].map((name) => {
    const values = products.map(({ parameters }) => valuesOf(parameters, name));
    return { name, values, differs: new Set(values).size > 1 };
  });
}

/** A parameter may have several values. */
function valuesOf(parameters: ComparedProduct['parameters'], wanted: string): string | undefined {
  return joinedParameters(parameters).find(({ name }) => name === wanted)?.value;
}
