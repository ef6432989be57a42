import type { WireBasket } from '#contract/widgets.ts';
import { createStore } from './store.ts';

/** The shopper's basket as the server last told it; undefined until it has. */
export const $basket = createStore<WireBasket | undefined>(undefined);
