import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '#domain/price/money.ts';
import {
  type Calculation,
  calculateForBasket,
  calculateForProduct,
  type InstalmentData,
  type InstalmentParameters,
} from './instalments.ts';

const LINK = 'https://raty.example/?kwota={calculate_price}';
const limited: InstalmentParameters = {
  instalmentName: 'Raty Mgła',
  link: LINK,
  minPrice: 30_000,
  maxPrice: 2_000_000,
  priceType: 'gross',
  refusesBasket: false,
};
const { minPrice: _, maxPrice: __, ...unlimited } = limited;
const machine: InstalmentData = {
  price: 20_000,
  priceNet: 16_260,
  basketCount: 0,
  basketCost: 0,
  basketCostNet: 0,
};
const withBasket = (cost: number, count = 2): InstalmentData => ({
  ...machine,
  basketCount: count,
  basketCost: cost,
  basketCostNet: Math.round(cost / 1.23),
});
const opened = (amount: string): Calculation => ({
  kind: 'open',
  link: `https://raty.example/?kwota=${amount}`,
});
const of = (subject: string, amount: string) => ({
  of: subject,
  link: `https://raty.example/?kwota=${amount}`,
});
const tooLittle = { kind: 'below_minimum', limit: 30_000 };
const tooMuch = { kind: 'above_maximum', limit: 2_000_000 };

describe('the instalment calculator of a product', () => {
  test('opens at once where the product has no price', () => {
    const onThePhone = { ...withBasket(50_000), price: 0, priceNet: 0 };
    expect(calculateForProduct(onThePhone, limited, 1)).toEqual(opened('0.00'));
  });

  test('opens at once with the price where the basket is empty and nothing limits it', () => {
    expect(calculateForProduct(machine, unlimited, 1)).toEqual(opened('200.00'));
  });

  test('lets the shopper choose where nothing limits it but the basket is not empty', () => {
    expect(calculateForProduct(withBasket(5000), unlimited, 1)).toEqual({
      kind: 'ask',
      choices: [of('product', '200.00'), of('both', '250.00')],
    });
  });

  test.each([
    ['the least', 30_000, '300.00'],
    ['the most', 2_000_000, '20000.00'],
  ])('opens at once for %s that is allowed, whatever is in the basket', (_, price, amount) => {
    expect(calculateForProduct({ ...withBasket(9_000_000), price }, limited, 1)).toEqual(opened(amount));
  });

  test('counts the quantity', () => {
    expect(calculateForProduct(machine, limited, 2)).toEqual(opened('400.00'));
    expect(calculateForProduct(machine, limited, 1.5)).toEqual(opened('300.00'));
  });

  test('counts without tax where the shop shows prices without it', () => {
    const net = { ...limited, priceType: 'net' } as const;
    expect(calculateForProduct(machine, net, 2)).toEqual(opened('325.20'));
    expect(calculateForProduct(withBasket(12_300), net, 1)).toMatchObject({
      choices: [of('product', '162.60'), of('both', '262.60')],
    });
  });

  test('asks for more where the price is below the minimum', () => {
    expect(calculateForProduct(machine, limited, 1)).toEqual({
      kind: 'ask',
      choices: [{ ...of('product', '200.00'), obstacle: tooLittle }],
    });
  });

  test('asks for less where the price is above the maximum', () => {
    expect(calculateForProduct(machine, limited, 101)).toEqual({
      kind: 'ask',
      choices: [{ ...of('product', '20200.00'), obstacle: tooMuch }],
    });
  });

  test('offers the sum with the basket where that is enough', () => {
    expect(calculateForProduct(withBasket(10_000), limited, 1)).toEqual({
      kind: 'ask',
      choices: [{ ...of('product', '200.00'), obstacle: tooLittle }, of('both', '300.00')],
    });
  });

  test('says that even the sum with the basket is too little', () => {
    expect(calculateForProduct(withBasket(9999), limited, 1)).toMatchObject({
      choices: [{ obstacle: tooLittle }, { ...of('both', '299.99'), obstacle: tooLittle }],
    });
  });

  test('says that the sum with the basket is too much', () => {
    expect(calculateForProduct(withBasket(1_980_001), limited, 1)).toMatchObject({
      choices: [{ obstacle: tooLittle }, { ...of('both', '20000.01'), obstacle: tooMuch }],
    });
  });

  test('leaves the basket out where something in it may not be paid in instalments', () => {
    expect(calculateForProduct(withBasket(10_000), { ...limited, refusesBasket: true }, 1)).toMatchObject({
      choices: [{ of: 'product' }, { of: 'both', obstacle: { kind: 'not_allowed' } }],
    });
  });

  test('leaves the basket out where too many different products are in it', () => {
    const parameters = { ...limited, maxProducts: 2 };
    expect(calculateForProduct(withBasket(10_000, 2), parameters, 1)).toMatchObject({
      choices: [{ of: 'product' }, of('both', '300.00')],
    });
    expect(calculateForProduct(withBasket(10_000, 3), parameters, 1)).toMatchObject({
      choices: [{ of: 'product' }, { of: 'both', obstacle: { kind: 'too_many', limit: 2 } }],
    });
  });

  test('holds with one limit only', () => {
    const { maxPrice: _, ...fromBelow } = limited;
    const { minPrice: __, ...fromAbove } = limited;
    expect(calculateForProduct(machine, fromBelow, 1000)).toEqual(opened('200000.00'));
    expect(calculateForProduct(machine, fromBelow, 1).kind).toBe('ask');
    expect(calculateForProduct(machine, fromAbove, 1)).toEqual(opened('200.00'));
    expect(calculateForProduct(machine, fromAbove, 1000).kind).toBe('ask');
  });

  test('opens a link that asks for no amount as it is', () => {
    const link = 'https://raty.example/';
    expect(calculateForProduct(machine, { ...limited, link }, 2)).toEqual({ kind: 'open', link });
  });
});

describe('the instalment calculator of the basket', () => {
  const basket = (totalPrice: number, changes: Partial<InstalmentParameters> = {}, count = 2) =>
    calculateForBasket(count, { ...limited, ...changes, totalPrice });

  test.each([
    [30_000, '300.00'],
    [2_000_000, '20000.00'],
  ])('opens at once within the limits: %i', (total, amount) => {
    expect(basket(total)).toEqual(opened(amount));
  });

  test('opens at once where nothing limits it', () => {
    expect(calculateForBasket(1, { ...unlimited, totalPrice: 100 })).toEqual(opened('1.00'));
  });

  test('asks for more below the minimum', () => {
    expect(basket(29_999)).toEqual({
      kind: 'ask',
      choices: [{ ...of('basket', '299.99'), obstacle: tooLittle }],
    });
  });

  test('asks for less above the maximum', () => {
    expect(basket(2_000_001)).toEqual({
      kind: 'ask',
      choices: [{ ...of('basket', '20000.01'), obstacle: tooMuch }],
    });
  });

  test('says first that something in it may not be paid in instalments', () => {
    expect(basket(100, { refusesBasket: true, maxProducts: 1 })).toMatchObject({
      choices: [{ obstacle: { kind: 'not_allowed' } }],
    });
  });

  test('says that too many different products are in it, and how many may be', () => {
    expect(basket(50_000, { maxProducts: 3 }, 3).kind).toBe('open');
    expect(basket(50_000, { maxProducts: 3 }, 4)).toMatchObject({
      choices: [{ obstacle: { kind: 'too_many', limit: 3 } }],
    });
  });
});

describe('whatever the prices and limits are, the calculator', () => {
  const amount = fc.integer({ min: 1, max: 3_000_000 });
  const limits = fc.tuple(amount, amount).map(([a, b]) => ({
    minPrice: Math.min(a, b),
    maxPrice: Math.max(a, b),
  }));
  const quantity = fc.integer({ min: 1, max: 50_000 }).map((thousandths) => thousandths / 1000);

  test('opens at once exactly where the product is within its limits', () => {
    fc.assert(
      fc.property(amount, amount, limits, quantity, fc.nat(30), (price, cost, range, bought, count) => {
        const data = { ...withBasket(cost, count), price };
        const worth = times(price, bought);
        const within = worth === 0 || (worth >= range.minPrice && worth <= range.maxPrice);
        expect(calculateForProduct(data, { ...limited, ...range }, bought).kind === 'open').toBe(within);
      }),
    );
  });

  test('lets nobody press a button for an amount out of the limits', () => {
    fc.assert(
      fc.property(amount, amount, limits, quantity, (price, cost, range, bought) => {
        const data = { ...withBasket(cost), price };
        const calculation = calculateForProduct(data, { ...limited, ...range }, bought);
        if (calculation.kind === 'open') return;
        for (const choice of calculation.choices) {
          const asked = Math.round(Number(new URL(choice.link).searchParams.get('kwota')) * 100);
          expect(choice.obstacle === undefined).toBe(asked >= range.minPrice && asked <= range.maxPrice);
        }
      }),
    );
  });

  test('offers the sum with the basket exactly where there is a basket', () => {
    fc.assert(
      fc.property(amount, limits, fc.nat(30), (price, range, count) => {
        const calculation = calculateForProduct(
          { ...withBasket(500, count), price },
          { ...limited, ...range },
          1,
        );
        if (calculation.kind === 'open') return;
        expect(calculation.choices.map((choice) => choice.of)).toEqual(
          count > 0 ? ['product', 'both'] : ['product'],
        );
      }),
    );
  });
});
