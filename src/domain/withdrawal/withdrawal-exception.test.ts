import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canWithdrawAtFirst,
  GIVEN_EXCEPTIONS,
  WITHDRAWAL_EXCEPTIONS,
  withdrawalExceptionOf,
} from './withdrawal-exception.ts';

describe('why a product cannot be sent back', () => {
  test.each([
    [false, null, undefined],
    [true, null, 'perishable'],
    [false, 'custom', 'custom'],
    [true, 'custom', 'custom'],
  ] as const)('perishable: %s, its own reason: %s, so %s', (perishable, withdrawalException, holds) => {
    expect(withdrawalExceptionOf({ perishable, withdrawalException })).toBe(holds);
  });

  test('is its own reason, whether it spoils or not', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.constantFrom(...GIVEN_EXCEPTIONS), (perishable, withdrawalException) => {
        expect(withdrawalExceptionOf({ perishable, withdrawalException })).toBe(withdrawalException);
      }),
    );
  });

  test('holds from the beginning, or only once it was opened, rendered or delivered', () => {
    expect(WITHDRAWAL_EXCEPTIONS.filter(canWithdrawAtFirst)).toEqual(['sealed', 'service', 'digital']);
    expect(canWithdrawAtFirst(undefined)).toBe(true);
  });
});
