import { eq } from 'drizzle-orm';
import type { OrderEventKind } from '#domain/order/order.ts';
import { lockClient } from '#shop/account/lock-client.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { shopOrder, shopOrderEvent } from '#shop/db/schema/index.ts';
import type { OrderRow } from './order-row.ts';
import { isNumber } from './order-view.ts';
import type { OrdersParts } from './orders-parts.ts';
import { retried } from './retried.ts';

/** `changed` is false where it was so already. */
export type StatusOutcome =
  | { ok: true; changed: boolean }
  | { ok: false; problem: 'no_order' | 'not_possible' | 'cancelled' };

export const NO_ORDER: StatusOutcome = { ok: false, problem: 'no_order' };
export const DONE: StatusOutcome = { ok: true, changed: true };
export const WAS_SO: StatusOutcome = { ok: true, changed: false };

/** Does something beside the order's own facts while it is held; those are changed by `act` alone. */
export function withOrder(
  { database: { orm } }: OrdersParts,
  number: string,
  work: (tx: OrmOrTransaction, order: OrderRow) => Promise<StatusOutcome>,
): Promise<StatusOutcome> {
  if (!isNumber(number)) return Promise.resolve(NO_ORDER);
  return retried(orm, async (tx) => {
    const order = await lockOrder(tx, number);
    return order ? work(tx, order) : NO_ORDER;
  });
}

/** The order, held for this transaction after its client; undefined where there is none. */
export async function lockOrder(tx: OrmOrTransaction, number: string): Promise<OrderRow | undefined> {
  const isIt = eq(shopOrder.number, number);
  const [known] = await tx.select({ clientId: shopOrder.clientId }).from(shopOrder).where(isIt);
  if (!known) return undefined;
  if (known.clientId !== null) await lockClient(tx, known.clientId);
  const [order] = await tx.select().from(shopOrder).where(isIt).for('update');
  return order;
}

export async function noteEvent(
  tx: OrmOrTransaction,
  { id: orderId }: OrderRow,
  kind: OrderEventKind,
  happenedAt: Date,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(shopOrderEvent).values({ orderId, kind, detail, happenedAt });
}
