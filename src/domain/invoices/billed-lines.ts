import { distribute } from '#domain/order/distribute.ts';
import { exactly } from '#domain/order/parcels.ts';
import { netsAfterRebate } from '#domain/order/totals.ts';
import { type Minor, type Price, type PriceType, plusTax, times, withTax } from '#domain/price/money.ts';
import type { Unit } from '#domain/product/product.ts';

/** What an order comes to, as an invoice is made from it. */
export type Bill = {
  priceType: PriceType;
  lines: readonly SoldLine[];
  /** The rebate of the whole order. */
  rebate: Price;
  delivery: { name: string; price: Price; taxBasisPoints: number };
  /** What was taken off since: a line's with its units, or of everything. Gross. */
  lowered: readonly { lineId: number | null; amount: Minor; quantity: number }[];
};

/** A line as it was sold, without what was taken out of the order again. */
export type SoldLine = {
  id: number;
  name: string;
  unit: Unit;
  quantity: number;
  price: Price;
  worth: Price;
  taxBasisPoints: number;
};

/** A line of an invoice. Price, discount and worth are of the price type. */
export type BilledLine = {
  /** The same line of one order is the same in all its invoices. */
  key: string;
  name: string;
  unit: Unit;
  quantity: number;
  price: Minor;
  discount: Minor;
  worth: Minor;
  gross: Minor;
  taxBasisPoints: number;
};

/**
 * The lines of what is left of an order, delivery the last. Rebates and what was given back are in their worth, so that
 * they come to what is due, to the grosz. What came back is left out.
 */
export function billedLines(bill: Bill): BilledLine[] {
  const sold = [...goodsOf(bill), ...deliveryOf(bill)];
  const left = lowered(sold, bill);
  const worths = worthsOf(left, bill);
  return left.flatMap(({ net: _, ...part }, index) => {
    const worth = worths[index] ?? 0;
    if (part.quantity === 0 && part.gross === 0) return [];
    // What came back and was not paid back in full is a lower price, not fewer pieces.
    const quantity = part.quantity || (sold[index]?.quantity ?? 0);
    return [{ ...part, quantity, worth, discount: Math.max(0, times(part.price, quantity) - worth) }];
  });
}

/** `net` is what it would be without anything given back. */
type Part = Omit<BilledLine, 'discount' | 'worth'> & { net: Minor };

const DELIVERY_KEY = 'delivery';
const keyOf = (lineId: number) => `line ${lineId}`;

/** The rebate is spread over the tax rates first where tax is added to nets, as it was when the order was reckoned. */
function goodsOf({ priceType, lines, rebate }: Bill): Part[] {
  const nets = new Map<number, Minor>();
  if (priceType === 'net') for (const [rate, net] of netsAfterRebate(lines, rebate.net)) nets.set(rate, net);
  const rates = priceType === 'net' ? [...nets.keys()] : [undefined];
  const grosses = new Map<SoldLine, Price>();
  for (const rate of rates) {
    const among = lines.filter(({ taxBasisPoints }) => rate === undefined || taxBasisPoints === rate);
    const net = rate === undefined ? undefined : (nets.get(rate) ?? 0);
    const gross =
      net === undefined
        ? sumOf(among, ({ worth }) => worth.gross) - rebate.gross
        : plusTax(net, rate ?? 0).gross;
    const shares = distribute(
      gross,
      among.map(({ worth }) => worth.gross),
    );
    const netShares =
      net === undefined
        ? []
        : distribute(
            net,
            among.map(({ worth }) => worth.net),
          );
    for (const [index, line] of among.entries())
      grosses.set(line, { gross: shares[index] ?? 0, net: netShares[index] ?? 0 });
  }
  return lines.map((line) => ({
    ...{ key: keyOf(line.id), name: line.name, unit: line.unit, quantity: line.quantity },
    ...{ price: line.price[priceType], taxBasisPoints: line.taxBasisPoints },
    ...(grosses.get(line) ?? { gross: 0, net: 0 }),
  }));
}

const deliveryOf = ({ priceType, delivery: { name, price, taxBasisPoints } }: Bill): Part[] =>
  price.gross > 0
    ? [
        {
          key: DELIVERY_KEY,
          name,
          unit: 'service',
          quantity: 1,
          price: price[priceType],
          ...price,
          taxBasisPoints,
        },
      ]
    : [];

/** What a line cannot bear goes off the delivery, and the rest off everything, in proportion. */
function lowered(parts: readonly Part[], { lowered: rows }: Bill): Part[] {
  const left = parts.map((part) => ({ ...part }));
  let rest = 0;
  for (const { lineId, amount, quantity } of rows) {
    const line = left.find(({ key }) => lineId !== null && key === keyOf(lineId));
    rest += line ? takeOff(line, amount) : amount;
    if (line) line.quantity = Math.max(0, exactly(line.quantity - quantity));
  }
  const delivery = left.find(({ key }) => key === DELIVERY_KEY);
  const general = rows.filter(({ lineId }) => lineId === null).reduce((sum, { amount }) => sum + amount, 0);
  const beyond = delivery ? takeOff(delivery, rest - general) : rest - general;
  const shares = distribute(
    Math.min(
      beyond + general,
      sumOf(left, ({ gross }) => gross),
    ),
    left.map(({ gross }) => gross),
  );
  for (const [index, part] of left.entries()) part.gross -= shares[index] ?? 0;
  return left;
}

/** Answers with what is left of the amount. */
function takeOff(part: Part, amount: Minor): Minor {
  const taken = Math.min(part.gross, amount);
  part.gross -= taken;
  return amount - taken;
}

/** Nets of what was given back in part follow from its gross, rate by rate. */
function worthsOf(parts: readonly Part[], { priceType, lowered: rows }: Bill): Minor[] {
  if (priceType === 'gross') return parts.map(({ gross }) => gross);
  if (rows.length === 0) return parts.map(({ net }) => net);
  const worths = new Map<Part, Minor>();
  for (const [rate, gross] of grossByTax(parts)) {
    const among = parts.filter(({ taxBasisPoints }) => taxBasisPoints === rate);
    const shares = distribute(
      withTax(gross, rate).net,
      among.map((part) => part.gross),
    );
    for (const [index, part] of among.entries()) worths.set(part, shares[index] ?? 0);
  }
  return parts.map((part) => worths.get(part) ?? 0);
}

/** Gross amounts by tax rate. */
export function grossByTax(
  lines: readonly Pick<BilledLine, 'gross' | 'taxBasisPoints'>[],
): Map<number, Minor> {
  const sums = new Map<number, Minor>();
  for (const { gross, taxBasisPoints } of lines)
    sums.set(taxBasisPoints, (sums.get(taxBasisPoints) ?? 0) + gross);
  return sums;
}

const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0);
