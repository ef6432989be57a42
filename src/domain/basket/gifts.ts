import type { Minor, PriceType } from '#domain/price/money.ts';
import { taxedSum } from '#domain/price/taxed-sum.ts';
import type { PricedLine } from './price-lines.ts';

/** The lines without gifts for which too little else is bought: those stay in the basket, but are not sent. */
export function withoutUnearnedGifts(lines: readonly PricedLine[], type: PriceType): PricedLine[] {
  const worth = worthOfGoods(lines, type);
  return lines.filter(({ chosen }) => chosen.giftFrom === undefined || worth >= chosen.giftFrom);
}

/** What is bought beside gifts. */
export function worthOfGoods(lines: readonly PricedLine[], type: PriceType): Minor {
  const bought = lines.filter(({ chosen }) => chosen.giftFrom === undefined);
  return taxedSum(bought, type)[type];
}
