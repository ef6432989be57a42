import type { Actor, TokenActor } from '#domain/staff/actor.ts';
import type { Database } from '#shop/db/database.ts';
import { listProducts, type ProductQuery } from './list-products.ts';
import { type GivenPrice, type GivenStock, setPrice, setStock } from './set-offers.ts';

type Parts = { database: Pick<Database, 'orm'>; clock: () => number; currencies: readonly string[] };

/** What other systems know and set of what is sold. */
export const openOffers = (parts: Parts) => ({
  list: (actor: Actor, query: ProductQuery) => listProducts(parts, actor, query),
  setStock: (actor: TokenActor, given: GivenStock) => setStock(parts, actor, given),
  setPrice: (actor: TokenActor, given: GivenPrice) => setPrice(parts, actor, given),
});
