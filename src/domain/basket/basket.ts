import type { Price } from '#domain/price/money.ts';
import type { Picture, Unit } from '#domain/product/product.ts';
import type { QuantityRules } from '#domain/product/quantity.ts';

/** What the shopper means to buy, at the prices of this moment. */
export type Basket = { lines: BasketLine[]; worth: Price };

export type BasketLine = {
  id: number;
  productId: number;
  slug: string;
  name: string;
  size: { type: string; name: string };
  picture?: Picture;
  unit: Unit;
  quantity: number;
  rules: Omit<QuantityRules, 'max'> & { max: number | null };
  price: Price;
  worth: Price;
  /** Bought again and again, every so many days. */
  everyDays?: number;
};

export const emptyBasket: Basket = { lines: [], worth: { gross: 0, net: 0 } };

/** The sum of the lines. */
export function basketWorth(lines: readonly { worth: Price }[]): Price {
  return {
    gross: lines.reduce((sum, line) => sum + line.worth.gross, 0),
    net: lines.reduce((sum, line) => sum + line.worth.net, 0),
  };
}
