import { type Price, priceOf } from './money.ts';
import { type PriceNow, type Purchasing, unitPriceOf } from './price-view.ts';

/**
 * What one unit is charged at. The calculator's net follows a rounded percent, so that its two amounts need not be the
 * tax apart: a gross shop charges its gross, a net shop its net, and the tax follows.
 */
export function chargedPriceOf(now: PriceNow, how: Purchasing): Price {
  const price = unitPriceOf(now, how);
  return how.period ? priceOf(price[how.priceType], how.taxBasisPoints, how.priceType) : price;
}
