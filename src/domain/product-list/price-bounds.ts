import { exchange, type Minor } from '#domain/price/money.ts';
import type { Filters } from './filters.ts';

/**
 * The filters with prices of the shop's own currency instead of the shopper's: they let through exactly the prices
 * that, shown in the shopper's currency, lie within what the shopper typed.
 */
export function inShopCurrency(filters: Filters, rate: number): Filters {
  const { priceFrom, priceTo, ...others } = filters;
  return {
    ...others,
    ...(priceFrom !== undefined && { priceFrom: cheapestShownFrom(priceFrom, rate) }),
    ...(priceTo !== undefined && { priceTo: cheapestShownFrom(priceTo + 1, rate) - 1 }),
  };
}

/** The lowest price that is shown as this much or more. */
function cheapestShownFrom(shown: Minor, rate: number): Minor {
  let price = Math.max(0, Math.ceil((shown - 0.5) / rate));
  while (price > 0 && exchange(price - 1, rate) >= shown) price--;
  while (exchange(price, rate) < shown) price++;
  return price;
}
