import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextLine, packingOrder } from './packing-order.ts';

const line = fc.record({
  id: fc.nat(),
  shelf: fc.option(fc.constantFrom('A-2', 'A-10', 'B-1', ''), { nil: null }),
  counts: fc.record({ open: fc.nat(2) }),
});

describe('the line that is packed next', () => {
  const of = (id: string, shelf: string | null, open = 1) => ({ id, shelf, counts: { open } });

  test('is the first along the shelves that is not done; what has no place comes last', () => {
    const lines = [
      of('none', null),
      of('b', 'B-1'),
      of('ten', 'A-10'),
      of('two', 'A-2'),
      of('done', 'A-1', 0),
    ];
    expect(packingOrder(lines).map(({ id }) => id)).toEqual(['two', 'ten', 'b', 'none', 'done']);
    expect(nextLine(lines)?.id).toBe('two');
    expect(nextLine([of('done', 'A-1', 0)])).toBeUndefined();
  });

  test('is there as long as anything is open, and no line is lost or shown twice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: ({ id }) => id }), (lines) => {
        expect(packingOrder(lines).toSorted(byId)).toEqual(lines.toSorted(byId));
        expect(nextLine(lines) !== undefined).toBe(lines.some(({ counts }) => counts.open > 0));
      }),
    );
  });
});

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
