import { and, eq, ne, sql } from 'drizzle-orm';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { basketLine, loyaltyPointsEntry, size } from '#shop/db/schema/index.ts';

/** How many points a client has; a guest has none. */
export async function pointsOf(orm: OrmOrTransaction, clientId: number | undefined): Promise<number> {
  if (clientId === undefined) return 0;
  const [sum] = await orm
    .select({ points: sql<number>`coalesce(sum(${loyaltyPointsEntry.points}), 0)::integer` })
    .from(loyaltyPointsEntry)
    .where(eq(loyaltyPointsEntry.clientId, clientId));
  return sum?.points ?? 0;
}

/** What the lines for points in a basket cost together, one size left out. */
export async function pointsWanted(
  orm: OrmOrTransaction,
  basketId: string,
  exceptSizeId: number,
): Promise<number> {
  const [sum] = await orm
    .select({
      points: sql<number>`coalesce(sum(ceil(${size.pointsCost} * ${basketLine.quantity})), 0)::integer`,
    })
    .from(basketLine)
    .innerJoin(size, eq(size.id, basketLine.sizeId))
    .where(
      and(
        eq(basketLine.basketId, basketId),
        ne(basketLine.sizeId, exceptSizeId),
        eq(basketLine.selected, true),
        eq(size.phonePrice, true),
        eq(size.basketEnabled, false),
      ),
    );
  return sum?.points ?? 0;
}
