import { eq } from 'drizzle-orm';
import { editedTotals } from '#domain/order/edited-totals.ts';
import { exactly } from '#domain/order/parcels.ts';
import { LARGEST_AMOUNT, type Minor, type Price, withTax } from '#domain/price/money.ts';
import { shopOrder, shopOrderLine } from '#shop/db/schema/index.ts';
import type { OrderChange } from '#shop/email/email.ts';
import { amountOf } from '#shop/order/order-emails.ts';
import type { OrderRow } from '#shop/order/order-row.ts';
import { type Hand, refuse } from './hand.ts';
import type { LineRow, OrderFile } from './order-file.ts';

/** What was agreed on before anything is changed: the sum, the rebate, and each line's price. */
export type AgreedBefore = { total: Minor; rebate: Minor; units: ReadonlyMap<number, Price> };

/** To be asked for before the first line is touched: what lines are worth then tells what was granted. */
export const agreedOf = ({ order, lines }: Pick<OrderFile, 'order' | 'lines'>): AgreedBefore => ({
  total: order.totalGross,
  rebate: order.rebateGranted ?? rebateOf(order, lines),
  units: new Map(lines.map((line) => [line.id, unitOf(line)])),
});

/** The rebate that was granted, of the price type; for net prices it follows from the other nets. */
function rebateOf(order: OrderRow, lines: readonly LineRow[]): Minor {
  if (order.priceType === 'gross') return order.rebateGross;
  const goodsNet = lines.reduce((sum, { lineNet }) => sum + lineNet, 0);
  return Math.max(0, goodsNet + (order.deliveryNet ?? 0) - order.totalNet);
}

/** Orders from before have no net price of a piece: it follows from what is left of the line, or from the gross. */
function unitOf({ unitGross: gross, unitNet, lineNet, quantity, cancelled, vatBasisPoints }: LineRow): Price {
  const left = exactly(quantity - cancelled);
  if (unitNet !== null) return { gross, net: unitNet };
  return left > 0 ? { gross, net: Math.round(lineNet / left) } : withTax(gross, vatBasisPoints);
}

/** What the order comes to with its lines and its delivery as they are now, and what that makes due. */
export async function reckon(hand: Hand, agreed: AgreedBefore, delivery?: Price): Promise<void> {
  const { tx, file, written } = hand;
  const order: OrderRow = { ...file.order, ...written.change };
  if (file.lines.every(({ quantity, cancelled }) => quantity === cancelled)) refuse('last_line');
  const { worths, totals } = totalsNow(order, file.lines, agreed, delivery);
  if (totals.total.gross > LARGEST_AMOUNT || totals.goods.gross > LARGEST_AMOUNT) refuse('too_large');
  for (const [index, line] of file.lines.entries()) {
    const worth = worths[index];
    if (worth && (worth.gross !== line.lineGross || worth.net !== line.lineNet)) {
      const unitNet = agreed.units.get(line.id)?.net ?? line.unitNet;
      await setLine(hand, line, { lineGross: worth.gross, lineNet: worth.net, unitNet });
    }
  }
  const isEarned = file.lines.every(({ pointsEarned }) => pointsEarned !== null);
  const sums = {
    goodsGross: totals.goods.gross,
    rebateGross: totals.rebate.gross,
    deliveryGross: totals.delivery.gross,
    deliveryNet: totals.delivery.net,
    totalGross: totals.total.gross,
    totalNet: totals.total.net,
    rebateGranted: agreed.rebate,
    ...(isEarned && order.clientId !== null && { pointsEarned: totals.pointsEarned }),
  };
  hand.set(sums);
  // Its parts are checked together: they change together, and before anything looks at them.
  await tx.update(shopOrder).set(sums).where(eq(shopOrder.id, order.id));
  const difference = Math.max(totals.total.gross - agreed.total, -file.facts.money.due);
  if (difference !== 0) await hand.enter({ kind: 'due', amount: difference });
}

function totalsNow(
  order: OrderRow,
  lines: readonly LineRow[],
  { rebate, units }: AgreedBefore,
  delivery: Price | undefined,
) {
  const { priceType, deliveryVatBasisPoints: taxBasisPoints } = order;
  const charged = delivery ?? { gross: order.deliveryGross, net: order.deliveryNet ?? order.deliveryGross };
  return editedTotals(
    lines.map((line) => ({
      unit: units.get(line.id) ?? unitOf(line),
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
export async function tellOfChange(
  hand: Hand,
  what: 'lines' | 'address' | 'delivery',
  changes: OrderChange[],
): Promise<void> {
  const { parts, file, written } = hand;
  const order: OrderRow = { ...file.order, ...written.change };
  const { money } = file.facts;
  const balance = money.balance - (order.totalGross - file.order.totalGross);
  await hand.tell({
    kind: 'order_changed',
    what,
    changes,
    total: amountOf(parts, order),
    ...(order.totalGross !== file.order.totalGross && { before: amountOf(parts, file.order) }),
    ...(balance < 0 && order.paymentMethod !== 'on_delivery' && { toPay: amountOf(parts, order, -balance) }),
    ...(balance - money.asked > 0 && { owed: amountOf(parts, order, balance - money.asked) }),
  });
}

/** Changes a line, and the facts that it is one of. */
export async function setLine({ tx }: Hand, line: LineRow, change: Partial<LineRow>): Promise<void> {
  Object.assign(line, change);
  await tx.update(shopOrderLine).set(change).where(eq(shopOrderLine.id, line.id));
}
