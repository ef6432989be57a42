import { missingForCode, type RebateCode, type SoldLine } from '#domain/order/totals.ts';
import type { Price } from '#domain/price/money.ts';
import { taxedSum } from '#domain/price/taxed-sum.ts';
import { lineWorth } from '#domain/price/tiers.ts';
import type { PricingContext, ProductRecord, SizeRecord } from '#domain/product/product-record.ts';
import { withdrawalExceptionOf } from '#domain/withdrawal/withdrawal-exception.ts';
import type { BasketCode, BasketLine } from './basket.ts';
import { type LineOffer, lineOffer } from './line-offer.ts';

/** So many of a size in a basket, once or every so many days. */
export type WantedLine = {
  id: number;
  quantity: number;
  everyDays: number | null;
  selected: boolean;
  record: ProductRecord;
  size: SizeRecord;
};

/** A line of the basket with the offer behind it. */
export type PricedLine = SoldLine & {
  wanted: WantedLine;
  chosen: LineOffer;
  price: Price;
  /** What one unit would cost without a code. */
  withoutCode: Price;
};

/**
 * The lines at the prices of this moment. A code counts once the goods that are to be bought are worth enough without
 * it; a percentage then changes their prices.
 */
export function priceLines(
  wanted: readonly WantedLine[],
  { code: _, ...pricing }: PricingContext,
  code?: RebateCode,
): { lines: PricedLine[]; code?: BasketCode } {
  const plain = wanted.flatMap((line) => pricedLine(line, pricing) ?? []);
  if (!code) return { lines: plain };
  const bought = plain.filter((line) => line.wanted.selected);
  const { priceType = 'gross' } = pricing;
  const missing = missingForCode(code, taxedSum(bought, priceType)[priceType], pricing.rate);
  const known = { code: code.code, kind: code.kind, missing };
  if (code.kind !== 'percentage' || missing > 0) return { lines: plain, code: known };
  const reduced = { ...pricing, code: { percent: code.value / 100, startsAt: code.startsAt } };
  return { lines: wanted.flatMap((line) => pricedLine(line, pricing, reduced) ?? []), code: known };
}

/** The line as the basket shows it. */
export function basketLine({ wanted, chosen, price, worth, pointsCost }: PricedLine): BasketLine {
  const { record } = wanted;
  const { max, ...rules } = chosen.rules;
  const withdrawalException = withdrawalExceptionOf(record);
  const { contents } = chosen.offer;
  const picture = record.pictures.find(({ name }) => name === chosen.offer.picture) ?? record.pictures[0];
  return {
    id: wanted.id,
    productId: record.id,
    slug: record.slug,
    name: record.name,
    size: { type: chosen.offer.type, name: chosen.offer.name },
    ...(picture && { picture }),
    unit: record.unit,
    quantity: wanted.quantity,
    rules: { ...rules, max: Number.isFinite(max) ? max : null },
    price,
    ...(contents && price.gross > 0 && { contents }),
    worth,
    ...(wanted.everyDays !== null && { everyDays: wanted.everyDays }),
    ...(pointsCost > 0 && { pointsCost }),
    ...(!wanted.selected && { later: true }),
    ...(withdrawalException && { withdrawalException }),
  };
}

function pricedLine(
  wanted: WantedLine,
  plain: PricingContext,
  pricing: PricingContext = plain,
): PricedLine | undefined {
  const { record, size, quantity, everyDays } = wanted;
  const chosen = lineOffer(record, size, everyDays, pricing);
  const without = pricing === plain ? chosen : lineOffer(record, size, everyDays, plain);
  if (!chosen || !without) return undefined;
  const price = chosen.priceFor(quantity);
  return {
    wanted,
    chosen,
    price,
    withoutCode: without.priceFor(quantity),
    worth: lineWorth(price, quantity, record.taxBasisPoints, pricing.priceType ?? 'gross'),
    taxBasisPoints: record.taxBasisPoints,
    pointsCost: Math.ceil(chosen.pointsEach * quantity),
    pointsEarned: chosen.pointsEach > 0 ? 0 : Math.floor(record.pointsEarned * quantity),
  };
}
