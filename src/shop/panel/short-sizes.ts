import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Actor } from '#domain/staff/actor.ts';
import type { Database } from '#shop/db/database.ts';
import { product, productText, size, sizeText, stock } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';

export type ShortSize = { sizeId: number; product: string; size: string; quantity: number };
/** The first of them, and how many there are. */
export type Listed = { count: number; sizes: ShortSize[] };
/** What is on sale still and runs out, the fewest pieces first; and what is gone. */
export type ShortSizes = { few: Listed; gone: Listed };

const MOST_LISTED = 5;

export const SHORT_VIEWS = ['few', 'gone'] as const;
export type ShortView = (typeof SHORT_VIEWS)[number];

type Parts = { database: Pick<Database, 'orm'>; fewLeft: number; language: Language };

/** Sizes that are sold and of which few are left in all warehouses together, or none. */
export async function shortSizes(parts: Parts): Promise<ShortSizes> {
  const first = async (view: ShortView): Promise<Listed> => {
    const rows = await select(parts, view).limit(MOST_LISTED);
    return { count: rows[0]?.count ?? 0, sizes: rows.map(({ count: _, ...row }) => row) };
  };
  return { few: await first('few'), gone: await first('gone') };
}

/** The last size of a page, and how much there is of it: what comes next is found by both. */
export type ShortPlace = Pick<ShortSize, 'quantity' | 'sizeId'>;
const AT_ONCE = 50;

/** All of them, page by page. */
export async function listShortSizes(
  parts: Parts,
  actor: Actor,
  { view, after }: { view: ShortView; after?: ShortPlace | undefined },
): Promise<{ sizes: ShortSize[]; next?: ShortPlace | undefined }> {
  demand(actor, 'stock.read');
  const rows = await select(parts, view, after).limit(AT_ONCE + 1);
  const sizes = rows.slice(0, AT_ONCE).map(({ count: _, ...row }) => row);
  return { sizes, next: rows.length > AT_ONCE ? sizes.at(-1) : undefined };
}

function select({ database: { orm }, fewLeft, language }: Parts, view: ShortView, after?: ShortPlace) {
  const quantity = sql<number>`sum(${stock.quantity})`.mapWith(Number);
  const isShort = {
    few: sql`${quantity} > 0 AND ${quantity} <= ${fewLeft}`,
    gone: sql`${quantity} <= 0`,
  };
  const isNext = after
    ? sql`(${quantity}, ${size.id}) > (${after.quantity}::numeric, ${after.sizeId}::int)`
    : sql`true`;
  return orm
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
    .having(sql`count(*) = count(${stock.quantity}) AND ${isShort[view]} AND ${isNext}`)
    .orderBy(asc(quantity), asc(size.id));
}
