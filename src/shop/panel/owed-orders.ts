import { asc, inArray } from 'drizzle-orm';
import { moneyOf, owedOf } from '#domain/order/money.ts';
import { VIEW_RULES } from '#domain/order/order-views.ts';
import { owedSince } from '#domain/order/owed-since.ts';
import type { Minor } from '#domain/price/money.ts';
import type { Database } from '#shop/db/database.ts';
import { moneyEntry, orderReturn, shopOrder } from '#shop/db/schema/index.ts';

export type OwedOrder = { id: number; number: string; amount: Minor; currency: string; since: Date };

const MOST = 200;

/** Orders whose shoppers wait for money that nobody has sent on its way yet, the longest wait first. */
export async function owedOrders({ orm }: Pick<Database, 'orm'>): Promise<OwedOrder[]> {
  const { id, number, currency, paymentMethod, moneyState } = shopOrder;
  const orders = await orm
    .select({ id, number, currency, payment: paymentMethod })
    .from(shopOrder)
    .where(inArray(moneyState, [...(VIEW_RULES.refunds.money ?? [])]))
    .orderBy(asc(id))
    .limit(MOST);
  const ids = orders.map((order) => order.id);
  const money = await orm
    .select()
    .from(moneyEntry)
    .where(inArray(moneyEntry.orderId, ids))
    .orderBy(asc(moneyEntry.id));
  const returns = await orm.select().from(orderReturn).where(inArray(orderReturn.orderId, ids));
  return orders
    .flatMap(({ payment, ...order }): OwedOrder[] => {
      const isIts = ({ orderId }: { orderId: number }) => orderId === order.id;
      const rows = money.filter(isIts);
      const amount = owedOf(moneyOf(rows, { currency: order.currency, payment }));
      const since = owedSince(rows, order.currency, returns.filter(isIts));
      return amount > 0 && since ? [{ ...order, amount, since }] : [];
    })
    .sort((one, other) => one.since.getTime() - other.since.getTime());
}
