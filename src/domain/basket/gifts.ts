import type { Minor } from '#domain/price/money.ts';
import { basketWorth } from './basket.ts';
import type { PricedLine } from './price-lines.ts';

/** The lines without gifts for which too little else is bought: those stay in the basket, but are not sent. */
export function withoutUnearnedGifts(lines: readonly PricedLine[]): PricedLine[] {
  const worth = worthOfGoods(lines);
  return lines.filter(({ chosen }) => chosen.giftFrom === undefined || worth >= chosen.giftFrom);
}

/** What is bought beside gifts. */
export function worthOfGoods(lines: readonly PricedLine[]): Minor {
  return basketWorth(lines.filter(({ chosen }) => chosen.giftFrom === undefined)).gross;
}
