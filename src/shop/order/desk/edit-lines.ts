import { eq } from 'drizzle-orm';
import { whyNot } from '#domain/order/actions.ts';
import { lineName } from '#domain/order/line-name.ts';
import { countsOf, exactly } from '#domain/order/parcels.ts';
import type { Minor } from '#domain/price/money.ts';
import { betweenSteps } from '#domain/product/quantity.ts';
import { product, shopOrderLine } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { type LineNeeds, loadParts, loadShelves, takeStock } from '#shop/order/stock.ts';
import { act } from './act.ts';
import type { DeskActor } from './desk-actor.ts';
import { allow, type Hand, refuse } from './hand.ts';
import { type LinePrice, priceOfSize } from './line-price.ts';
import { moveStock } from './move-stock.ts';
import type { LineRow } from './order-file.ts';
import type { ActOutcome, ActRequest, Quoted } from './outcome.ts';
import { agreedOf, reckon, setLine, tellOfChange } from './reckon.ts';

export type LineEdit = {
  /** How much of each line is wanted now; none takes it out. */
  lines?: readonly { lineId: number; quantity: number }[];
  /** What is added, at the price of this moment. */
  add?: readonly { sizeId: number; quantity: number }[];
};

const MOST = 2_000_000;

/** Changes what is ordered: stock moves by the difference alone, and so does what is due. */
export function editLines(
  parts: OrdersParts,
  actor: DeskActor,
  request: ActRequest,
  edit: LineEdit,
): Promise<ActOutcome> {
  return act(parts, actor, request, { action: 'edit_lines', input: edit }, (hand) => applyEdit(hand, edit));
}

/** What a product would cost in the order, and the order with it; or why it cannot be added. */
export async function quoteAddition(
  parts: OrdersParts,
  actor: DeskActor,
  number: string,
  added: { sizeId: number; quantity: number },
): Promise<Quoted<{ worth: Minor; total: Minor }>> {
  let [worth, total] = [0, 0];
  const request = { number, dryRun: true };
  const tried = await act(parts, actor, request, { action: 'add_line' }, async (hand) => {
    await applyEdit(hand, { add: [added] });
    worth = hand.file.lines.at(-1)?.lineGross ?? 0;
    total = hand.written.change.totalGross ?? 0;
  });
  return tried.ok ? { ok: true, worth, total } : tried;
}

async function applyEdit(hand: Hand, { lines = [], add = [] }: LineEdit): Promise<void> {
  allow(whyNot('edit_lines', hand.file.facts));
  const agreed = agreedOf(hand.file);
  const changed = await changeLines(hand, lines);
  const added = await addLines(hand, add);
  if (changed.length + added.length === 0) return;
  await reckon(hand, agreed);
  const edited = [...changed, ...added];
  hand.note('changed', { lines: edited });
  const changes = edited.map(({ name, from, to }) => ({ of: 'line' as const, name, from, to }));
  await tellOfChange(hand, 'lines', changes);
}

type Changed = { line: number; name: string; from: number; to: number };

const nameOf = ({ productName: name, sizeName }: Pick<LineRow, 'productName' | 'sizeName'>) =>
  lineName({ name, sizeName });

async function changeLines(hand: Hand, wanted: NonNullable<LineEdit['lines']>): Promise<Changed[]> {
  const changed: Changed[] = [];
  for (const { lineId, quantity: to } of wanted) {
    const line = hand.file.lines.find(({ id }) => id === lineId) ?? refuse('no_line');
    const from = exactly(line.quantity - line.cancelled);
    if (to === from) continue;
    if (line.pointsCost > 0) refuse('points_line');
    if (!(to >= 0) || exactly(to) !== to || to > MOST) refuse('bad_quantity');
    await inSteps(hand, line, to);
    if (to < from) await takeOut(hand, line, exactly(from - to));
    else await putBack(hand, line, exactly(to - from));
    changed.push({ line: lineId, name: nameOf(line), from, to });
  }
  return changed;
}

/** Whole pieces, half kilograms: as its product is sold. None takes it out. */
async function inSteps(
  { tx }: Hand,
  line: Pick<LineRow, 'productId' | 'productName' | 'sizeName'>,
  to: number,
): Promise<void> {
  const { sellBy: step, unitPrecision: precision, id } = product;
  const [rules] = await tx
    .select({ step, precision })
    .from(product)
    .where(eq(id, line.productId ?? 0));
  const isBetween = rules && betweenSteps(String(to), { ...rules, min: 0, max: MOST });
  if (isBetween) refuse(isBetween, { product: nameOf(line), n: rules.step });
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

async function addLines(hand: Hand, wanted: NonNullable<LineEdit['add']>): Promise<Changed[]> {
  const added: Changed[] = [];
  for (const { sizeId, quantity } of wanted) {
    if (!(quantity > 0) || exactly(quantity) !== quantity || quantity > MOST) refuse('bad_quantity');
    const price = (await priceOfSize(hand, sizeId, quantity)) ?? refuse('not_for_sale');
    await inSteps(hand, { ...price, productId: price.productId ?? null }, quantity);
    const line = await insertLine(hand, price, quantity);
    await reserve(hand, line.id, price.needs);
    hand.file.lines.push(line);
    added.push({ line: line.id, name: nameOf(line), from: 0, to: quantity });
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
