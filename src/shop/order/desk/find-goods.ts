import { and, asc, eq, ilike, or, sql } from 'drizzle-orm';
import { RIGHT_FOR } from '#domain/order/action-rights.ts';
import { lineName } from '#domain/order/line-name.ts';
import { loadProductRecords } from '#shop/catalogue/product-records.ts';
import { product, productText, shopOrder, size } from '#shop/db/schema/index.ts';
import { isNumber } from '#shop/order/order-view.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { type DeskActor, mayAct } from './desk-actor.ts';

export type FoundGoods = { sizeId: number; name: string };

const MOST = 20;
const LONGEST = 100;

/** What the shop has of this name, EAN or code, in the order's language; what a code is of comes alone. */
export async function findGoods(
  { database: { orm }, currency }: Pick<OrdersParts, 'database' | 'currency'>,
  actor: DeskActor,
  number: string,
  words: string,
): Promise<FoundGoods[]> {
  const wanted = words.trim();
  if (!mayAct(actor, RIGHT_FOR.add_line) || !isNumber(number)) return [];
  if (wanted.length < 2 || wanted.length > LONGEST || wanted.includes('\u0000')) return [];
  const [order] = await orm
    .select({ language: shopOrder.language })
    .from(shopOrder)
    .where(eq(shopOrder.number, number));
  if (!order) return [];
  const { language } = order;
  const isCode = or(eq(size.ean, wanted), ilike(size.code, escaped(wanted)));
  const named = sql`search_form(${productText.name}) LIKE '%' || search_form(${escaped(wanted)}) || '%'`;
  const find = (condition: typeof isCode) =>
    orm
      .select({ id: size.id, productId: size.productId })
      .from(size)
      .innerJoin(product, eq(product.id, size.productId))
      .innerJoin(productText, and(eq(productText.productId, product.id), eq(productText.language, language)))
      .where(condition)
      .orderBy(asc(productText.name), asc(size.position), asc(size.id))
      .limit(MOST);
  const byCode = await find(isCode);
  const found = byCode.length > 0 ? byCode : await find(named);
  const ids = [...new Set(found.map(({ productId }) => productId))];
  const records = await loadProductRecords(orm, ids, { language, currency });
  return found.flatMap(({ id, productId }) => {
    const record = records.find((one) => one.id === productId);
    const one = record?.sizes.find((known) => known.id === id);
    if (!record || !one) return [];
    const sizeName = record.sizes.length > 1 ? one.name : '';
    return [{ sizeId: id, name: lineName({ name: record.name, sizeName }) }];
  });
}

const escaped = (words: string) => words.replace(/[\\%_]/g, '\\$&');
