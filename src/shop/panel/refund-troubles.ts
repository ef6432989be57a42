import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { moneyOf, owedOf } from '#domain/order/money.ts';
import { VIEW_RULES } from '#domain/order/order-views.ts';
import { type FailedRefund, refundTroubleOf } from '#domain/order/refund-trouble.ts';
import type { Database } from '#shop/db/database.ts';
import { moneyEntry, paymentRefund, shopOrder } from '#shop/db/schema/index.ts';
import { IS_UNCLEAR } from '#shop/order/desk/order-file.ts';

export type TroubledRefund = FailedRefund & { number: string };

const MOST = 200;

/** Refunds that did not go back and that nobody has seen to yet, the latest first. */
export async function refundTroubles({ orm }: Pick<Database, 'orm'>): Promise<TroubledRefund[]> {
  const { id, number, currency, paymentMethod, moneyState } = shopOrder;
  const hasFailed = orm
    .select({ one: sql`1` })
    .from(moneyEntry)
    .where(and(eq(moneyEntry.orderId, id), inArray(moneyEntry.kind, ['refund_failed', 'reversal'])));
  const isUnclear = orm
    .select({ one: sql`1` })
    .from(paymentRefund)
    .where(and(eq(paymentRefund.orderId, id), eq(paymentRefund.state, 'unclear')));
  const orders = await orm
    .select({ id, number, currency, payment: paymentMethod })
    .from(shopOrder)
    .where(
      and(
        inArray(moneyState, [...(VIEW_RULES.refunds.money ?? [])]),
        or(sql`EXISTS ${hasFailed}`, sql`EXISTS ${isUnclear}`),
      ),
    )
    .limit(MOST);
  const ids = orders.map((order) => order.id);
  const money = await orm
    .select({ ...getTableColumns(moneyEntry), isUnclear: IS_UNCLEAR })
    .from(moneyEntry)
    .where(inArray(moneyEntry.orderId, ids))
    .orderBy(asc(moneyEntry.id));
  return orders
    .flatMap((order): TroubledRefund[] => {
      const rows = money.filter(({ orderId }) => orderId === order.id);
      const trouble = refundTroubleOf(rows, owedOf(moneyOf(rows, order)));
      return trouble ? [{ ...trouble, number: order.number }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}
