import { countsOf, exactly } from '#domain/order/parcels.ts';
import { type Refund, refundOf } from '#domain/order/refund.ts';
import { exchange } from '#domain/price/money.ts';
import { loadTerms } from '#shop/delivery/delivery-rates.ts';
import { type Hand, refuse } from './hand.ts';

export type WantedLines = readonly { lineId: number; quantity: number }[];

/** What the shop owes for these lines, at what was paid for them; delivery with the last of them. */
export async function refundOfLines(hand: Hand, wanted: WantedLines): Promise<Refund> {
  const { tx, parts, file } = hand;
  const { order, facts, lines } = file;
  const terms = await loadTerms(tx, order.regionId);
  const rate = parts.config.currencies.find(({ id }) => id === order.currency)?.rate ?? 1;
  const basis = lines.map((line) => ({
    id: line.id,
    worth: line.lineGross,
    quantity: exactly(line.quantity - line.cancelled),
    returned: checkedOf(hand, line.id),
  }));
  return refundOf(
    {
      goods: order.goodsGross - order.rebateGross,
      delivery: order.deliveryGross,
      cheapestDelivery: terms ? exchange(terms.from, rate) : undefined,
      lines: basis,
    },
    quantitiesOf(hand, wanted, (line) => exactly(countsOf(facts, line).ordered - line.cancelled)),
  );
}

/** The quantities by line, each in order: of a line of this order, above zero, and at most what there is. */
export function quantitiesOf(
  { file }: Hand,
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

/** What of a line came back and was checked: its money was reckoned then. */
const checkedOf = ({ file }: Hand, line: number): number =>
  exactly(
    file.returns
      .filter(({ checkedAt }) => checkedAt !== null)
      .flatMap(({ lines }) => lines)
      .filter(({ lineId }) => lineId === line)
      .reduce((sum, { good, damaged }) => sum + good + damaged, 0),
  );
