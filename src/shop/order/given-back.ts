import { type SQL, sql } from 'drizzle-orm';
import type { MoneyState } from '#domain/order/money.ts';
import { shopOrder } from '#shop/db/schema/index.ts';

/** States in which nothing may be due though something came: most orders are in none of them, and are not looked into. */
const MAYBE: MoneyState[] = ['refunded', 'refund_owed', 'overpaid'];

/** Orders all of whose money went back, or is on its way, by the ledger (`isGivenBack`). */
export const givenBack: SQL = sql`(
  ${shopOrder.moneyState} IN (${sql.join(
    MAYBE.map((state) => sql`${state}`),
    sql`, `,
  )})
  AND 0 = (SELECT coalesce(sum(entry.amount), 0) FROM money_entry AS entry
    WHERE entry.order_id = ${shopOrder.id} AND entry.kind = 'due' AND entry.currency = ${shopOrder.currency}))`;
