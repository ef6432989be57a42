import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isCovered,
  MONEY_STATES,
  type MoneyKind,
  type MoneyRow,
  moneyOf,
  openRefunds,
  refundableOf,
} from './money.ts';
import type { Payment } from './order.ts';

const ledger = (...entries: [kind: MoneyKind, amount: number, about?: number | null, currency?: string][]) =>
  entries.map(
    ([kind, amount, about, currency = 'PLN'], index): MoneyRow => ({
      id: index + 1,
      kind,
      amount,
      currency,
      about: about ?? null,
    }),
  );
const row = (kind: MoneyKind, amount: number): MoneyRow => ({
  ...{ id: 9, kind, amount, currency: 'PLN', about: null },
});
const of = (rows: MoneyRow[], payment: Payment = 'transfer') => moneyOf(rows, { currency: 'PLN', payment });

describe('the money of an order', () => {
  test.each([
    ['awaited', ledger(['due', 100]), 'unpaid', -100],
    ['awaited in part', ledger(['due', 100], ['payment', 40]), 'part_paid', -60],
    ['there', ledger(['due', 100], ['payment', 100]), 'paid', 0],
    ['too much', ledger(['due', 100], ['payment', 100], ['payment', 100]), 'overpaid', 100],
    [
      'owed back after a cancellation',
      ledger(['due', 100], ['payment', 100], ['due', -100]),
      'refund_owed',
      100,
    ],
    ['owed to nobody', ledger(['due', 100], ['due', -100]), 'nothing_due', 0],
    [
      'still owed where a refund failed',
      ledger(['due', 100], ['payment', 100], ['due', -100], ['refund_asked', 100], ['refund_failed', 100, 4]),
      'refund_owed',
      100,
    ],
    [
      'given back',
      ledger(
        ['due', 100],
        ['payment', 100],
        ['due', -100],
        ['refund_asked', 100],
        ['refund_confirmed', 100, 4],
      ),
      'refunded',
      0,
    ],
    [
      'given back in part',
      ledger(['due', 100], ['payment', 100], ['due', -30], ['refund_asked', 30], ['refund_confirmed', 30, 4]),
      'part_refunded',
      0,
    ],
    [
      'not there once its payment was reversed',
      ledger(['due', 100], ['payment', 100], ['reversal', -100, 2]),
      'unpaid',
      -100,
    ],
  ] as const)('that is %s', (_name, rows, state, balance) => {
    expect(of(rows)).toMatchObject({ state, balance });
  });

  test('that is paid at the door is with the courier before it is with the shop', () => {
    const sent = ledger(['due', 100], ['expected', 100]);
    expect(of(sent, 'on_delivery')).toMatchObject({ state: 'on_delivery', expected: 100, received: 0 });
    const passedOn = ledger(['due', 100], ['expected', 100], ['payment', 60]);
    expect(of(passedOn, 'on_delivery')).toMatchObject({ expected: 40, balance: -40 });
    expect(of([...passedOn, row('payment', 40)], 'on_delivery').expected).toBe(0);
  });

  test('in another currency covers nothing, and is told', () => {
    const money = of(ledger(['due', 100], ['payment', 100, null, 'EUR']));
    expect(money).toMatchObject({ state: 'unpaid', received: 0, hasForeign: true });
  });

  test('that a refund was asked for is not asked for twice', () => {
    const rows = ledger(['due', 100], ['payment', 100], ['due', -100], ['refund_asked', 60]);
    expect(openRefunds(rows).map(({ id }) => id)).toEqual([4]);
    expect(refundableOf(of(rows))).toBe(40);
  });

  test('adds up whatever comes: the balance is what came less what went and what is due', () => {
    const entry = fc.tuple(
      fc.constantFrom<MoneyKind>('due', 'payment', 'expected'),
      fc.integer({ min: 1, max: 9999 }),
    );
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 12 }),
        fc.constantFrom<Payment>('transfer', 'on_delivery'),
        (entries, payment) => {
          const money = of(ledger(...entries), payment);
          const sum = (kind: MoneyKind) =>
            entries.filter(([one]) => one === kind).reduce((total, [, amount]) => total + amount, 0);
          expect(money.balance).toBe(sum('payment') - sum('due'));
          expect(MONEY_STATES).toContain(money.state);
          expect(isCovered(money)).toBe(sum('payment') >= sum('due'));
        },
      ),
    );
  });
});
