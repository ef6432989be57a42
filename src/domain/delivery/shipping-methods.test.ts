import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheapestDelivery, type OfferedRate, shippingMethodsFor } from './shipping-methods.ts';

function rate(record: Partial<OfferedRate> = {}): OfferedRate {
  return {
    method: 'kurier',
    name: 'Kurier',
    icon: null,
    kind: 'courier',
    prepaid: true,
    upToWeightGrams: null,
    cost: 1500,
    freeFrom: null,
    daysMin: 1,
    daysMax: 2,
    ...record,
  };
}

const byWeight = [
  rate({ upToWeightGrams: 5000, cost: 1500 }),
  rate({ upToWeightGrams: 1000, cost: 1200 }),
  rate({ upToWeightGrams: 30_000, cost: 2900 }),
];
const costs = (rates: OfferedRate[], weightGrams: number, worth = 0) =>
  shippingMethodsFor(rates, { weightGrams, worth }).map(({ cost }) => cost);

describe('the shipping methods', () => {
  test.each([
    [0, [1200]],
    [999, [1200]],
    [1000, [1200]],
    [1001, [1500]],
    [5000, [1500]],
    [5001, [2900]],
    [30_000, [2900]],
    [30_001, []],
  ])('for a parcel of %i grams cost %j: the lightest bracket that holds it', (weightGrams, expected) => {
    expect(costs(byWeight, weightGrams)).toEqual(expected);
  });

  test('for a parcel heavier than every bracket include the one for any weight', () => {
    expect(costs([...byWeight, rate({ upToWeightGrams: null, cost: 9900 })], 30_001)).toEqual([9900]);
    expect(costs([rate({ upToWeightGrams: null, cost: 9900 }), ...byWeight], 30_000)).toEqual([2900]);
  });

  test.each([
    ['one grosz below', 19_999, 1500],
    ['exactly', 20_000, 0],
    ['above', 20_001, 0],
  ])('are free from a worth of the goods on: %s', (_, worth, cost) => {
    expect(costs([rate({ freeFrom: 20_000 })], 100, worth)).toEqual([cost]);
  });

  test('that are free from nothing on are always free, those that never are free always cost', () => {
    expect(costs([rate({ freeFrom: 0 })], 100, 0)).toEqual([0]);
    expect(costs([rate({ freeFrom: null })], 100, 1_000_000)).toEqual([1500]);
  });

  test('are two where a courier takes money at the door: prepaid and on delivery', () => {
    const methods = shippingMethodsFor([rate({ prepaid: false, cost: 1900 }), rate({ prepaid: true })], {
      weightGrams: 100,
      worth: 5000,
    });
    expect(methods.map(({ method, prepaid, cost }) => ({ method, prepaid, cost }))).toEqual([
      { method: 'kurier', prepaid: true, cost: 1500 },
      { method: 'kurier', prepaid: false, cost: 1900 },
    ]);
  });

  test('come with their name, icon, kind and days, and nothing of the brackets', () => {
    const post = rate({ method: 'poczta', name: 'Poczta', icon: 'post', upToWeightGrams: 2000, freeFrom: 9 });
    expect(shippingMethodsFor([post], { weightGrams: 100, worth: 0 })).toEqual([
      {
        method: 'poczta',
        name: 'Poczta',
        icon: 'post',
        kind: 'courier',
        prepaid: true,
        daysMin: 1,
        daysMax: 2,
        cost: 1500,
      },
    ]);
  });

  test('stand with the cheapest first; what costs the same stays in the shop’s order', () => {
    const rates = [
      rate({ method: 'a', cost: 1500 }),
      rate({ method: 'b', cost: 900, freeFrom: 100 }),
      rate({ method: 'c', cost: 1100 }),
      rate({ method: 'd', cost: 1100 }),
    ];
    const order = (worth: number) =>
      shippingMethodsFor(rates, { weightGrams: 1, worth }).map(({ method }) => method);
    expect(order(0)).toEqual(['b', 'c', 'd', 'a']);
    expect(order(100)).toEqual(['b', 'c', 'd', 'a']);
    expect(shippingMethodsFor(rates, { weightGrams: 1, worth: 100 })[0]?.cost).toBe(0);
  });

  test('never hold an electronic one: no parcel goes by it', () => {
    expect(shippingMethodsFor([rate({ kind: 'electronic', cost: 0 })], { weightGrams: 0, worth: 0 })).toEqual(
      [],
    );
  });

  test('are none where the shop has none', () => {
    expect(shippingMethodsFor([], { weightGrams: 100, worth: 0 })).toEqual([]);
  });
});

describe('the least that delivery costs', () => {
  const parcel = { weightGrams: 500, worth: 5000 };

  test('is that of the cheapest courier or point', () => {
    const rates = [rate({ cost: 1500 }), rate({ method: 'punkt', kind: 'point', cost: 1100 })];
    expect(cheapestDelivery(rates, parcel)?.cost).toBe(1100);
  });

  test('does not count collection in the shop, which is no delivery', () => {
    const collection = rate({ method: 'odbior', kind: 'collection', cost: 0 });
    expect(cheapestDelivery([collection, rate({ cost: 1500 })], parcel)?.cost).toBe(1500);
    expect(cheapestDelivery([collection], parcel)).toBeUndefined();
    expect(shippingMethodsFor([collection], parcel)).toHaveLength(1);
  });

  test('does not exist where the parcel is too heavy for every courier', () => {
    expect(cheapestDelivery(byWeight, { weightGrams: 30_001, worth: 0 })).toBeUndefined();
  });

  test('is 0 where one of the ways is free', () => {
    expect(cheapestDelivery([rate({ cost: 900 }), rate({ method: 'b', freeFrom: 5000 })], parcel)?.cost).toBe(
      0,
    );
  });
});

describe('for any rates and any parcel', () => {
  const anyRate = fc.record({
    method: fc.constantFrom('kurier', 'punkt', 'poczta'),
    kind: fc.constantFrom('courier' as const, 'point' as const, 'collection' as const, 'electronic' as const),
    prepaid: fc.boolean(),
    upToWeightGrams: fc.option(fc.integer({ min: 1, max: 30_000 })),
    cost: fc.nat({ max: 10_000 }),
    freeFrom: fc.option(fc.nat({ max: 50_000 })),
  });
  const rates = fc.array(anyRate.map(rate), { maxLength: 12 });
  const parcel = fc.record({ weightGrams: fc.nat({ max: 35_000 }), worth: fc.nat({ max: 60_000 }) });

  test('each way is offered once at the most, and what cannot carry the parcel is not offered', () => {
    fc.assert(
      fc.property(rates, parcel, (given, one) => {
        const methods = shippingMethodsFor(given, one);
        const keys = methods.map(({ method, prepaid }) => `${method} ${prepaid}`);
        expect(new Set(keys).size).toBe(keys.length);
        const fitting = given.filter(
          ({ kind, upToWeightGrams }) =>
            kind !== 'electronic' && (upToWeightGrams === null || upToWeightGrams >= one.weightGrams),
        );
        expect(new Set(keys)).toEqual(new Set(fitting.map(({ method, prepaid }) => `${method} ${prepaid}`)));
      }),
    );
  });

  test('a way costs nothing, or the price of the lightest bracket that holds the parcel, never less than 0', () => {
    fc.assert(
      fc.property(rates, parcel, (given, one) => {
        for (const { method, prepaid, cost } of shippingMethodsFor(given, one)) {
          const own = given.filter(
            (other) =>
              other.kind !== 'electronic' &&
              other.method === method &&
              other.prepaid === prepaid &&
              (other.upToWeightGrams ?? Number.POSITIVE_INFINITY) >= one.weightGrams,
          );
          const limits = own.map(({ upToWeightGrams }) => upToWeightGrams ?? Number.POSITIVE_INFINITY);
          const brackets = own.filter((_, index) => limits[index] === Math.min(...limits));
          const possible = brackets.map(({ freeFrom, cost }) =>
            freeFrom !== null && one.worth >= freeFrom ? 0 : cost,
          );
          expect(possible).toContain(cost);
          expect(cost).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('the cheapest stands first, and delivery costs as much as the first that is no collection', () => {
    fc.assert(
      fc.property(rates, parcel, (given, one) => {
        const methods = shippingMethodsFor(given, one);
        const paid = methods.map(({ cost }) => cost);
        expect(paid).toEqual(paid.toSorted((a, b) => a - b));
        const delivered = methods.filter(({ kind }) => kind !== 'collection').map(({ cost }) => cost);
        expect(cheapestDelivery(given, one)?.cost).toBe(
          delivered.length > 0 ? Math.min(...delivered) : undefined,
        );
      }),
    );
  });

  test('a heavier parcel never costs less where rates grow with the weight', () => {
    const growing = fc
      .array(fc.record({ grams: fc.integer({ min: 1, max: 9000 }), more: fc.nat({ max: 900 }) }), {
        minLength: 1,
      })
      .map((steps) => {
        let weight = 0;
        let cost = 0;
        return steps.map(({ grams, more }) => {
          weight += grams;
          cost += more;
          return rate({ upToWeightGrams: weight, cost });
        });
      })
      .chain((grown) => fc.shuffledSubarray(grown, { minLength: grown.length }));
    fc.assert(
      fc.property(growing, fc.nat({ max: 20_000 }), fc.nat({ max: 20_000 }), (given, weight, more) => {
        const [light] = costs(given, weight);
        const [heavy] = costs(given, weight + more);
        expect(heavy ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(light ?? Number.POSITIVE_INFINITY);
      }),
    );
  });

  test('goods that are worth more never cost more to deliver', () => {
    fc.assert(
      fc.property(rates, parcel, fc.nat({ max: 60_000 }), (given, one, more) => {
        const cost = cheapestDelivery(given, one)?.cost;
        const richer = cheapestDelivery(given, { ...one, worth: one.worth + more })?.cost;
        expect(richer ?? -1).toBeLessThanOrEqual(cost ?? -1);
        expect(richer === undefined).toBe(cost === undefined);
      }),
    );
  });
});
