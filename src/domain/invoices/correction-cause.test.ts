import { describe, expect, test } from 'vitest';
import type { BilledLine } from './billed-lines.ts';
import { correctionCause } from './correction-cause.ts';

const line = (quantity: number, gross: number): BilledLine => ({
  ...{ key: 'line 1', name: 'Kawa', unit: 'piece', quantity, price: 1000, discount: 0, worth: gross, gross },
  taxBasisPoints: 2300,
});
const LEFT = { isCancelled: false, hasLeft: true };
const [RETURNED, LOWERED] = [
  { before: line(3, 3000), after: line(2, 2000) },
  { before: line(3, 3000), after: line(3, 2500) },
];

describe('a correction says why it is issued', () => {
  test.each([
    ['returned', [RETURNED]],
    ['returned', [{ before: line(1, 1000), after: null }]],
    ['lowered', [LOWERED]],
    ['returned_and_lowered', [RETURNED, LOWERED]],
    ['changed', [{ before: null, after: line(1, 1000) }]],
    ['changed', [RETURNED, { before: line(1, 1000), after: line(2, 2000) }]],
  ] as const)('%s', (cause, changes) => expect(correctionCause(changes, LEFT)).toBe(cause));

  test('and nothing came back that had never left', () => {
    expect(correctionCause([RETURNED], { isCancelled: false, hasLeft: false })).toBe('changed');
    expect(correctionCause([RETURNED], { isCancelled: true, hasLeft: false })).toBe('cancelled');
    expect(correctionCause([RETURNED], { isCancelled: true, hasLeft: true })).toBe('returned');
  });
});
