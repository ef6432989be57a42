import { describe, expect, test } from 'vitest';
import { amountGivenAhead, type Reckoned, unitsGivenAhead, unitsReckoned } from './given-ahead.ts';

const given = (amount: number, lineId: number | null = null, quantity: number | null = null) => ({
  ...{ kind: 'due' as const, amount: -amount, about: 1, lineId, quantity },
});
const parcel = (state: 'lost' | 'delivered', quantity: number) => ({
  state,
  lines: [{ lineId: 1, quantity }],
});
const back = (
  state: 'received' | 'checked' | 'refused',
  good: number,
  { givenBefore = 0, missing = 0, reason = 'withdrawal' as 'withdrawal' | 'undelivered' } = {},
) => ({
  ...{ state, reason, givenBefore: 0 },
  lines: [{ lineId: 1, quantity: good + missing, good, damaged: 0, missing, givenBefore }],
});
const file = (found: Partial<Reckoned>): Reckoned => ({
  ...{ money: [], returns: [], parcels: [parcel('delivered', 3)], ...found },
});

describe('money that went back before its goods came', () => {
  test('is what refunds took off what is due, and no other change of it', () => {
    const changed = { kind: 'due' as const, amount: -700, about: null, lineId: null, quantity: null };
    expect(amountGivenAhead(file({ money: [given(500), changed, given(4999, 1, 1)] }))).toBe(500);
  });

  test('is used up by the return that it was given for, until that is refused', () => {
    const money = [given(500)];
    const used = { ...back('checked', 1), givenBefore: 500 };
    expect(amountGivenAhead(file({ money, returns: [used] }))).toBe(0);
    expect(amountGivenAhead(file({ money, returns: [{ ...used, state: 'refused' }] }))).toBe(500);
  });

  test('for lines is theirs, once', () => {
    const money = [given(4999, 1, 1)];
    expect(unitsGivenAhead(file({ money }), 1)).toBe(1);
    expect(unitsGivenAhead(file({ money }), 2)).toBe(0);
    const returns = [back('checked', 2, { givenBefore: 1 })];
    expect(unitsGivenAhead(file({ money, returns }), 1)).toBe(0);
    expect(unitsReckoned(file({ money, returns }), 1)).toBe(2);
  });

  test('for what was lost is not taken off what comes back', () => {
    const parcels = [parcel('delivered', 2), parcel('lost', 1)];
    expect(unitsGivenAhead(file({ money: [given(4999, 1, 1)], parcels }), 1)).toBe(0);
  });
});

describe('of a line the money is reckoned', () => {
  test('for what came back and was checked, and not for what is on its way or was refused', () => {
    const returns = [back('checked', 1), back('received', 1), back('refused', 1)];
    expect(unitsReckoned(file({ returns }), 1)).toBe(1);
  });

  test('for all of a parcel that nobody took, also where something is missing in it', () => {
    const missing = { missing: 1 };
    expect(unitsReckoned(file({ returns: [back('checked', 1, missing)] }), 1)).toBe(1);
    const returns = [back('checked', 1, { ...missing, reason: 'undelivered' })];
    expect(unitsReckoned(file({ returns }), 1)).toBe(2);
  });
});
