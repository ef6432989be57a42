import type { TextKey } from '#texts/text-key.ts';

const ALWAYS = [
  'instalments.calculate',
  'instalments.title',
  'instalments.not_allowed',
  'instalments.too_many',
] as const;

/** What the calculators of a product's page say. */
export const PRODUCT_INSTALMENT_TEXTS: readonly TextKey[] = [
  ...ALWAYS,
  'instalments.product',
  'instalments.both',
  'instalments.product.below_minimum',
  'instalments.product.above_maximum',
  'instalments.hint.product.below_minimum',
  'instalments.hint.product.above_maximum',
  'instalments.hint.both.below_minimum',
  'instalments.hint.both.above_maximum',
];

/** What the calculators of the basket's page say. */
export const BASKET_INSTALMENT_TEXTS: readonly TextKey[] = [
  ...ALWAYS,
  'instalments.basket',
  'instalments.basket.below_minimum',
  'instalments.basket.above_maximum',
  'instalments.hint.basket.below_minimum',
  'instalments.hint.basket.above_maximum',
];
