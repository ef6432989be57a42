import { createStore } from '#browser/store.ts';
import type { WireComparedProduct } from '#contract/widgets.ts';

/** What stands on the shopper's lists, as the server last told it; undefined until it has. */
export const $listed = createStore<{ products: number[]; count: number; lists: number } | undefined>(
  undefined,
);

/** What the shopper compares, as the server last told it; undefined until it has. */
export const $compared = createStore<WireComparedProduct[] | undefined>(undefined);
