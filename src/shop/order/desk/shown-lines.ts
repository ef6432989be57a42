import { asc, eq, inArray, sql } from 'drizzle-orm';
import { countsOf } from '#domain/order/parcels.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { product, shopOrderLine, size } from '#shop/db/schema/index.ts';
import type { ShownLine } from './shown-order.ts';

/** With what tells a line on a shelf: its place, its codes, and a picture, the size's own where it has one. */
export const loadShownLines = (orm: OrmOrTransaction, orderIds: readonly number[]) =>
  orm
    .select({
      line: shopOrderLine,
      precision: product.unitPrecision,
      ean: size.ean,
      code: size.code,
      shelf: size.shelf,
      picture: sql<string | null>`(
        SELECT name FROM product_picture picture WHERE picture.product_id = ${shopOrderLine.productId}
        ORDER BY picture.size_id = ${shopOrderLine.sizeId} DESC NULLS LAST, picture.position LIMIT 1)`,
    })
    .from(shopOrderLine)
    .leftJoin(product, eq(product.id, shopOrderLine.productId))
    .leftJoin(size, eq(size.id, shopOrderLine.sizeId))
    .where(inArray(shopOrderLine.orderId, [...orderIds]))
    .orderBy(asc(shopOrderLine.orderId), asc(shopOrderLine.position));

type FoundLine = Awaited<ReturnType<typeof loadShownLines>>[number];

export function shownLine(
  { line, precision, ean, code, shelf, picture }: FoundLine,
  facts: Parameters<typeof countsOf>[0],
  withMoney: boolean,
): ShownLine {
  const { id, productId, sizeId, productName: name, sizeName, unit, withdrawalException } = line;
  const { unitGross, lineGross: gross, lineNet: net, vatBasisPoints: taxBasisPoints, pointsCost } = line;
  return {
    ...{ id, productId, sizeId, name, sizeName, unit, ean, code, shelf, picture, withdrawalException },
    precision: precision ?? 0,
    counts: countsOf(facts, line),
    ...(withMoney && { price: { unitGross, gross, net, taxBasisPoints, pointsCost } }),
  };
}
