import { createStore } from '#browser/store.ts';
import type { WireBasket } from '#contract/widgets.ts';

/** The shopper's basket as the server last told it; undefined until it has. */
export const $basket = createStore<WireBasket | undefined>(undefined);
