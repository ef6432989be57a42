import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderTotals, rebateOf } from '#domain/order/totals.ts';
import { type Minor, type PriceType, priceOf, times } from '#domain/price/money.ts';
import { type Bill, billedLines, type SoldLine } from './billed-lines.ts';
import { changedLines } from './changed-lines.ts';
import { sumsDifference, taxSums, totalOf } from './invoice.ts';

const line = (id: number, amount: Minor, quantity: number, tax: number, type: PriceType): SoldLine => ({
  ...{ id, name: `Kawa ${id}`, unit: 'piece', quantity, taxBasisPoints: tax },
  price: priceOf(amount, tax, type),
  worth: priceOf(times(amount, quantity), tax, type),
});
const bill = (changes: Partial<Bill> = {}): Bill => ({
  priceType: 'gross',
  lines: [line(1, 4990, 2, 2300, 'gross'), line(2, 1999, 1, 800, 'gross')],
  rebate: { gross: 0, net: 0 },
  delivery: { name: 'Dostawa: kurier', price: { gross: 1500, net: 1220 }, taxBasisPoints: 2300 },
  lowered: [],
  ...changes,
});
const grossOf = (of: Bill) => totalOf(taxSums(billedLines(of))).gross;

describe('the lines of an invoice', () => {
  test('are those of the order and its delivery, taxed in each rate at once', () => {
    const lines = billedLines(bill());
    expect(lines.map(({ key, gross, discount }) => [key, gross, discount])).toEqual([
      ['line 1', 9980, 0],
      ['line 2', 1999, 0],
      ['delivery', 1500, 0],
    ]);
    expect(taxSums(lines)).toEqual([
      { taxBasisPoints: 2300, gross: 11480, net: 9333, tax: 2147 },
      { taxBasisPoints: 800, gross: 1999, net: 1851, tax: 148 },
    ]);
  });

  test('have their share of the rebate as a discount, and no delivery where it costs nothing', () => {
    const free = { name: 'Dostawa: odbiór', price: { gross: 0, net: 0 }, taxBasisPoints: 2300 };
    const lines = billedLines(bill({ rebate: { gross: 1000, net: 1000 }, delivery: free }));
    expect(lines.map(({ discount, worth }) => [discount, worth])).toEqual([
      [833, 9147],
      [167, 1832],
    ]);
  });

  test('have the pieces that were not given back, and their price where no piece came', () => {
    const back = billedLines(bill({ lowered: [{ lineId: 1, amount: 4990, quantity: 1 }] }));
    expect(back[0]).toMatchObject({ quantity: 1, gross: 4990, discount: 0 });
    const cheaper = billedLines(bill({ lowered: [{ lineId: null, amount: 1348, quantity: 0 }] }));
    expect(cheaper.map(({ quantity, gross }) => [quantity, gross])).toEqual([
      [2, 8982],
      [1, 1799],
      [1, 1350],
    ]);
  });

  test('leave out what came back, with what the line cannot bear off the delivery', () => {
    const lowered = [{ lineId: 2, amount: 1999 + 1500, quantity: 1 }];
    expect(billedLines(bill({ lowered })).map(({ key, gross }) => [key, gross])).toEqual([
      ['line 1', 9980],
      ['delivery', 0],
    ]);
  });

  test('that came back and were paid back in part are sold for less', () => {
    const [first] = billedLines(bill({ lowered: [{ lineId: 1, amount: 8000, quantity: 2 }] }));
    expect(first).toMatchObject({ quantity: 2, gross: 1980, discount: 8000 });
  });
});

const aBill: fc.Arbitrary<Bill> = fc
  .record({
    priceType: fc.constantFrom<PriceType>('gross', 'net'),
    lines: fc.array(
      fc.record({
        amount: fc.integer({ min: 0, max: 50_000 }),
        quantity: fc.integer({ min: 1, max: 20 }),
        tax: fc.constantFrom(2300, 800, 500, 0),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    quota: fc.integer({ min: 0, max: 30_000 }),
    delivery: fc.integer({ min: 0, max: 3000 }),
    lowered: fc.array(
      fc.record({ of: fc.integer({ min: -1, max: 5 }), share: fc.integer({ min: 1, max: 100 }) }),
      { maxLength: 4 },
    ),
  })
  .map(({ priceType, lines, quota, delivery, lowered }) => {
    const sold = lines.map(({ amount, quantity, tax }, index) =>
      line(index, amount, quantity, tax, priceType),
    );
    const points = sold.map((one) => ({ ...one, pointsCost: 0, pointsEarned: 0 }));
    const code = { code: '', kind: 'quota' as const, value: quota, minBasket: null, startsAt: 0 };
    const rebate = rebateOf(points, code, 1, priceType);
    const totals = orderTotals(points, rebate, { cost: delivery, taxBasisPoints: 2300 }, priceType);
    let left = totals.total.gross;
    const rows = lowered.map(({ of, share }) => {
      const amount = Math.floor((left * share) / 100);
      left -= amount;
      return { lineId: of < 0 || of >= sold.length ? null : of, amount, quantity: of < 0 ? 0 : 1 };
    });
    return {
      ...{ priceType, lines: sold, rebate, lowered: rows.filter(({ amount }) => amount > 0) },
      delivery: { name: 'Dostawa', price: totals.delivery, taxBasisPoints: 2300 },
      due: left,
      net: totals.total.net,
    };
  });
type Made = Bill & { due: Minor; net: Minor };

describe('whatever was ordered, taken off and given back', () => {
  test('an invoice comes to what is due, to the grosz', () => {
    fc.assert(fc.property(aBill, (made) => grossOf(made) === (made as Made).due));
  });

  test('no line is worth less than nothing, and each discount makes its price its worth', () => {
    fc.assert(
      fc.property(aBill, (made) => {
        for (const { gross, worth, price, quantity, discount } of billedLines(made)) {
          expect(gross).toBeGreaterThanOrEqual(0);
          expect(worth).toBeGreaterThanOrEqual(0);
          expect(discount).toBe(Math.max(0, times(price, quantity) - worth));
        }
      }),
    );
  });

  test('the tax of a shop that sells net is added to its nets', () => {
    fc.assert(
      fc.property(aBill, (made) => {
        fc.pre(made.priceType === 'net' && made.lowered.length === 0);
        expect(totalOf(taxSums(billedLines(made))).net).toBe((made as Made).net);
      }),
    );
  });

  test('an invoice and its correction come to the order as it is now, rate by rate', () => {
    fc.assert(
      fc.property(aBill, (made) => {
        const first = taxSums(billedLines({ ...made, lowered: [] }));
        const now = taxSums(billedLines(made));
        const both = [...first, ...sumsDifference(now, first)];
        for (const rate of new Set(both.map(({ taxBasisPoints }) => taxBasisPoints))) {
          const sums = both.filter(({ taxBasisPoints }) => taxBasisPoints === rate);
          const is = now.find(({ taxBasisPoints }) => taxBasisPoints === rate) ?? { net: 0, tax: 0 };
          expect(sums.reduce((sum, { net }) => sum + net, 0)).toBe(is.net);
          expect(sums.reduce((sum, { tax }) => sum + tax, 0)).toBe(is.tax);
        }
      }),
    );
  });

  test('a correction changes nothing exactly where no line has changed', () => {
    fc.assert(
      fc.property(aBill, (made) => {
        const lines = billedLines(made);
        expect(changedLines(lines, lines)).toEqual([]);
        const whole = billedLines({ ...made, lowered: [] });
        const isLess = (made as Made).lowered.length > 0;
        expect(changedLines(whole, lines).length > 0).toBe(isLess);
      }),
    );
  });
});
