import type { BasketCode, BasketLine } from '#domain/basket/basket.ts';
import { withoutUnearnedGifts } from '#domain/basket/gifts.ts';
import { basketLine, type PricedLine, priceLines, type WantedLine } from '#domain/basket/price-lines.ts';
import { LARGEST_AMOUNT, type PriceType } from '#domain/price/money.ts';
import type { PricingContext } from '#domain/product/product-record.ts';
import { type LineProblem, lineProblems, type SetParts, type StockLevels } from './line-problem.ts';
import type { Payment, Totals } from './order.ts';
import {
  leadDaysOfLines,
  paymentsFor,
  type QuotedMethod,
  type QuoteTerms,
  quotedMethods,
} from './quoted-methods.ts';
import { orderTotals, type RebateCode, rebateOf, type SoldLine } from './totals.ts';

/** What the shopper chooses beside the goods; what is not chosen yet is left out. */
export type OrderChoice = {
  regionId: number;
  /** The key of a shipping method, and whether it is paid for before. */
  deliveryMethod?: string | undefined;
  prepaid?: boolean | undefined;
  payment?: Payment | undefined;
};

/** What the shop knows when it says what an order costs. */
export type QuoteInput = QuoteTerms & {
  /** Lines that are to be bought; none that is kept for later. */
  wanted: readonly WantedLine[];
  code: RebateCode | undefined;
  levels: StockLevels;
  parts: SetParts;
  /** What the client has; 0 for a guest. */
  points: number;
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
  shippingMethods: QuotedMethod[];
  /** The chosen one of them. */
  shippingMethod?: QuotedMethod;
  /** The days until all of it can leave together; null where nobody knows. */
  leadDays: number | null;
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
  const shippingMethods = quotedMethods({ lines: priced, rebate, code: counting }, input, pricing);
  const shippingMethod = shippingMethods.find(
    ({ method, prepaid }) => method === choice.deliveryMethod && prepaid === choice.prepaid,
  );
  const nothing = { cost: 0, taxBasisPoints: input.deliveryTaxBasisPoints };
  const totals = shippingMethod?.totals ?? orderTotals(priced, rebate, nothing, priceType);
  const payments = shippingMethod ? paymentsFor(shippingMethod, input.payments) : [];
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
    shippingMethods,
    leadDays: leadDaysOfLines(priced),
    ...(shippingMethod && { shippingMethod }),
    payments,
    ...(payment && { payment }),
    problems: problemsOf({ lines, totals, shippingMethod, payment }, input.points),
  };
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

function problemsOf(
  {
    lines,
    totals,
    shippingMethod,
    payment,
  }: Pick<Quote, 'lines' | 'totals'> & {
    shippingMethod: QuotedMethod | undefined;
    payment: Payment | undefined;
  },
  points: number,
): QuoteProblem[] {
  const found: [QuoteProblem, boolean][] = [
    ['empty', lines.length === 0],
    ['lines', lines.some(({ problem }) => problem)],
    ['no_delivery', !shippingMethod],
    ['no_payment', shippingMethod !== undefined && !payment],
    ['no_points', totals.pointsCost > points],
    [
      'too_large',
      totals.goods.gross + totals.delivery.gross > LARGEST_AMOUNT || totals.pointsCost > LARGEST_AMOUNT,
    ],
  ];
  return found.flatMap(([problem, isThere]) => (isThere ? [problem] : []));
}
