import type { Database } from '#shop/db/database.ts';
import * as schema from '#shop/db/schema/index.ts';

export type SampleOffer = { productId: number; sizeId: number };

/** The least that can be sold: a product with a Polish name, one size, and stock in one warehouse. */
export async function addOffer({ orm }: Database, key: string, categoryId?: number): Promise<SampleOffer> {
  const product = one(await orm.insert(schema.product).values({ key }).returning());
  await orm
    .insert(schema.productText)
    .values({ productId: product.id, language: 'pl', name: key, slug: key });
  const size = one(await orm.insert(schema.size).values({ productId: product.id, type: 'uniw' }).returning());
  const warehouse = { key: 'own', name: 'Palarnia' };
  const kept = one(
    await orm
      .insert(schema.warehouse)
      .values(warehouse)
      .onConflictDoUpdate({ target: schema.warehouse.key, set: warehouse })
      .returning(),
  );
  await orm.insert(schema.stock).values({ sizeId: size.id, warehouseId: kept.id, quantity: 10 });
  if (categoryId) {
    await orm.insert(schema.productCategory).values({ productId: product.id, categoryId, main: true });
  }
  return { productId: product.id, sizeId: size.id };
}

export async function addCategory({ orm }: Database, key: string, parentId?: number): Promise<number> {
  const values = { key, ...(parentId ? { parentId } : {}) };
  return one(await orm.insert(schema.category).values(values).returning()).id;
}

/** A guest's session and its empty basket. */
export async function addGuest({ orm }: Database): Promise<{ sessionHash: Buffer; basketId: string }> {
  const sessionHash = Buffer.alloc(32, 7);
  const expiresAt = new Date(Date.now() + 3_600_000);
  await orm
    .insert(schema.session)
    .values({ tokenHash: sessionHash, language: 'pl', currency: 'PLN', expiresAt });
  const basket = one(await orm.insert(schema.basket).values({ sessionHash }).returning());
  return { sessionHash, basketId: basket.id };
}

function one<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('the database returned no row');
  return row;
}
