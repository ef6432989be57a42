import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ratesAt } from '#domain/delivery/parcel.ts';
import { type DeliveryRate, shippingMethodsFor } from '#domain/delivery/shipping-methods.ts';
import { exchange, withTax } from '#domain/price/money.ts';
import { lessPercent, lineWorth } from '#domain/price/tiers.ts';
import { missingForCode, orderTotals, type RebateCode, rebateOf } from './totals.ts';

const CODE: RebateCode = { code: 'X', kind: 'quota', value: 1000, minBasket: null, startsAt: 0 };
const DELIVERY_TAX = 2300;
const deliveryFor = (cost: number) => ({ cost, taxBasisPoints: DELIVERY_TAX });
const FREE = deliveryFor(0);
const sold = (gross: number, taxBasisPoints = 2300) => ({
  worth: lineWorth(withTax(gross, taxBasisPoints), 1, taxBasisPoints, 'gross'),
  taxBasisPoints,
  pointsCost: 0,
  pointsEarned: 0,
});

describe('the totals of an order', () => {
  test('are goods less rebate and with delivery, gross and net', () => {
    const lines = [sold(12_300), sold(10_800, 800)];
    const rebate = rebateOf(lines, CODE, 1, 'gross');
    expect(orderTotals(lines, rebate, deliveryFor(1500), 'gross')).toEqual({
      goods: { gross: 23_100, net: 20_000 },
      rebate: { gross: 1000, net: 866 },
      delivery: { gross: 1500, net: 1220 },
      total: { gross: 23_600, net: 20_354 },
      pointsCost: 0,
      pointsEarned: 0,
    });
  });

  test('are never below zero: an amount takes off no more than the goods are worth', () => {
    const lines = [sold(1), sold(1), sold(1)];
    expect(orderTotals(lines, rebateOf(lines, CODE, 1, 'gross'), FREE, 'gross').total).toEqual({
      gross: 0,
      net: 0,
    });
  });

  test('add up points that are spent and points that are earned', () => {
    const lines = [
      { ...sold(0), pointsCost: 60 },
      { ...sold(5000), pointsEarned: 7 },
    ];
    expect(orderTotals(lines, rebateOf(lines, undefined, 1, 'gross'), FREE, 'gross')).toMatchObject({
      pointsCost: 60,
      pointsEarned: 7,
    });
  });
});

describe('a code with a minimum', () => {
  test('counts from that worth of goods on, in the shopper’s currency', () => {
    const code = { ...CODE, minBasket: 10_000 };
    expect(missingForCode(code, 9_999, 1)).toBe(1);
    expect(missingForCode(code, 10_000, 1)).toBe(0);
    expect(missingForCode(code, 2_300, 0.234)).toBe(40);
    expect(missingForCode(CODE, 0, 1)).toBe(0);
  });
});

describe('the totals of 10 000 random baskets', () => {
  const line = fc.record({
    gross: fc.integer({ min: 0, max: 500_000 }),
    thousandths: fc.oneof(
      fc.integer({ min: 1, max: 40 }).map((pieces) => pieces * 1000),
      fc.integer({ min: 1, max: 20_000 }),
    ),
    tax: fc.constantFrom(0, 500, 800, 2300),
    points: fc.nat(50),
  });
  const basket = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    // The shop's own currency, and others by their rate in millionths.
    rate: fc.constantFrom(1_000_000, 234_000, 255_500, 5_830_000),
    kind: fc.constantFrom('percentage' as const, 'quota' as const, 'free_shipping' as const, undefined),
    value: fc.integer({ min: 1, max: 10_000 }),
    minBasket: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    delivery: fc.integer({ min: 0, max: 5000 }),
    freeFrom: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  });
  type Basket = typeof basket extends fc.Arbitrary<infer B> ? B : never;

  test('equal an independent model, to the grosz, in every currency, net and gross', () => {
    fc.assert(
      fc.property(basket, (given) => {
        expect(ours(given)).toEqual(model(given));
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);

  function ours({ lines, rate, kind, value, minBasket, delivery, freeFrom }: Basket) {
    const inCurrency = rate / 1_000_000;
    const code: RebateCode | undefined = kind && { ...CODE, kind, value, minBasket };
    const priced = (percent: number) =>
      lines.map(({ gross, thousandths, tax, points }) => ({
        worth: lineWorth(
          withTax(exchange(lessPercent(gross, percent), inCurrency), tax),
          thousandths / 1000,
          tax,
          'gross',
        ),
        taxBasisPoints: tax,
        pointsCost: 0,
        pointsEarned: points,
      }));
    const plain = priced(0);
    const { goods } = orderTotals(plain, { gross: 0, net: 0 }, FREE, 'gross');
    const counting = code && missingForCode(code, goods.gross, inCurrency) === 0 ? code : undefined;
    const reduced = counting?.kind === 'percentage' ? priced(counting.value / 100) : plain;
    const rebate = rebateOf(reduced, counting, inCurrency, 'gross');
    const worth = orderTotals(reduced, rebate, FREE, 'gross').total.gross;
    const rates = ratesAt([{ ...RATE, gross: delivery, freeFrom }], { rate: inCurrency }, DELIVERY_TAX);
    const [shippingMethod] = shippingMethodsFor(rates, { weightGrams: 0, worth });
    const cost = counting?.kind === 'free_shipping' ? 0 : (shippingMethod?.cost ?? 0);
    return orderTotals(reduced, rebate, deliveryFor(cost), 'gross');
  }

  const RATE: DeliveryRate = {
    method: 'kurier',
    name: 'Kurier',
    icon: null,
    kind: 'courier',
    prepaid: true,
    upToWeightGrams: null,
    gross: 0,
    freeFrom: null,
    daysMin: 1,
    daysMax: 2,
  };
});

/** The same sums in fractions of whole numbers, half rounded up; a rebate is handed out one grosz after the other. */
function model(given: {
  lines: { gross: number; thousandths: number; tax: number; points: number }[];
  rate: number;
  kind: string | undefined;
  value: number;
  minBasket: number | null;
  delivery: number;
  freeFrom: number | null;
}) {
  const rate = BigInt(given.rate);
  const convert = (amount: bigint) => halfUp(amount * rate, 1_000_000n);
  const net = (gross: bigint, tax: number) => halfUp(gross * 10_000n, 10_000n + BigInt(tax));
  const worths = (basisPoints: bigint) =>
    given.lines.map(({ gross, thousandths, tax }) => {
      const unit = convert(halfUp(BigInt(gross) * (10_000n - basisPoints), 10_000n));
      return { gross: halfUp(unit * BigInt(thousandths), 1000n), tax };
    });
  const total = (rows: { gross: bigint }[]) => rows.reduce((sum, row) => sum + row.gross, 0n);
  const plain = worths(0n);
  const enough = given.minBasket === null || total(plain) >= convert(BigInt(given.minBasket));
  const rows = enough && given.kind === 'percentage' ? worths(BigInt(given.value)) : plain;
  const goods = total(rows);
  const wanted = enough && given.kind === 'quota' ? convert(BigInt(given.value)) : 0n;
  const off = wanted < goods ? wanted : goods;
  const taxes = [...new Set(rows.map(({ tax }) => tax))];
  const ofTax = handOut(
    off,
    taxes.map((tax) => total(rows.filter((row) => row.tax === tax))),
  );
  const netLeft = taxes.flatMap((tax, index) => {
    const group = rows.filter((row) => row.tax === tax);
    const shares = handOut(
      ofTax[index] ?? 0n,
      group.map(({ gross }) => gross),
    );
    return group.map(({ gross }, place) => net(gross - (shares[place] ?? 0n), tax));
  });
  const goodsNet = rows.reduce((sum, { gross, tax }) => sum + net(gross, tax), 0n);
  const leftNet = netLeft.reduce((sum, one) => sum + one, 0n);
  const isFree =
    (enough && given.kind === 'free_shipping') ||
    (given.freeFrom !== null && goods - off >= convert(BigInt(given.freeFrom)));
  const delivery = isFree ? 0n : convert(BigInt(given.delivery));
  const price = (gross: bigint, ofNet: bigint) => ({ gross: Number(gross), net: Number(ofNet) });
  return {
    goods: price(goods, goodsNet),
    rebate: price(off, goodsNet - leftNet),
    delivery: price(delivery, net(delivery, 2300)),
    total: price(goods - off + delivery, leftNet + net(delivery, 2300)),
    pointsCost: 0,
    pointsEarned: given.lines.reduce((sum, { points }) => sum + points, 0),
  };
}

const halfUp = (above: bigint, below: bigint) => (2n * above + below) / (2n * below);

/** Whole shares first; then each grosz that is left to whoever lacks most of a whole one. */
function handOut(amount: bigint, weights: bigint[]): bigint[] {
  const sum = weights.reduce((one, other) => one + other, 0n);
  if (sum === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (amount * weight) / sum);
  const owed = (index: number) => amount * (weights[index] ?? 0n) - (shares[index] ?? 0n) * sum;
  for (let left = amount - shares.reduce((one, other) => one + other, 0n); left > 0n; left--) {
    let best = 0;
    for (const index of shares.keys()) if (owed(index) > owed(best)) best = index;
    shares[best] = (shares[best] ?? 0n) + 1n;
  }
  return shares;
}
