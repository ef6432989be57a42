export { fillLarge } from './fill-large.ts';
export { type LargeProduct, largeProduct } from './product.ts';
