import { createStore } from '#browser/store.ts';
import type { ProjectorResponse } from '#contract/widgets.ts';
import type { PriceNow } from '#domain/price/price-view.ts';

/** The product of the page as this shopper is offered it, as the batched request last told it. */
export const $projector = createStore<ProjectorResponse | undefined>(undefined);

/** Prices by size that a discount code has changed for this shopper. */
export type PersonalOffers = { product: number; code: string; prices: Record<string, PriceNow> };

/** What goes before the prices of the page; undefined where they are this shopper's too. */
export const $offers = createStore<PersonalOffers | undefined>(undefined);
