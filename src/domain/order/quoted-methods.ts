import type { PricedLine } from '#domain/basket/price-lines.ts';
import {
  leadDaysOfParcel,
  type ParcelLine,
  parcelLine,
  ratesAt,
  shippingMethodsOf,
} from '#domain/delivery/parcel.ts';
import type { DeliveryRate, ShippingMethod } from '#domain/delivery/shipping-methods.ts';
import type { Price } from '#domain/price/money.ts';
import type { PricingContext } from '#domain/product/product-record.ts';
import type { Payment, Totals } from './order.ts';
import { orderTotals, type RebateCode } from './totals.ts';

/** How the shop delivers and is paid. */
export type QuoteTerms = {
  /** The rates of the chosen region in the shop's own currency. */
  rates: readonly DeliveryRate[];
  /** The ways of payment that the shop takes. */
  payments: readonly Payment[];
  deliveryTaxBasisPoints: number;
};

/** A way of delivery, and what all comes to with it. */
export type QuotedMethod = ShippingMethod & { totals: Totals };

/** What is bought: its lines, what a code takes off them as an amount, and the code, where it counts. */
export type Bought = { lines: readonly PricedLine[]; rebate: Price; code: RebateCode | undefined };

/** Every way that this can be delivered and paid for; goods less rebate decide whether one is free, or a code does. */
export function quotedMethods(
  { lines, rebate, code }: Bought,
  { rates, payments, deliveryTaxBasisPoints: taxBasisPoints }: QuoteTerms,
  { rate, priceType = 'gross' }: Pick<PricingContext, 'rate' | 'priceType'>,
): QuotedMethod[] {
  const costing = (cost: number) => orderTotals(lines, rebate, { cost, taxBasisPoints }, priceType);
  const offered = ratesAt(rates, { rate, priceType }, taxBasisPoints);
  return shippingMethodsOf(offered, parcelsOf(lines, priceType), costing(0).total[priceType])
    .map((method) => (code?.kind === 'free_shipping' ? { ...method, cost: 0 } : method))
    .map((method) => ({ ...method, totals: costing(method.cost) }))
    .filter((method) => paymentsFor(method, payments).length > 0);
}

/** The days until these can leave together; null where nobody knows. */
export const leadDaysOfLines = (lines: readonly PricedLine[]) => leadDaysOfParcel(parcelsOf(lines, 'gross'));

/** How it can be paid when it is delivered that way. */
export const paymentsFor = (method: QuotedMethod, offered: readonly Payment[]) =>
  fittingPayments(method).filter((payment) => offered.includes(payment));

const parcelsOf = (lines: readonly PricedLine[], type: 'gross' | 'net'): ParcelLine[] =>
  lines.map(({ wanted, chosen, worth }) =>
    parcelLine(wanted.record, chosen.offer, wanted.quantity, type, worth[type]),
  );

/** Where nothing is left to pay, nothing can be asked for at the door. */
function fittingPayments({ prepaid, totals: { total } }: QuotedMethod): Payment[] {
  if (total.gross === 0) return prepaid ? ['points'] : [];
  return prepaid ? ['transfer', 'gateway'] : ['on_delivery'];
}
