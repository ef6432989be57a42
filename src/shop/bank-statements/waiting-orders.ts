import { and, desc, inArray, isNull } from 'drizzle-orm';
import type { WaitingOrder } from '#domain/bank-statements/match-order.ts';
import { moneyOf } from '#domain/order/money.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { moneyEntry, shopOrder } from '#shop/db/schema/index.ts';

/** More than wait in any shop whose transfers are matched once a week. */
const MOST = 5000;

/** The orders that wait for money, the latest first, and how much of it. */
export async function waitingOrders(orm: OrmOrTransaction): Promise<WaitingOrder[]> {
  const { id, number, currency, paymentMethod, billing, moneyState, cancelledAt } = shopOrder;
  const orders = await orm
    .select({ id, number, currency, paymentMethod, billing })
    .from(shopOrder)
    .where(and(inArray(moneyState, ['unpaid', 'part_paid']), isNull(cancelledAt)))
    .orderBy(desc(id))
    .limit(MOST);
  const rows = await orm
    .select()
    .from(moneyEntry)
    .where(
      inArray(
        moneyEntry.orderId,
        orders.map((order) => order.id),
      ),
    );
  const rowsOf = new Map<number, typeof rows>();
  for (const row of rows) rowsOf.set(row.orderId, [...(rowsOf.get(row.orderId) ?? []), row]);
  return orders.map(({ id, number, currency, paymentMethod, billing }) => {
    const { balance } = moneyOf(rowsOf.get(id) ?? [], { currency, payment: paymentMethod });
    return { number, currency, missing: -balance, name: `${billing.firstname} ${billing.lastname}` };
  });
}
