import { categories } from './categories.ts';
import { delivery } from './delivery.ts';
import { infoPages } from './info-pages.ts';
import { makePickupPoints } from './pickup/pickup-points.ts';
import { producers } from './producers.ts';
import { products } from './products/index.ts';
import { rebateCodes } from './rebate-codes.ts';
import { searchQueries } from './search-queries.ts';
import { series } from './series.ts';
import { menuSlides, slides } from './slides.ts';
import type { Catalogue } from './types.ts';

export type * from './types.ts';

/** Everything that fills the demo shop. */
export const demoCatalogue: Catalogue = {
  categories,
  producers,
  series,
  products,
  delivery,
  pickupPoints: makePickupPoints(),
  infoPages,
  slides,
  menuSlides,
  rebateCodes,
  searchQueries,
};
