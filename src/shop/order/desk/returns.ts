import { whyNot } from '#domain/order/actions.ts';
import { lineName } from '#domain/order/line-name.ts';
import type { ReturnReason } from '#domain/order/order-facts.ts';
import { returnableOf } from '#domain/order/returns.ts';
import { formatMoment } from '#domain/page/date.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import { orderReturn, orderReturnLine } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { act } from './act.ts';
import type { DeskActor } from './desk-actor.ts';
import { allow, refuse } from './hand.ts';
import type { ActOutcome, ActRequest } from './outcome.ts';
import { quantitiesOf, type WantedLines } from './refund-of-lines.ts';
import { changeReturn, returnOf } from './return-at-hand.ts';
import { saidOf } from './said.ts';

const LONGEST_NOTE = 2000;

export type Announced = { lines: WantedLines; reason: ReturnReason; note?: string | undefined };

/** Writes down what is to come back, and sends a receipt with the time. */
export function announceReturn(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  announced: Announced,
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'open_return', input: announced }, async (hand) => {
    const { tx, now, file } = hand;
    allow(whyNot('open_return', file.facts));
    const left = returnableOf(file.facts);
    const quantities = quantitiesOf(hand, announced.lines, ({ id }) => left.get(id) ?? 0);
    const note = saidOf(announced.note, LONGEST_NOTE);
    const [opened] = await tx
      .insert(orderReturn)
      .values({ orderId: file.order.id, reason: announced.reason, note, announcedAt: now })
      .returning({ id: orderReturn.id });
    const returnId = opened?.id ?? 0;
    const lines = [...quantities].map(([lineId, quantity]) => ({ returnId, lineId, quantity }));
    await tx.insert(orderReturnLine).values(lines);
    hand.note('return_announced', { return: returnId });
    const { language } = file.order;
    await hand.tell({
      kind: 'return_announced',
      when: formatMoment(now.getTime(), language, parts.rules.timeZone),
      lines: lines.map(({ lineId, quantity }) => {
        const { productName: name, sizeName } =
          file.lines.find(({ id }) => id === lineId) ?? refuse('no_line');
        return `${lineName({ name, sizeName })}: ${formatQuantity(quantity, language)}`;
      }),
    });
  });
}

export function receiveReturn(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  { returnId }: { returnId: number },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'receive', input: returnId }, async (hand) => {
    returnOf(hand, 'receive', returnId);
    await changeReturn(hand, returnId, { state: 'received', receivedAt: hand.now });
    hand.note('return_received', { return: returnId });
  });
}
