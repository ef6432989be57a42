import { and, eq } from 'drizzle-orm';
import type { Actor } from '#domain/staff/actor.ts';
import { bankTransfer, orderActionKey, shopOrder } from '#shop/db/schema/index.ts';
import type { ActOutcome } from '#shop/order/desk/outcome.ts';
import { recordPayment } from '#shop/order/desk/payments.ts';
import { isNumber } from '#shop/order/order-view.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { demand } from '#shop/staff/demand.ts';

/** What a transfer is called in an order's ledger. */
const PROVIDER = 'bank';

/**
 * Writes a transfer down as a payment of an order; undefined where it does not wait any more. The key is made of the
 * transfer, so that it pays once even where this was cut off between the order and the transfer, or two people do it.
 * `isSure`: also where the order waits for no money.
 */
export async function matchTransfer(
  parts: OrdersParts,
  actor: Actor,
  wanted: number,
  { number, isSure }: { number: string; isSure: boolean },
): Promise<ActOutcome | undefined> {
  demand(actor, 'money.match');
  const { orm } = parts.database;
  const isIt = and(eq(bankTransfer.id, wanted), eq(bankTransfer.state, 'open'));
  const [transfer] = await orm.select().from(bankTransfer).where(isIt);
  if (!transfer) return undefined;
  if (!isNumber(number)) return { ok: false, problem: 'no_order' };
  const { amount, currency, fingerprint, bookedOn } = transfer;
  const key = fingerprint.toString('base64url');
  const payment = { amount, currency, provider: PROVIDER, reference: `${bookedOn}-${wanted}` };
  const outcome = await recordPayment(parts, actor, { number, key }, payment, { onlyAwaited: !isSure });
  const [paid] = await orm
    .select({ id: shopOrder.id })
    .from(orderActionKey)
    .innerJoin(shopOrder, eq(shopOrder.id, orderActionKey.orderId))
    .where(eq(orderActionKey.key, key));
  if (paid) await orm.update(bankTransfer).set({ state: 'matched', orderId: paid.id }).where(isIt);
  return outcome;
}
