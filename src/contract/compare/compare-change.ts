import type { WireComparedProduct } from '#contract/widgets.ts';

/** Fields of the forms that change what is compared: the same with and without JavaScript. */
export const COMPARE_FIELDS = { action: 'mode', product: 'product' } as const;

export type CompareAction = 'add' | 'remove' | 'clear';

/** What the server says of a change of the comparison, when asked for JSON. */
export type CompareChangeAnswer = {
  status: 'success' | 'error';
  /** A sentence in the shopper's language. */
  message: string;
  /** What is compared now. */
  product: WireComparedProduct[];
};
