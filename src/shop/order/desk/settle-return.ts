import { goesBackOf } from '#domain/order/money.ts';
import type { Minor } from '#domain/price/money.ts';
import { amountOf } from '#shop/order/order-emails.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { act } from './act.ts';
import type { DeskActor } from './desk-actor.ts';
import { refuse } from './hand.ts';
import { moveStock } from './move-stock.ts';
import type { ActOutcome, ActRequest } from './outcome.ts';
import { changeReturn, returnOf } from './return-at-hand.ts';
import { reasonOf } from './said.ts';

/** Decides on it; goods that were used beyond looking at them may lower the amount. */
export function settleReturn(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  settled: { returnId: number; amount?: Minor | undefined; reason?: string | undefined },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'settle', input: settled }, async (hand) => {
    const { refundDue } = returnOf(hand, 'settle', settled.returnId);
    const owed = refundDue ?? 0;
    const { amount = owed } = settled;
    if (!Number.isSafeInteger(amount) || amount < 0) refuse('bad_cost');
    if (amount > owed) refuse('too_much');
    if (amount < owed) {
      const reason = reasonOf(settled.reason);
      await hand.enter({ kind: 'due', amount: owed - amount, reason });
    }
    const change = { state: 'settled' as const, endedAt: hand.now, refundDue: amount };
    await changeReturn(hand, settled.returnId, change);
    hand.note('return_settled', { return: settled.returnId, amount });
    const { received, due } = hand.file.facts.money;
    const back = goesBackOf({ received, due: due + owed - amount }, amount);
    await hand.tell({
      kind: 'return_settled',
      ...(back > 0 && { amount: amountOf(parts, hand.file.order, back) }),
    });
  });
}

/** Nothing is owed for it after all, and its goods go to the shopper again: they leave the shelf. */
export function refuseReturn(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  refused: { returnId: number; reason: string },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'refuse', input: refused }, async (hand) => {
    const { id: returnId, refundDue } = returnOf(hand, 'refuse', refused.returnId);
    const reason = reasonOf(refused.reason);
    if (refundDue) await hand.enter({ kind: 'due', amount: refundDue, reason });
    await moveStock(hand, [
      { kind: 'out_again', from: 'free', returnId },
      { kind: 'out_damaged', from: 'written_off', returnId },
    ]);
    await changeReturn(hand, returnId, { state: 'refused', endedAt: hand.now, refundDue: 0 });
    hand.note('return_refused', { return: returnId, reason });
    await hand.tell({ kind: 'return_refused', reason });
  });
}
