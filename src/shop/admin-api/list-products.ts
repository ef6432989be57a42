import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { type Actor, may } from '#domain/staff/actor.ts';
import type { Database } from '#shop/db/database.ts';
import { priceStep, product, productText, size, stock, warehouse } from '#shop/db/schema/index.ts';
import { demand } from '#shop/staff/demand.ts';

const AT_ONCE = 50;

export type ListedSize = {
  id: number;
  type: string;
  ean: string | null;
  code: string | null;
  shelf: string | null;
  /** Only for who may see it; null without end. */
  stock?: { warehouse: string; quantity: number | null }[];
  /** What it costs at this moment. */
  prices: { currency: string; gross: number; regular: number }[];
};
export type ListedProduct = { id: number; key: string; name: string; active: boolean; sizes: ListedSize[] };
export type ProductQuery = { language: Language; after?: number | undefined; sku?: string | undefined };

/** Products with sizes, stock and prices, by their ids. `sku`: the EAN or code of a size. */
export async function listProducts(
  { database: { orm }, clock }: { database: Pick<Database, 'orm'>; clock: () => number },
  actor: Actor,
  { language, after = 0, sku }: ProductQuery,
): Promise<{ rows: ListedProduct[]; after?: number | undefined }> {
  demand(actor, 'product.read');
  const ofSku = orm
    .select({ id: size.productId })
    .from(size)
    .where(sql`${sku ?? ''} IN (${size.ean}, ${size.code})`);
  const found = await orm
    .select({ id: product.id, key: product.key, active: product.active, name: productText.name })
    .from(product)
    .leftJoin(productText, and(eq(productText.productId, product.id), eq(productText.language, language)))
    .where(and(gt(product.id, after), sku === undefined ? undefined : inArray(product.id, ofSku)))
    .orderBy(asc(product.id))
    .limit(AT_ONCE + 1);
  const rows = found.slice(0, AT_ONCE);
  const sizes = await orm
    .select()
    .from(size)
    .where(inArray(size.productId, idsOf(rows)))
    .orderBy(asc(size.productId), asc(size.position), asc(size.id));
  const shelves = may(actor, 'stock.read') ? await stocksOf(orm, idsOf(sizes)) : undefined;
  const prices = await pricesOf(orm, idsOf(sizes), new Date(clock()));
  const ofSize = <Row extends { sizeId: number }>(list: readonly Row[], id: number) =>
    list.filter(({ sizeId }) => sizeId === id);
  return {
    rows: rows.map(({ name, ...row }) => ({
      ...{ ...row, name: name ?? '' },
      sizes: sizes
        .filter(({ productId }) => productId === row.id)
        .map(({ id, type, ean, code, shelf }) => ({
          ...{ id, type, ean, code, shelf, prices: ofSize(prices, id) },
          ...(shelves && { stock: ofSize(shelves, id) }),
        })),
    })),
    ...(found.length > AT_ONCE && { after: rows.at(-1)?.id }),
  };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

const stocksOf = (orm: Database['orm'], sizes: number[]) =>
  orm
    .select({ sizeId: stock.sizeId, warehouse: warehouse.key, quantity: stock.quantity })
    .from(stock)
    .innerJoin(warehouse, eq(warehouse.id, stock.warehouseId))
    .where(inArray(stock.sizeId, sizes))
    .orderBy(asc(stock.sizeId), asc(warehouse.id));

const pricesOf = (orm: Database['orm'], sizes: number[], now: Date) =>
  orm
    .selectDistinctOn([priceStep.sizeId, priceStep.currency], {
      ...{ sizeId: priceStep.sizeId, currency: priceStep.currency },
      ...{ gross: priceStep.gross, regular: priceStep.regular },
    })
    .from(priceStep)
    .where(
      and(inArray(priceStep.sizeId, sizes), sql`${priceStep.startsAt} <= ${now.toISOString()}::timestamptz`),
    )
    .orderBy(asc(priceStep.sizeId), asc(priceStep.currency), sql`${priceStep.startsAt} DESC`);
