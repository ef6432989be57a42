import { eq } from 'drizzle-orm';
import { whyNot } from '#domain/order/actions.ts';
import { editedTotals } from '#domain/order/edited-totals.ts';
import { countsOf, exactly } from '#domain/order/parcels.ts';
import type { Price } from '#domain/price/money.ts';
import { shopOrder, shopOrderLine } from '#shop/db/schema/index.ts';
import { amountOf } from '#shop/order/order-emails.ts';
import type { OrderRow } from '#shop/order/order-row.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { type LineNeeds, loadParts, loadShelves, takeStock } from '#shop/order/stock.ts';
import { act } from './act.ts';
import type { DeskActor } from './desk-actor.ts';
import { allow, type Hand, refuse } from './hand.ts';
import { type LinePrice, priceOfSize } from './line-price.ts';
import { moveStock } from './move-stock.ts';
import type { LineRow } from './order-file.ts';
import type { ActOutcome, ActRequest } from './outcome.ts';

export type LineEdit = {
  /** How much of each line is wanted now; none takes it out. */
  lines?: readonly { lineId: number; quantity: number }[];
  /** What is added, at the price of this moment. */
  add?: readonly { sizeId: number; quantity: number }[];
};

const MOST = 2 ** 31 - 1;

/** Changes what is ordered: stock moves by the difference alone, and so does what is due. */
export function editLines(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  edit: LineEdit,
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'edit_lines', input: edit }, async (hand) => {
    const { order, facts } = hand.file;
    allow(whyNot('edit_lines', facts));
    const changed = await changeLines(hand, edit.lines ?? []);
    const added = await addLines(hand, edit.add ?? []);
    if (changed.length + added.length === 0) return;
    await reckon(hand, order.totalGross);
    hand.note('changed', { lines: [...changed, ...added] });
    await tellOfChange(hand, 'lines');
  });
}

type Changed = { line: number; from: number; to: number };

async function changeLines(hand: Hand, wanted: NonNullable<LineEdit['lines']>): Promise<Changed[]> {
  const changed: Changed[] = [];
  for (const { lineId, quantity: to } of wanted) {
    const line = hand.file.lines.find(({ id }) => id === lineId) ?? refuse('no_line');
    const from = exactly(line.quantity - line.cancelled);
    if (to === from) continue;
    if (line.pointsCost > 0) refuse('points_line');
    if (!(to >= 0) || exactly(to) !== to || to > MOST / 1000) refuse('bad_quantity');
    if (to < from) await takeOut(hand, line, exactly(from - to));
    else await putBack(hand, line, exactly(to - from));
    changed.push({ line: lineId, from, to });
  }
  return changed;
}

async function takeOut(hand: Hand, line: LineRow, quantity: number): Promise<void> {
  const { open, packing } = countsOf(hand.file.facts, line);
  if (quantity > open) refuse('in_parcel');
  const whole = exactly(open + packing);
  await moveStock(hand, [{ kind: 'release', from: 'reserved', lineId: line.id, part: quantity, whole }]);
  await setLine(hand, line, { cancelled: exactly(line.cancelled + quantity) });
}

/** First what was taken out comes in again; all of it at the price that the line was sold at. */
async function putBack(hand: Hand, line: LineRow, quantity: number): Promise<void> {
  const again = Math.min(quantity, line.cancelled);
  if (line.sizeId === null || line.productId === null) return refuse('not_for_sale');
  const parts = await loadParts(hand.tx, [line.productId]);
  const needs = [{ sizeId: line.sizeId, quantity: 1 }, ...(parts.get(line.productId) ?? [])];
  await reserve(
    hand,
    line.id,
    needs.map((need) => ({ ...need, quantity: exactly(need.quantity * quantity) })),
  );
  await setLine(hand, line, {
    cancelled: exactly(line.cancelled - again),
    quantity: exactly(line.quantity + quantity - again),
  });
}

async function setLine({ tx }: Hand, line: LineRow, change: Partial<LineRow>): Promise<void> {
  Object.assign(line, change);
  await tx.update(shopOrderLine).set(change).where(eq(shopOrderLine.id, line.id));
}

async function addLines(hand: Hand, wanted: NonNullable<LineEdit['add']>): Promise<Changed[]> {
  const added: Changed[] = [];
  for (const { sizeId, quantity } of wanted) {
    if (!(quantity > 0) || exactly(quantity) !== quantity || quantity > MOST / 1000) refuse('bad_quantity');
    const price = (await priceOfSize(hand, sizeId, quantity)) ?? refuse('not_for_sale');
    const line = await insertLine(hand, price, quantity);
    await reserve(hand, line.id, price.needs);
    hand.file.lines.push(line);
    added.push({ line: line.id, from: 0, to: quantity });
  }
  return added;
}

async function insertLine(
  { tx, file }: Hand,
  { needs: _, ...sold }: LinePrice,
  quantity: number,
): Promise<LineRow> {
  const position = Math.max(-1, ...file.lines.map((line) => line.position)) + 1;
  const [added] = await tx
    .insert(shopOrderLine)
    .values({ ...sold, orderId: file.order.id, position, quantity })
    .returning();
  if (!added) throw new Error('the database returned no line');
  return added;
}

async function reserve({ tx, file, now }: Hand, lineId: number, needs: LineNeeds): Promise<void> {
  const sizes = needs.map(({ sizeId }) => sizeId);
  const shelves = await loadShelves(tx, sizes, true);
  const isAll = await takeStock(tx, { orderId: file.order.id, now }, [{ lineId, needs }], shelves);
  if (!isAll) refuse('no_stock');
}

/** What the order comes to with its lines and its delivery as they are now, and what that makes due. */
export async function reckon(hand: Hand, before: number, delivery?: Price): Promise<void> {
  const { tx, file, written } = hand;
  const order: OrderRow = { ...file.order, ...written.change };
  if (file.lines.every(({ quantity, cancelled }) => quantity === cancelled)) refuse('last_line');
  const granted = order.rebateGranted ?? rebateOf(order, file.lines);
  const { worths, totals } = totalsNow(order, file.lines, granted, delivery);
  if (totals.total.gross > MOST || totals.goods.gross > MOST) refuse('too_large');
  for (const [index, line] of file.lines.entries()) {
    const worth = worths[index];
    if (worth && (worth.gross !== line.lineGross || worth.net !== line.lineNet))
      await setLine(hand, line, { lineGross: worth.gross, lineNet: worth.net });
  }
  const isEarned = file.lines.every(({ pointsEarned }) => pointsEarned !== null);
  const sums = {
    goodsGross: totals.goods.gross,
    rebateGross: totals.rebate.gross,
    deliveryGross: totals.delivery.gross,
    deliveryNet: totals.delivery.net,
    totalGross: totals.total.gross,
    totalNet: totals.total.net,
    rebateGranted: granted,
    ...(isEarned && order.clientId !== null && { pointsEarned: totals.pointsEarned }),
  };
  hand.set(sums);
  // Its parts are checked together: they change together, and before anything looks at them.
  await tx.update(shopOrder).set(sums).where(eq(shopOrder.id, order.id));
  const difference = Math.max(totals.total.gross - before, -file.facts.money.due);
  if (difference !== 0) await hand.enter({ kind: 'due', amount: difference });
}

/** The rebate that was granted, of the price type; for net prices it follows from the other nets. */
function rebateOf(order: OrderRow, lines: readonly LineRow[]): number {
  if (order.priceType === 'gross') return order.rebateGross;
  const goodsNet = lines.reduce((sum, { lineNet }) => sum + lineNet, 0);
  return Math.max(0, goodsNet + (order.deliveryNet ?? 0) - order.totalNet);
}

function totalsNow(order: OrderRow, lines: readonly LineRow[], rebate: number, delivery: Price | undefined) {
  const { priceType, deliveryVatBasisPoints: taxBasisPoints } = order;
  const charged = delivery ?? { gross: order.deliveryGross, net: order.deliveryNet ?? order.deliveryGross };
  return editedTotals(
    lines.map((line) => ({
      unit: { gross: line.unitGross, net: line.unitNet ?? Math.round(line.lineNet / line.quantity) },
      quantity: line.quantity,
      cancelled: line.cancelled,
      taxBasisPoints: line.vatBasisPoints,
      pointsCost: line.pointsCost,
      pointsEarned: line.pointsEarned,
    })),
    { priceType, rebate, delivery: { cost: charged[priceType], taxBasisPoints } },
  );
}

/** What was changed, what it comes to now, and what is left to pay or to return. */
export async function tellOfChange(hand: Hand, what: 'lines' | 'address' | 'delivery'): Promise<void> {
  const { parts, file, written } = hand;
  const order: OrderRow = { ...file.order, ...written.change };
  const { money } = file.facts;
  const balance = money.balance - (order.totalGross - file.order.totalGross);
  await hand.tell({
    kind: 'order_changed',
    what,
    total: amountOf(parts, order),
    ...(balance < 0 && order.paymentMethod !== 'on_delivery' && { toPay: amountOf(parts, order, -balance) }),
    ...(balance - money.asked > 0 && { owed: amountOf(parts, order, balance - money.asked) }),
  });
}
