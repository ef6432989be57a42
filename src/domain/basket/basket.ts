import type { Arrival } from '#domain/delivery/arrival.ts';
import type { Contents } from '#domain/price/contents.ts';
import type { Minor, Price } from '#domain/price/money.ts';
import type { Picture, Unit } from '#domain/product/product.ts';
import type { QuantityRules } from '#domain/product/quantity.ts';
import type { WithdrawalException } from '#domain/withdrawal/withdrawal-exception.ts';

/** A gift that the shop offers, and what is missing to it, of the shop's price type; 0 where it can be taken. */
export type GiftOffer = { productId: number; size: string; name: string; from: Minor; missing: Minor };

/** What the shopper means to buy, at the prices of this moment. */
export type Basket = {
  lines: BasketLine[];
  /** Of the lines that are not kept for later. */
  worth: Price;
  /** The discount code that the shopper has activated. */
  code?: BasketCode;
  /** What an amount takes off; a percentage is in the prices already. */
  rebate?: Price;
  /** Points that the lines cost, where some are for points. */
  pointsCost?: number;
  /** Gifts that are not in it yet. */
  gifts?: GiftOffer[];
  /** How it is delivered at the least; left out where it cannot be, or nothing is ordered. */
  delivery?: BasketDelivery;
};

/** The cheapest way to deliver a basket, and what all comes to with it. */
export type BasketDelivery = {
  name: string;
  prepaid: boolean;
  cost: Price;
  total: Price;
  arrival?: Arrival;
};

export type BasketCode = {
  code: string;
  kind: 'percentage' | 'quota' | 'free_shipping';
  /** What is missing to the worth of goods from which on it counts; 0 where it counts. */
  missing: Minor;
};

/** Whether the code is in the prices of goods, wherever the shopper sees them, and not in a sum. */
export const changesPrices = ({ kind, missing }: BasketCode) => kind === 'percentage' && missing === 0;

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
  /** What one unit of it holds. */
  contents?: Contents;
  worth: Price;
  /** Bought again and again, every so many days. */
  everyDays?: number;
  /** Points for all of the line, where it is for points. */
  pointsCost?: number;
  /** Kept for later: not ordered with the rest. */
  later?: true;
  /**
   * What one unit cost without a code when the shopper last saw it, where that was another price; of the shop's price
   * type.
   */
  priceBefore?: Minor;
  /** Why it cannot be sent back without a reason. */
  withdrawalException?: WithdrawalException;
  /** How many can still be had, where that is fewer. */
  left?: number;
};

export const emptyBasket: Basket = { lines: [], worth: { gross: 0, net: 0 } };
