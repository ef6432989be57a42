import { and, eq } from 'drizzle-orm';
import { type ReturnAction, whyNot, whyNotReturn } from '#domain/order/actions.ts';
import { countsOf, exactly } from '#domain/order/parcels.ts';
import { type ReturnReason, returnableOf } from '#domain/order/returns.ts';
import { formatMoment } from '#domain/page/date.ts';
import type { Minor } from '#domain/price/money.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import { orderReturn, orderReturnLine } from '#shop/db/schema/index.ts';
import { amountOf } from '#shop/order/order-emails.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { act } from './act.ts';
import type { DeskActor } from './desk-actor.ts';
import { allow, type Hand, refuse } from './hand.ts';
import { type MovedUnits, moveStock } from './move-stock.ts';
import type { ReturnRow } from './order-file.ts';
import type { ActOutcome, ActRequest } from './outcome.ts';
import { quantitiesOf, refundOfLines, type WantedLines } from './refund-of-lines.ts';
import { reasonOf, saidOf } from './said.ts';

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
        const { productName, sizeName } = file.lines.find(({ id }) => id === lineId) ?? refuse('no_line');
        const name = [productName, sizeName].filter(Boolean).join(', ');
        return `${name}: ${formatQuantity(quantity, language)}`;
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

export type Checked = {
  returnId: number;
  lines: readonly { lineId: number; good: number; damaged: number; missing: number }[];
};

/** Good ones go to the shelf, damaged ones are written off, and what they cost is owed. */
export function checkReturn(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  checked: Checked,
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'check', input: checked }, async (hand) => {
    const { file } = hand;
    const found = returnOf(hand, 'check', checked.returnId);
    const came = checkedLines(found, checked);
    const back = came.map(({ lineId, good, damaged }) => ({ lineId, quantity: exactly(good + damaged) }));
    const owed = await owedFor(
      hand,
      back.filter(({ quantity }) => quantity > 0),
    );
    await moveStock(
      hand,
      came.flatMap((line) => returnMoves(hand, found.id, line)),
    );
    for (const { lineId, good, damaged, missing } of came)
      await hand.tx
        .update(orderReturnLine)
        .set({ good, damaged, missing })
        .where(and(eq(orderReturnLine.returnId, found.id), eq(orderReturnLine.lineId, lineId)));
    await changeReturn(hand, found.id, { state: 'checked', checkedAt: hand.now, refundDue: owed });
    if (owed > 0) await hand.enter({ kind: 'due', amount: -owed });
    hand.note('return_checked', { return: found.id, amount: owed });
    await hand.tell({ kind: 'return_checked', amount: amountOf(parts, file.order, owed) });
  });
}

/** Each line once, and good, damaged and missing ones together what was announced. */
function checkedLines(found: ReturnRow, { lines }: Checked): Checked['lines'] {
  return found.lines.map(({ lineId, quantity }) => {
    const [line, ...more] = lines.filter((one) => one.lineId === lineId);
    if (!line || more.length > 0 || lines.length !== found.lines.length) return refuse('no_line');
    const { good, damaged, missing } = line;
    const parts = [good, damaged, missing];
    if (parts.some((part) => !(part >= 0) || exactly(part) !== part)) refuse('bad_quantity');
    if (exactly(good + damaged + missing) !== quantity) refuse('bad_quantity');
    return line;
  });
}

async function owedFor(hand: Hand, back: WantedLines): Promise<Minor> {
  if (back.length === 0) return 0;
  const { goods, delivery } = await refundOfLines(hand, back);
  return Math.max(0, Math.min(goods + delivery, hand.file.facts.money.due));
}

function returnMoves({ file }: Hand, returnId: number, line: Checked['lines'][number]): MovedUnits[] {
  const { lineId, good, damaged } = line;
  const sold = file.lines.find(({ id }) => id === lineId) ?? refuse('no_line');
  const { sent } = countsOf(file.facts, sold);
  const gone = file.parcels
    .filter(({ state }) => state === 'lost')
    .flatMap(({ lines }) => lines.filter((one) => one.lineId === lineId))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const before = file.returns
    .filter(({ checkedAt }) => checkedAt !== null)
    .flatMap(({ lines }) => lines.filter((one) => one.lineId === lineId))
    .reduce((sum, one) => sum + one.good + one.damaged, 0);
  const whole = exactly(sent - gone - before);
  const from = 'out' as const;
  return [
    ...(good > 0 ? [{ kind: 'back' as const, from, lineId, part: good, whole, returnId }] : []),
    ...(damaged > 0
      ? [{ kind: 'write_off' as const, from, lineId, part: damaged, whole: exactly(whole - good), returnId }]
      : []),
  ];
}

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
    if (!Number.isSafeInteger(amount) || amount < 0) refuse('bad_amount');
    if (amount > owed) refuse('too_much');
    if (amount < owed) {
      const reason = reasonOf(settled.reason);
      await hand.enter({ kind: 'due', amount: owed - amount, reason });
    }
    const change = { state: 'settled' as const, endedAt: hand.now, refundDue: amount };
    await changeReturn(hand, settled.returnId, change);
    hand.note('return_settled', { return: settled.returnId, amount });
    await hand.tell({ kind: 'return_settled', amount: amountOf(parts, hand.file.order, amount) });
  });
}

/** Nothing is owed for it after all. */
export function refuseReturn(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  refused: { returnId: number; reason: string },
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'refuse', input: refused }, async (hand) => {
    const { refundDue } = returnOf(hand, 'refuse', refused.returnId);
    const reason = reasonOf(refused.reason);
    if (refundDue) await hand.enter({ kind: 'due', amount: refundDue, reason });
    const change = { state: 'refused' as const, endedAt: hand.now, refundDue: 0 };
    await changeReturn(hand, refused.returnId, change);
    hand.note('return_refused', { return: refused.returnId, reason });
    await hand.tell({ kind: 'return_refused', reason });
  });
}

function returnOf({ file }: Hand, action: ReturnAction, returnId: number): ReturnRow {
  const found = file.returns.find(({ id }) => id === returnId) ?? refuse('no_return');
  allow(whyNotReturn(action, found));
  return found;
}

async function changeReturn({ tx }: Hand, id: number, change: Partial<typeof orderReturn.$inferInsert>) {
  await tx.update(orderReturn).set(change).where(eq(orderReturn.id, id));
}
