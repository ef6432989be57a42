import { and, eq, inArray, sql } from 'drizzle-orm';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { productText, size, sizeText, stock } from '#shop/db/schema/index.ts';
import { isTold, tellOwner } from '#shop/email/owner/tell-owner.ts';
import type { OrdersParts } from './orders-parts.ts';

/** Tells the owner of sizes of which an order has left few. What is counted in no warehouse is never short. */
export async function tellOwnerOfStock(
  tx: OrmOrTransaction,
  parts: OrdersParts,
  sizeIds: readonly number[],
): Promise<void> {
  if (sizeIds.length === 0 || !(await isTold(tx, 'low_stock', parts))) return;
  const left = sql<number>`sum(${stock.quantity})`.mapWith(Number);
  const short = await tx
    .select({ sizeId: size.id, product: productText.name, size: sizeText.name, left })
    .from(stock)
    .innerJoin(size, eq(size.id, stock.sizeId))
    .innerJoin(productText, and(eq(productText.productId, size.productId), eq(productText.language, 'pl')))
    .leftJoin(sizeText, and(eq(sizeText.sizeId, size.id), eq(sizeText.language, 'pl')))
    .where(inArray(stock.sizeId, [...sizeIds]))
    .groupBy(size.id, productText.name, sizeText.name)
    .having(sql`count(*) = count(${stock.quantity}) AND ${left} <= ${parts.config.fewLeft}`);
  for (const { sizeId, left: pieces, ...names } of short)
    await tellOwner(tx, parts, {
      ...{ event: 'low_stock', object: String(sizeId) },
      content: {
        ...{ kind: 'owner_low_stock', product: names.product, size: names.size ?? '' },
        ...{ left: pieces, link: panelLinks.today },
      },
    });
}
