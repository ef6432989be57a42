import type { BasketCode, BasketLine } from '#domain/basket/basket.ts';
import { withoutUnearnedGifts } from '#domain/basket/gifts.ts';
import { basketLine, type PricedLine, priceLines, type WantedLine } from '#domain/basket/price-lines.ts';
import type { Courier, DeliveryRate } from '#domain/delivery/couriers.ts';
import { parcelLine, ratesAt, waysOf } from '#domain/delivery/parcel.ts';
import type { Price, PriceType } from '#domain/price/money.ts';
import type { PricingContext } from '#domain/product/product-record.ts';
import { type LineProblem, lineProblems, type SetParts, type StockLevels } from './line-problem.ts';
import type { Payment, Totals } from './order.ts';
import { orderTotals, type RebateCode, rebateOf, type SoldLine } from './totals.ts';

/** What the shopper chooses beside the goods; what is not chosen yet is left out. */
export type OrderChoice = {
  regionId: number;
  /** The key of a way of delivery, and whether it is paid for before. */
  deliveryMethod?: string | undefined;
  prepaid?: boolean | undefined;
  payment?: Payment | undefined;
};

/** What the shop knows when it says what an order costs. */
export type QuoteInput = {
  /** Lines that are to be bought; none that is kept for later. */
  wanted: readonly WantedLine[];
  code: RebateCode | undefined;
  /** The rates of the chosen region in the shop's own currency. */
  rates: readonly DeliveryRate[];
  levels: StockLevels;
  parts: SetParts;
  /** What the client has; 0 for a guest. */
  points: number;
  /** The ways of payment that the shop takes. */
  payments: readonly Payment[];
  deliveryTaxBasisPoints: number;
};

export type QuoteLine = BasketLine & SoldLine & { sizeId: number; pointsCost: number; problem?: LineProblem };

/** What an order would cost now, and what is in its way. */
export type Quote = {
  lines: QuoteLine[];
  totals: Totals;
  /** 'PLN' */
  currency: string;
  /** What the shop sells by. */
  priceType: PriceType;
  regionId: number;
  code?: BasketCode;
  /** Every way this basket can be delivered and paid for, at what it would be charged. */
  ways: Courier[];
  /** The chosen one of them. */
  way?: Courier;
  /** How it can be paid when it is delivered that way. */
  payments: Payment[];
  payment?: Payment;
  /** Nothing in it: it can be ordered. */
  problems: QuoteProblem[];
};

export type QuoteProblem = 'empty' | 'lines' | 'no_delivery' | 'no_payment' | 'no_points' | 'too_large';

export function quoteOf(
  input: QuoteInput,
  choice: OrderChoice,
  pricing: PricingContext,
  currency: string,
): Quote {
  const { lines: all, code } = priceLines(input.wanted, pricing, input.code);
  const { rate, priceType = 'gross' } = pricing;
  const priced = withoutUnearnedGifts(all, priceType);
  const counting = code?.missing === 0 ? input.code : undefined;
  const rebate = rebateOf(priced, counting, rate, priceType);
  const taxBasisPoints = input.deliveryTaxBasisPoints;
  const costOf = (way?: Courier) =>
    orderTotals(priced, rebate, { cost: way?.cost ?? 0, taxBasisPoints }, priceType);
  const ways = waysFor(priced, rebate, input.rates, counting, { rate, priceType, taxBasisPoints }).filter(
    (one) => paymentsFor(one, costOf(one), input.payments).length > 0,
  );
  const way = ways.find(
    ({ method, prepaid }) => method === choice.deliveryMethod && prepaid === choice.prepaid,
  );
  const totals = costOf(way);
  const payments = way ? paymentsFor(way, totals, input.payments) : [];
  const payment = payments.find((one) => one === choice.payment);
  const problems = lineProblems(priced, input.levels, input.parts);
  const lines = priced.map((line, index) => quoteLine(line, problems[index]));
  return {
    lines,
    totals,
    currency,
    priceType,
    regionId: choice.regionId,
    ...(code && { code }),
    ways,
    ...(way && { way }),
    payments,
    ...(payment && { payment }),
    problems: problemsOf({ lines, totals, way, payment }, input.points),
  };
}

/** The ways of delivery; goods less rebate decide whether one is free, and a code may make all of them so. */
function waysFor(
  lines: readonly PricedLine[],
  rebate: Price,
  rates: readonly DeliveryRate[],
  code: RebateCode | undefined,
  pricing: { rate: number; priceType: PriceType; taxBasisPoints: number },
): Courier[] {
  const { priceType: type, taxBasisPoints } = pricing;
  const { total } = orderTotals(lines, rebate, { cost: 0, taxBasisPoints }, type);
  const parcels = lines.map(({ wanted, chosen, worth }) =>
    parcelLine(wanted.record, chosen.offer, wanted.quantity, type, worth[type]),
  );
  const ways = waysOf(ratesAt(rates, pricing, taxBasisPoints), parcels, total[type]);
  return code?.kind === 'free_shipping' ? ways.map((way) => ({ ...way, cost: 0 })) : ways;
}

const paymentsFor = (way: Courier, totals: Totals, offered: readonly Payment[]) =>
  fittingPayments(way, totals).filter((payment) => offered.includes(payment));

/** Where nothing is left to pay, nothing can be asked for at the door. */
function fittingPayments({ prepaid }: Courier, { total }: Totals): Payment[] {
  if (total.gross === 0) return prepaid ? ['points'] : [];
  return prepaid ? ['transfer', 'gateway'] : ['on_delivery'];
}

function quoteLine(line: PricedLine, problem: LineProblem | undefined): QuoteLine {
  const { wanted, taxBasisPoints, pointsCost, pointsEarned } = line;
  return {
    ...basketLine(line),
    sizeId: wanted.size.id,
    taxBasisPoints,
    pointsCost,
    pointsEarned,
    ...(problem && { problem }),
  };
}

// What the database counts money in.
const MOST = 2 ** 31 - 1;

function problemsOf(
  {
    lines,
    totals,
    way,
    payment,
  }: Pick<Quote, 'lines' | 'totals'> & {
    way: Courier | undefined;
    payment: Payment | undefined;
  },
  points: number,
): QuoteProblem[] {
  const found: [QuoteProblem, boolean][] = [
    ['empty', lines.length === 0],
    ['lines', lines.some(({ problem }) => problem)],
    ['no_delivery', !way],
    ['no_payment', way !== undefined && !payment],
    ['no_points', totals.pointsCost > points],
    ['too_large', totals.goods.gross + totals.delivery.gross > MOST || totals.pointsCost > MOST],
  ];
  return found.flatMap(([problem, isThere]) => (isThere ? [problem] : []));
}
