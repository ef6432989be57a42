import { expect, test } from 'vitest';
import { toldReturn } from './order-returns.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const line = { lineId: 4, quantity: 3, good: 1, damaged: 1, missing: 1 };
const kept = {
  ...{ id: 1, refundDue: null, announcedAt: day(1), receivedAt: null, checkedAt: null, endedAt: null },
  lines: [line],
};

test('of what is announced, the buyer is told what was announced', () => {
  expect(toldReturn({ ...kept, state: 'announced' }, true)).toEqual({
    ...{ id: 1, state: 'announced', since: day(1), refund: null },
    lines: [{ lineId: 4, quantity: 3, missing: 0 }],
  });
});

test('of what was checked, what came, what did not, and what is given back for it', () => {
  const checked = {
    ...kept,
    state: 'checked',
    receivedAt: day(2),
    checkedAt: day(3),
    refundDue: 900,
  } as const;
  expect(toldReturn(checked, true)).toMatchObject({
    ...{ since: day(3), refund: 900, lines: [{ quantity: 2, missing: 1 }] },
  });
  expect(toldReturn(checked, false), 'nothing was paid').toMatchObject({ refund: null });
});

test('of what was refused, no money', () => {
  const refused = { ...kept, state: 'refused', endedAt: day(4), refundDue: 900 } as const;
  expect(toldReturn(refused, true)).toMatchObject({ since: day(4), refund: null, lines: [{ quantity: 3 }] });
});
