import { unitsReckoned } from '#domain/order/given-ahead.ts';
import { exactly } from '#domain/order/parcels.ts';
import { isAllBack, type RefundBasis, refundOf, worthsOf } from '#domain/order/refund.ts';
import { exchange, type Minor } from '#domain/price/money.ts';
import { loadTerms } from '#shop/delivery/delivery-rates.ts';
import { type Hand, refuse } from './hand.ts';

export type WantedLines = readonly { lineId: number; quantity: number }[];

/** What these lines are worth, line by line, at what was paid for them; delivery with the last of them. */
export type WorthOfLines = { goods: Map<number, Minor>; sum: Minor; isAll: boolean };

export async function worthOfLines(
  hand: Pick<Hand, 'tx' | 'parts' | 'file'>,
  coming: ReadonlyMap<number, number>,
): Promise<WorthOfLines> {
  const basis = await basisOf(hand);
  const { goods, delivery } = refundOf(basis, coming);
  return { goods: worthsOf(basis, coming), sum: goods + delivery, isAll: isAllBack(basis, coming) };
}

async function basisOf({ tx, parts, file }: Pick<Hand, 'tx' | 'parts' | 'file'>): Promise<RefundBasis> {
  const { order, lines } = file;
  const terms = await loadTerms(tx, order.regionId);
  const rate = parts.config.currencies.find(({ id }) => id === order.currency)?.rate ?? 1;
  return {
    goods: order.goodsGross - order.rebateGross,
    delivery: order.deliveryGross,
    cheapestDelivery: terms ? exchange(terms.from, rate) : undefined,
    lines: lines.map((line) => ({
      id: line.id,
      worth: line.lineGross,
      quantity: exactly(line.quantity - line.cancelled),
      returned: unitsReckoned(file, line.id),
    })),
  };
}

/** Takes their worth off what is due, a row for each line, so that nobody owes it again once they come. */
export async function enterWorth(
  hand: Hand,
  { goods, sum }: WorthOfLines,
  coming: ReadonlyMap<number, number>,
  said: { about?: number; reason?: string | null },
): Promise<void> {
  const lines = [...goods.keys()];
  let left = sum;
  for (const lineId of lines) {
    // The delivery goes with the last of them.
    const amount = lineId === lines.at(-1) ? left : Math.min(left, goods.get(lineId) ?? 0);
    left -= amount;
    if (amount > 0)
      await hand.enter({ ...said, kind: 'due', amount: -amount, lineId, quantity: coming.get(lineId) ?? 0 });
  }
}

/** The quantities by line, each in order: of a line of this order, above zero, and at most what there is. */
export function quantitiesOf(
  { file }: Pick<Hand, 'file'>,
  wanted: WantedLines,
  most: (line: Hand['file']['lines'][number]) => number,
): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { lineId, quantity } of wanted) {
    const line = file.lines.find(({ id }) => id === lineId) ?? refuse('no_line');
    const sum = exactly((quantities.get(lineId) ?? 0) + quantity);
    if (!(quantity > 0) || exactly(quantity) !== quantity) refuse('bad_quantity');
    if (sum > most(line)) refuse('too_much');
    quantities.set(lineId, sum);
  }
  return quantities.size > 0 ? quantities : refuse('bad_quantity');
}
