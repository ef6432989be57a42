import { missingForCode, type RebateCode, type SoldLine } from '#domain/order/totals.ts';
import type { Price } from '#domain/price/money.ts';
import { taxedSum } from '#domain/price/taxed-sum.ts';
import { lineWorth } from '#domain/price/tiers.ts';
import type { OfferMoment, ProductFacts, SizeFacts } from '#domain/product/facts.ts';
import type { BasketCode, BasketLine } from './basket.ts';
import { type LineOffer, lineOffer } from './line-offer.ts';

/** So many of a size in a basket, once or every so many days. */
export type WantedLine = {
  id: number;
  quantity: number;
  everyDays: number | null;
  selected: boolean;
  facts: ProductFacts;
  size: SizeFacts;
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
  { code: _, ...moment }: OfferMoment,
  code?: RebateCode,
): { lines: PricedLine[]; code?: BasketCode } {
  const plain = wanted.flatMap((line) => pricedLine(line, moment) ?? []);
  if (!code) return { lines: plain };
  const bought = plain.filter((line) => line.wanted.selected);
  const { priceType = 'gross' } = moment;
  const missing = missingForCode(code, taxedSum(bought, priceType)[priceType], moment.rate);
  const known = { code: code.code, kind: code.kind, missing };
  if (code.kind !== 'percentage' || missing > 0) return { lines: plain, code: known };
  const reduced = { ...moment, code: { percent: code.value / 100, startsAt: code.startsAt } };
  return { lines: wanted.flatMap((line) => pricedLine(line, moment, reduced) ?? []), code: known };
}

/** The line as the basket shows it. */
export function basketLine({ wanted, chosen, price, worth, pointsCost }: PricedLine): BasketLine {
  const { facts } = wanted;
  const { max, ...rules } = chosen.rules;
  const picture = facts.pictures.find(({ name }) => name === chosen.offer.picture) ?? facts.pictures[0];
  return {
    id: wanted.id,
    productId: facts.id,
    slug: facts.slug,
    name: facts.name,
    size: { type: chosen.offer.type, name: chosen.offer.name },
    ...(picture && { picture }),
    unit: facts.unit,
    quantity: wanted.quantity,
    rules: { ...rules, max: Number.isFinite(max) ? max : null },
    price,
    worth,
    ...(wanted.everyDays !== null && { everyDays: wanted.everyDays }),
    ...(pointsCost > 0 && { pointsCost }),
    ...(!wanted.selected && { later: true }),
  };
}

function pricedLine(
  wanted: WantedLine,
  plain: OfferMoment,
  moment: OfferMoment = plain,
): PricedLine | undefined {
  const { facts, size, quantity, everyDays } = wanted;
  const chosen = lineOffer(facts, size, everyDays, moment);
  const without = moment === plain ? chosen : lineOffer(facts, size, everyDays, plain);
  if (!chosen || !without) return undefined;
  const price = chosen.priceFor(quantity);
  return {
    wanted,
    chosen,
    price,
    withoutCode: without.priceFor(quantity),
    worth: lineWorth(price, quantity, facts.taxBasisPoints, moment.priceType ?? 'gross'),
    taxBasisPoints: facts.taxBasisPoints,
    pointsCost: Math.ceil(chosen.pointsEach * quantity),
    pointsEarned: chosen.pointsEach > 0 ? 0 : Math.floor(facts.pointsEarned * quantity),
  };
}
