import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Database } from '#shop/db/database.ts';
import { product, productText, size, sizeText, stock } from '#shop/db/schema/index.ts';

export type ShortSize = { sizeId: number; product: string; size: string; quantity: number };
/** The first of them, and how many there are. */
export type Listed = { count: number; sizes: ShortSize[] };
/** What is on sale still and runs out, the fewest pieces first; and what is gone. */
export type ShortSizes = { few: Listed; gone: Listed };

const MOST_LISTED = 5;

/** Sizes that are sold and of which few are left in all warehouses together, or none. */
export async function shortSizes(
  { orm }: Pick<Database, 'orm'>,
  fewLeft: number,
  language: Language,
): Promise<ShortSizes> {
  const quantity = sql<number>`sum(${stock.quantity})`.mapWith(Number);
  const list = async (isShort: SQL): Promise<Listed> => {
    const rows = await orm
      .select({
        sizeId: size.id,
        product: productText.name,
        size: sql<string>`coalesce(${sizeText.name}, '')`,
        quantity,
        count: sql<number>`(count(*) OVER ())::int`,
      })
      .from(stock)
      .innerJoin(size, eq(size.id, stock.sizeId))
      .innerJoin(product, eq(product.id, size.productId))
      .innerJoin(productText, and(eq(productText.productId, product.id), eq(productText.language, language)))
      .leftJoin(sizeText, and(eq(sizeText.sizeId, size.id), eq(sizeText.language, language)))
      .where(ne(size.availability, 'disable'))
      .groupBy(size.id, productText.name, sizeText.name)
      .having(sql`count(*) = count(${stock.quantity}) AND ${isShort}`)
      .orderBy(asc(quantity), asc(size.id))
      .limit(MOST_LISTED);
    return { count: rows[0]?.count ?? 0, sizes: rows.map(({ count: _, ...row }) => row) };
  };
  return {
    few: await list(sql`${quantity} > 0 AND ${quantity} <= ${fewLeft}`),
    gone: await list(sql`${quantity} <= 0`),
  };
}
