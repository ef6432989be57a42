import { asc, eq } from 'drizzle-orm';
import type { WantedLine } from '#domain/basket/price-lines.ts';
import type { ProductRecord } from '#domain/product/product-record.ts';
import { loadProductRecords, type Scope } from '#shop/catalogue/product-records.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { basket, basketLine, size } from '#shop/db/schema/index.ts';
import { ownedBy, type Session } from '#shop/session/session.ts';

export type BasketRow = Awaited<ReturnType<typeof basketRows>>[number];

/** The rows of the shopper's basket, the oldest first. */
export const basketRows = (orm: OrmOrTransaction, session: Session) =>
  orm
    .select({
      id: basketLine.id,
      quantity: basketLine.quantity,
      sizeId: basketLine.sizeId,
      everyDays: basketLine.subscriptionDays,
      selected: basketLine.selected,
      priceSeen: basketLine.priceSeen,
      currencySeen: basketLine.currencySeen,
      productId: size.productId,
    })
    .from(basketLine)
    .innerJoin(basket, eq(basket.id, basketLine.basketId))
    .innerJoin(size, eq(size.id, basketLine.sizeId))
    .where(ownedBy(session, basket))
    .orderBy(asc(basketLine.addedAt), asc(basketLine.id));

/** The row with what is known of its product; undefined where the shop no longer has that size. */
export function wantedLine(row: BasketRow, record: ProductRecord): WantedLine | undefined {
  const size = record.sizes.find((one) => one.id === row.sizeId);
  const { id, quantity, everyDays, selected } = row;
  return size && { id, quantity, everyDays, selected, record, size };
}

/** The lines of the basket as the database knows them now, past every cache; what has left the shop is not among them. */
export async function loadWanted(
  orm: OrmOrTransaction,
  session: Session,
  scope: Scope,
): Promise<WantedLine[]> {
  return wantedLines(orm, await basketRows(orm, session), scope);
}

/** These rows with what the database knows of their products now. */
export async function wantedLines(
  orm: OrmOrTransaction,
  rows: readonly BasketRow[],
  scope: Scope,
): Promise<WantedLine[]> {
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const products = new Map((await loadProductRecords(orm, ids, scope)).map((record) => [record.id, record]));
  return rows.flatMap((row) => {
    const record = products.get(row.productId);
    return (record && wantedLine(row, record)) ?? [];
  });
}
