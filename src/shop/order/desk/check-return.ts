import { and, eq } from 'drizzle-orm';
import { amountGivenAhead, goneFrom, unitsGivenAhead } from '#domain/order/given-ahead.ts';
import { lineName } from '#domain/order/line-name.ts';
import { goesBackOf } from '#domain/order/money.ts';
import { countsOf, exactly, isTakenBack } from '#domain/order/parcels.ts';
import type { Minor } from '#domain/price/money.ts';
import { orderReturnLine } from '#shop/db/schema/index.ts';
import { amountOf } from '#shop/order/order-emails.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { act } from './act.ts';
import type { DeskActor } from './desk-actor.ts';
import { type Hand, refuse } from './hand.ts';
import { type MovedUnits, moveStock } from './move-stock.ts';
import type { ReturnRow } from './order-file.ts';
import type { ActOutcome, ActRequest } from './outcome.ts';
import { worthOfLines } from './refund-of-lines.ts';
import { changeReturn, returnOf } from './return-at-hand.ts';

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
    const { file, now } = hand;
    const found = returnOf(hand, 'check', checked.returnId);
    const came = checkedLines(hand, found, checked);
    const before = new Map(
      came.map((line) => [
        line.lineId,
        Math.min(goneFrom(found.reason, line), unitsGivenAhead(file, line.lineId)),
      ]),
    );
    const { owed, givenBefore } = await owedFor(hand, found, came, before);
    await moveStock(
      hand,
      came.flatMap((line) => returnMoves(hand, found.id, line)),
    );
    for (const { lineId, good, damaged, missing } of came)
      await hand.tx
        .update(orderReturnLine)
        .set({ good, damaged, missing, givenBefore: before.get(lineId) ?? 0 })
        .where(and(eq(orderReturnLine.returnId, found.id), eq(orderReturnLine.lineId, lineId)));
    await changeReturn(hand, found.id, { state: 'checked', checkedAt: now, refundDue: owed, givenBefore });
    if (owed > 0) await hand.enter({ kind: 'due', amount: -owed });
    hand.note('return_checked', { return: found.id, amount: owed });
    const { received, due } = file.facts.money;
    const back = goesBackOf({ received, due: due - owed }, owed);
    await hand.tell({
      kind: 'return_checked',
      ...(back > 0 && { amount: amountOf(parts, file.order, back) }),
    });
  });
}

/** Each line once, and good, damaged and missing ones together what was announced. */
function checkedLines({ file }: Hand, found: ReturnRow, { lines }: Checked): Checked['lines'] {
  return found.lines.map(({ lineId, quantity }) => {
    const [line, ...more] = lines.filter((one) => one.lineId === lineId);
    if (!line || more.length > 0 || lines.length !== found.lines.length) return refuse('no_line');
    const { good, damaged, missing } = line;
    const parts = [good, damaged, missing];
    if (parts.some((part) => !(part >= 0) || exactly(part) !== part)) refuse('bad_quantity');
    const sum = exactly(good + damaged + missing);
    if (sum !== quantity) {
      const sold = file.lines.find(({ id }) => id === lineId) ?? refuse('no_line');
      const product = lineName({ name: sold.productName, sizeName: sold.sizeName });
      refuse(sum > quantity ? 'too_many_back' : 'too_few_back', { product, n: quantity });
    }
    return line;
  });
}

/** What is due no more: the worth of what came, less what was given back for it before. */
async function owedFor(
  hand: Hand,
  { reason }: ReturnRow,
  came: Checked['lines'],
  before: ReadonlyMap<number, number>,
): Promise<{ owed: Minor; givenBefore: Minor }> {
  const { file } = hand;
  const { money } = file.facts;
  const coming = new Map(
    came.map((line) => [line.lineId, exactly(goneFrom(reason, line) - (before.get(line.lineId) ?? 0))]),
  );
  const { sum, isAll } = await worthOfLines(hand, coming);
  const givenBefore = Math.min(sum, amountGivenAhead(file));
  const owed = Math.max(0, Math.min(sum - givenBefore, money.due));
  // Nobody pays for what never arrived, nor for its way.
  const unpaid = reason === 'undelivered' && isAll ? Math.max(0, -(money.balance + owed)) : 0;
  return { owed: owed + unpaid, givenBefore };
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
    .filter(isTakenBack)
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
