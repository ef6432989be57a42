import { categories } from './categories.ts';
import { delivery } from './delivery.ts';
import { infoPages } from './info-pages.ts';
import { producers } from './producers.ts';
import { products } from './products/index.ts';
import { series } from './series.ts';

/** Everything that fills the demo shop. */
export const demoCatalogue = { categories, producers, series, infoPages, products, delivery };
