import { expect, test } from 'vitest';
import type { MoneyKind } from './money.ts';
import { refundTroubleOf } from './refund-trouble.ts';

const AT = new Date('2026-11-19T12:00:00Z');
type More = Partial<{ about: number; provider: string; reason: string; isUnclear: boolean }>;

/** The rows of a ledger, numbered from 1. */
const ledger = (...rows: [MoneyKind, More?][]) =>
  rows.map(([kind, { about = null, provider = null, reason = null, isUnclear = false } = {}], index) => ({
    ...{
      id: index + 1,
      kind,
      amount: 100,
      currency: 'PLN',
      about,
      provider,
      reason,
      isUnclear,
      enteredAt: AT,
    },
  }));
const ASKED = ['refund_asked', { provider: 'payu' }] as [MoneyKind, More];
const FAILED = ['refund_failed', { about: 1, reason: 'PayU: CANCELED' }] as [MoneyKind, More];

test('a refund that failed is to be seen to as long as its money is owed and nobody has asked for it again', () => {
  const failed = ledger(ASKED, FAILED);
  expect(refundTroubleOf(failed, 100)).toEqual({
    ...{ id: 1, what: 'refused', amount: 100, currency: 'PLN', at: AT, why: 'PayU: CANCELED' },
  });
  expect(refundTroubleOf(failed, 0), 'owed no more').toBeUndefined();
  expect(refundTroubleOf(ledger(ASKED, FAILED, ASKED), 100), 'asked for again').toBeUndefined();
  expect(refundTroubleOf(ledger(ASKED), 100), 'on its way').toBeUndefined();
  expect(refundTroubleOf(ledger(['payment']), 100)).toBeUndefined();
});

test('one that a bank has returned is to be seen to; one that somebody had written down by mistake is not', () => {
  const returned = (provider: More) =>
    ledger(['refund_asked', provider], ['refund_confirmed', { about: 1 }], ['reversal', { about: 2 }]);
  expect(refundTroubleOf(returned({ provider: 'stripe' }), 100)).toMatchObject({ id: 1, what: 'came_back' });
  expect(refundTroubleOf(returned({}), 100)).toBeUndefined();
  expect(refundTroubleOf(ledger(['payment'], ['reversal', { about: 1 }]), 100)).toBeUndefined();
});

test('one whose provider never said what became of it waits until somebody has looked it up', () => {
  const unclear = ['refund_asked', { provider: 'payu', isUnclear: true }] as [MoneyKind, More];
  expect(refundTroubleOf(ledger(unclear), 0)).toMatchObject({ id: 1, what: 'unclear' });
  expect(refundTroubleOf(ledger(unclear, ['refund_confirmed', { about: 1 }]), 0)).toBeUndefined();
});
