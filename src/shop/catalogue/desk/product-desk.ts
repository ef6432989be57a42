import type { Language } from '#contract/language.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { demand } from '#shop/staff/demand.ts';
import { type DeskProductQuery, listDeskProducts } from './list-desk-products.ts';
import type { ProductDeskParts } from './product-desk-parts.ts';
import { addDeskProduct, type GivenProduct, saveDeskProduct } from './save-desk-product.ts';
import { type GivenPictures, savePictures } from './save-pictures.ts';
import { readDeskProduct } from './show-desk-product.ts';

/** What the staff does with what is sold. */
export const openProductDesk = (parts: ProductDeskParts) => ({
  list: (actor: Actor, query: DeskProductQuery & { language: Language }) =>
    listDeskProducts(parts, actor, query),
  find: (actor: Actor, id: number, decimalSign: ',' | '.') => {
    demand(actor, 'product.read');
    return readDeskProduct(parts, parts.database.pool, id, decimalSign);
  },
  save: (actor: Actor, given: GivenProduct) => saveDeskProduct(parts, actor, given),
  savePictures: (actor: Actor, given: GivenPictures) => savePictures(parts, actor, given),
  add: (actor: Actor, given: Parameters<typeof addDeskProduct>[2]) => addDeskProduct(parts, actor, given),
});
