import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pickList, type Wanted } from './pick-list.ts';

const goods = (sizeId: number | null, shelf: string | null, quantity: number) => ({
  ...{ sizeId, shelf, quantity, ean: null, unit: 'szt.' },
  ...{ name: `Kawa ${sizeId}`, sizeName: '250 g' },
});

const order = fc.record({
  number: fc.constantFrom('1', '2', '3'),
  lines: fc.array(
    fc
      .tuple(fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }), fc.integer({ min: 0, max: 5 }))
      .map(([sizeId, quantity]) => goods(sizeId, sizeId ? `A-${sizeId}` : null, quantity)),
  ),
});

describe('the list for fetching goods', () => {
  test('goes along the shelves and says each kind of goods once, with the orders that want it', () => {
    const orders: Wanted[] = [
      { number: '1', lines: [goods(2, 'A-10', 1), goods(1, 'A-2', 2)] },
      { number: '2', lines: [goods(1, 'A-2', 1), goods(3, 'A-1', 0)] },
    ];
    expect(pickList(orders).map(({ shelf, quantity, orders: of }) => ({ shelf, quantity, of }))).toEqual([
      {
        ...{ shelf: 'A-2', quantity: 3 },
        of: [
          { number: '1', quantity: 2 },
          { number: '2', quantity: 1 },
        ],
      },
      { shelf: 'A-10', quantity: 1, of: [{ number: '1', quantity: 1 }] },
    ]);
  });

  test('holds as much as all orders together want, and so much of each', () => {
    fc.assert(
      fc.property(fc.array(order), (orders) => {
        const picks = pickList(orders);
        const sum = (all: readonly { quantity: number }[]) =>
          all.reduce((n, { quantity }) => n + quantity, 0);
        expect(sum(picks)).toBe(sum(orders.flatMap(({ lines }) => lines)));
        for (const pick of picks) expect(sum(pick.orders)).toBe(pick.quantity);
      }),
    );
  });
});
