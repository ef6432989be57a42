import { expect, test } from 'vitest';
import { checksum, isKsefNumber, type KsefStatus, nextTry, verdictOf } from './ksef-state.ts';

const status = (changes: Partial<KsefStatus>): KsefStatus => ({
  ...{ code: 100, description: 'przyjęto', details: [], ksefNumber: undefined, originalNumber: undefined },
  originalSession: undefined,
  ...changes,
});

test.each([
  [{ code: 100 }, { state: 'sent' }],
  [{ code: 150 }, { state: 'sent' }],
  [
    { code: 200, ksefNumber: 'A' },
    { state: 'accepted', ksefNumber: 'A', isDuplicate: false },
  ],
  [
    { code: 440, originalNumber: 'B', originalSession: 'S' },
    { state: 'accepted', ksefNumber: 'B', isDuplicate: true, sentIn: 'S' },
  ],
  [{ code: 440 }, { state: 'rejected', why: '440 przyjęto' }],
  [
    { code: 450, details: ['P_1'] },
    { state: 'rejected', why: '450 przyjęto; P_1' },
  ],
  [{ code: 500 }, { state: 'waiting', why: '500 przyjęto' }],
  [{ code: 550 }, { state: 'waiting', why: '550 przyjęto' }],
])('what KSeF says is understood: %j', (changes, verdict) => {
  expect(verdictOf(status(changes))).toEqual(verdict);
});

test('it is tried again ever later, and at last every hour', () => {
  const waits = Array.from({ length: 8 }, (_, tries) => nextTry(0, tries + 1) / 60_000);
  expect(waits).toEqual([1, 2, 5, 15, 30, 60, 60, 60]);
});

test('a number that was copied wrongly is noticed by its checksum', () => {
  const body = '5265877635-20250826-0100001AF629';
  const number = `${body}-${checksum(body)}`;
  expect(number).toBe('5265877635-20250826-0100001AF629-AF');
  expect(isKsefNumber(number)).toBe(true);
  for (const wrong of [number.replace('F629', 'F692'), number.slice(1), `${number}0`, ''])
    expect(isKsefNumber(wrong)).toBe(false);
});
