import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leadDaysFor } from '#domain/delivery/lead.ts';
import { samplePart, sampleSize } from '#tests/support/samples/sample-records.ts';
import type { PartRecord, SizeRecord, StockRecord } from './product-record.ts';
import { leadsOf, stockOf, totalStock } from './stock.ts';

/** So many in the shop's own warehouse, from where they leave at once. */
const own = (quantity: number | null): StockRecord => ({ quantity, leadDays: 0, outside: false });
/** So many at a supplier's, from where they take days. */
const outside = (quantity: number | null, leadDays: number): StockRecord => ({
  quantity,
  leadDays,
  outside: true,
});
const sizeOf = (...stocks: StockRecord[]) => sampleSize({ stocks });
const part = (quantity: number, ...stocks: StockRecord[]) => samplePart({ quantity, stocks });
const alone = { parts: [] };

describe('what the warehouses have together', () => {
  test.each<[string, StockRecord[], number | null]>([
    ['one warehouse', [own(5)], 5],
    ['two warehouses', [own(5), outside(7, 3)], 12],
    ['parts of a kilogram, without noise', [own(0.1), outside(0.2, 3)], 0.3],
    ['one that never runs out', [own(5), outside(null, 3)], null],
    ['none at all', [], 0],
    ['only empty ones', [own(0), outside(0, 3)], 0],
  ])('is counted so: %s', (_, stocks, total) => {
    expect(totalStock(stocks)).toBe(total);
  });
});

describe('how much of a size can be had', () => {
  test('is what all its warehouses have', () => {
    expect(stockOf(alone, sizeOf(own(2), outside(3, 5)))).toBe(5);
    expect(stockOf(alone, sizeOf(own(null)))).toBeNull();
  });

  test('of a set is as often as its scarcest part allows', () => {
    const parts = [part(2, own(9)), part(0.1, own(0.3)), part(1, own(null))];
    expect(stockOf({ parts }, sizeOf(own(null)))).toBe(3);
    expect(stockOf({ parts }, sizeOf(own(1)))).toBe(1);
    expect(stockOf({ parts: [...parts, part(1)] }, sizeOf(own(null)))).toBe(0);
  });

  test('of a set is not limited where nothing in it is counted', () => {
    expect(stockOf({ parts: [part(3, own(null))] }, sizeOf(own(null)))).toBeNull();
  });
});

describe('how long a size takes to leave', () => {
  test('comes from the own warehouse first, then from the one outside', () => {
    expect(leadsOf(alone, sizeOf(own(3), outside(10, 4)))).toEqual([
      { days: 0, upTo: 3 },
      { days: 4, upTo: 13 },
    ]);
    expect(leadsOf(alone, sizeOf(outside(10, 4), own(3)))).toEqual(
      leadsOf(alone, sizeOf(own(3), outside(10, 4))),
    );
  });

  test('is the same for two warehouses of one speed', () => {
    expect(leadsOf(alone, sizeOf(outside(2, 4), outside(5, 4)))).toEqual([{ days: 4, upTo: 7 }]);
  });

  test('is told for any quantity from a warehouse that never runs out', () => {
    expect(leadsOf(alone, sizeOf(own(null)))).toEqual([{ days: 0, upTo: null }]);
    expect(leadsOf(alone, sizeOf(own(3), outside(null, 4)))).toEqual([
      { days: 0, upTo: 3 },
      { days: 4, upTo: null },
    ]);
  });

  test('is told of nothing where no warehouse keeps it', () => {
    expect(leadsOf(alone, sizeOf())).toEqual([]);
  });

  test('of a set is that of the slowest of its parts', () => {
    const parts = [part(1, own(10)), part(2, outside(8, 5))];
    expect(leadsOf({ parts }, sizeOf(own(null)))).toEqual([
      { days: 0, upTo: 0 },
      { days: 5, upTo: 4 },
    ]);
  });

  test('of a set grows with each part that has to come from outside', () => {
    const parts = [part(1, own(4), outside(9, 2)), part(2, own(4), outside(20, 6))];
    const leads = leadsOf({ parts }, sizeOf(own(null)));
    expect(leads).toEqual([
      { days: 0, upTo: 2 },
      { days: 2, upTo: 2 },
      { days: 6, upTo: 12 },
    ]);
    expect(leadDaysFor(leads, 2)).toBe(0);
    expect(leadDaysFor(leads, 3)).toBe(6);
  });

  test.each<[string, Pick<SizeRecord, 'deliveryDays'> & { unknownTime?: true }, number | null]>([
    ['takes the days that the shop names', { deliveryDays: 21 }, 21],
    ['takes nobody knows how long where the shop says so', { deliveryDays: 21, unknownTime: true }, null],
    ['takes nobody knows how long where no days are named', { deliveryDays: null }, null],
  ])('brought in to order, whatever the quantity: %s', (_, record, days) => {
    const size = { ...sizeOf(own(3)), availability: 'order' as const, ...record };
    expect(leadsOf(alone, size)).toEqual([{ upTo: null, days }]);
  });
});

describe('for any warehouses', () => {
  const stock = fc.record({
    quantity: fc.option(
      fc.nat({ max: 40_000 }).map((thousandths) => thousandths / 1000),
      { freq: 6 },
    ),
    leadDays: fc.nat({ max: 9 }),
    outside: fc.boolean(),
  });
  const stocks = fc.array(stock, { maxLength: 4 });
  const parts = fc.array(
    fc
      .record({ quantity: fc.constantFrom(1, 2, 3, 0.1, 0.25), stocks })
      .map((record): PartRecord => samplePart(record)),
    { maxLength: 3 },
  );
  const size = stocks.map((kept) => sizeOf(...kept));

  test('waiting longer never gives less, and all that can be had is there in the end', () => {
    fc.assert(
      fc.property(parts, size, (inSet, one) => {
        const leads = leadsOf({ parts: inSet }, one);
        for (const [index, { days, upTo }] of leads.entries()) {
          const before = leads[index - 1];
          if (!before) continue;
          expect(days ?? -1).toBeGreaterThan(before.days ?? -1);
          expect(orEndless(upTo)).toBeGreaterThanOrEqual(orEndless(before.upTo));
        }
        expect(leads.length > 0 ? leads.at(-1)?.upTo : 0).toBe(stockOf({ parts: inSet }, one));
      }),
      { numRuns: 300 },
    );
  });

  test('what leaves within some days is what could be had if no slower warehouse existed', () => {
    fc.assert(
      fc.property(parts, size, (inSet, one) => {
        for (const { days, upTo } of leadsOf({ parts: inSet }, one)) {
          const quick = <T extends { stocks: StockRecord[] }>(kept: T): T => ({
            ...kept,
            stocks: kept.stocks.filter(({ leadDays }) => leadDays <= (days ?? 0)),
          });
          expect(stockOf({ parts: inSet.map(quick) }, quick(one))).toBe(upTo);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a larger quantity never leaves sooner', () => {
    fc.assert(
      fc.property(parts, size, fc.nat({ max: 60 }), fc.nat({ max: 60 }), (inSet, one, quantity, more) => {
        const leads = leadsOf({ parts: inSet }, one);
        expect(leadDaysFor(leads, quantity + more) ?? -1).toBeGreaterThanOrEqual(
          leadDaysFor(leads, quantity) ?? -1,
        );
      }),
      { numRuns: 300 },
    );
  });

  test('the order in which the warehouses are named does not matter', () => {
    fc.assert(
      fc.property(parts, size, (inSet, one) => {
        const reversed = { ...one, stocks: one.stocks.toReversed() };
        expect(stockOf({ parts: inSet }, reversed)).toBe(stockOf({ parts: inSet }, one));
        expect(leadsOf({ parts: inSet }, reversed)).toEqual(leadsOf({ parts: inSet }, one));
      }),
    );
  });
});

const orEndless = (limit: number | null) => limit ?? Number.POSITIVE_INFINITY;
