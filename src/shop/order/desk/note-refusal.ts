import { and, eq, sql } from 'drizzle-orm';
import { isCovered } from '#domain/order/money.ts';
import { shopOrderEvent } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { act } from './act.ts';
import type { DeskActor } from './desk-actor.ts';
import type { ActOutcome, ActRequest } from './outcome.ts';
import type { Payment } from './payments.ts';

/** Writes down that a gateway would not take a payment, once by its reference; nobody pays for what is paid or given up. */
export function noteRefusal(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  { amount, reference }: Payment,
): Promise<ActOutcome> {
  const input = { refused: reference };
  return act(parts, actor, request, { action: 'record_payment', input }, async ({ tx, file, note }) => {
    const { facts, order } = file;
    if (facts.isCancelled || isCovered(facts.money)) return;
    const isKnown = and(
      eq(shopOrderEvent.orderId, order.id),
      eq(shopOrderEvent.kind, 'payment_refused'),
      sql`${shopOrderEvent.detail} ->> 'reference' = ${reference}`,
    );
    if ((await tx.$count(shopOrderEvent, isKnown)) === 0) note('payment_refused', { amount, reference });
  });
}
