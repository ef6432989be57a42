import { exchange, type Minor, type Price, type PriceType, withTax } from '#domain/price/money.ts';
import { grossUp, netByTax, type Taxed, taxedSum } from '#domain/price/taxed-sum.ts';
import { distribute } from './distribute.ts';
import type { Totals } from './order.ts';

/** A line as it is sold; `worth` is that of the whole line. */
export type SoldLine = Taxed & { pointsCost: number; pointsEarned: number };

/** A discount code that the shopper has activated; amounts are in the shop's own currency and price type. */
export type RebateCode = {
  code: string;
  kind: 'percentage' | 'quota' | 'free_shipping';
  /** Basis points of a percentage, minor units of a quota. */
  value: number;
  minBasket: Minor | null;
  startsAt: number;
};

/** What is still missing to the worth of goods from which on the code counts; 0 where it counts. */
export function missingForCode(code: RebateCode, worth: Minor, rate: number): Minor {
  return code.minBasket === null ? 0 : Math.max(0, exchange(code.minBasket, rate) - worth);
}

/** What an amount takes off the goods. A percentage is in their prices already, free delivery is no matter of goods. */
export function rebateOf(
  lines: readonly SoldLine[],
  code: RebateCode | undefined,
  rate: number,
  type: PriceType,
): Price {
  if (code?.kind !== 'quota') return NOTHING;
  const goods = taxedSum(lines, type);
  const amount = Math.min(exchange(code.value, rate), goods[type]);
  if (type === 'gross') return { gross: amount, net: netOf(lines, amount) };
  return { gross: goods.gross - grossUp(netsAfterRebate(lines, amount)).gross, net: amount };
}

/** What delivery costs, of the price type, and the rate of its tax. */
export type DeliveryCharge = { cost: Minor; taxBasisPoints: number };

/** The sum that the shopper is asked for. */
export function orderTotals(
  lines: readonly SoldLine[],
  rebate: Price,
  charge: DeliveryCharge,
  type: PriceType,
): Totals {
  const goods = taxedSum(lines, type);
  const delivery =
    type === 'net' ? deliveryOnTop(lines, rebate, charge) : withTax(charge.cost, charge.taxBasisPoints);
  return {
    goods,
    rebate,
    delivery,
    total: {
      gross: goods.gross - rebate.gross + delivery.gross,
      net: goods.net - rebate.net + delivery.net,
    },
    pointsCost: sumOf(lines, ({ pointsCost }) => pointsCost),
    pointsEarned: sumOf(lines, ({ pointsEarned }) => pointsEarned),
  };
}

const NOTHING: Price = { gross: 0, net: 0 };

const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0);

/**
 * Delivery among net goods. Its tax is counted together with that of goods at the same rate, so its gross is what it
 * adds to the gross of all.
 */
function deliveryOnTop(
  lines: readonly SoldLine[],
  rebate: Price,
  { cost: net, taxBasisPoints }: DeliveryCharge,
): Price {
  const nets = netsAfterRebate(lines, rebate.net);
  const without = grossUp(nets).gross;
  nets.set(taxBasisPoints, (nets.get(taxBasisPoints) ?? 0) + net);
  return { gross: grossUp(nets).gross - without, net };
}

/** The net amounts by tax rate, less a rebate that is spread over them in proportion. */
export function netsAfterRebate(lines: readonly Taxed[], rebate: Minor): Map<number, Minor> {
  const nets = [...netByTax(lines)];
  const shares = distribute(
    rebate,
    nets.map(([, net]) => net),
  );
  return new Map(nets.map(([tax, net], index) => [tax, net - (shares[index] ?? 0)]));
}

/**
 * What the rebate takes off the net: it is spread over tax rates, and within each over its lines, in proportion to
 * their gross. What is left of a line is taxed as any line is, so that net never exceeds gross.
 */
function netOf(lines: readonly SoldLine[], rebate: Minor): Minor {
  const rates = [...new Set(lines.map(({ taxBasisPoints }) => taxBasisPoints))];
  const byTax = rates.map((rate) => lines.filter(({ taxBasisPoints }) => taxBasisPoints === rate));
  const shares = distribute(
    rebate,
    byTax.map((group) => sumOf(group, ({ worth }) => worth.gross)),
  );
  return sumOf([...byTax.entries()], ([index, group]) => netOff(group, shares[index] ?? 0));
}

function netOff(lines: readonly SoldLine[], rebate: Minor): Minor {
  const shares = distribute(
    rebate,
    lines.map(({ worth }) => worth.gross),
  );
  return sumOf([...lines.entries()], ([index, { worth, taxBasisPoints }]) => {
    const share = shares[index] ?? 0;
    return share === 0 ? 0 : worth.net - withTax(worth.gross - share, taxBasisPoints).net;
  });
}
