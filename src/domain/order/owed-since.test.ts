import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MoneyKind, type MoneyRow, moneyOf } from './money.ts';
import { owedSince } from './owed-since.ts';

type Entered = MoneyRow & { enteredAt: Date };
const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const row = (id: number, kind: MoneyKind, amount: number, about: number | null = null): Entered => ({
  ...{ id, kind, amount, about, currency: 'PLN', enteredAt: day(id) },
});
const withdrawn = {
  ...({ state: 'checked', reason: 'withdrawal' } as const),
  ...{ announcedAt: day(1), checkedAt: day(9), refundDue: 100 },
};

test('nothing is owed before more came than was due, and no more once it is back', () => {
  const rows = [row(1, 'due', 100), row(2, 'payment', 100)];
  expect(owedSince(rows, 'PLN')).toBeUndefined();
  const back = [...rows, row(3, 'due', -100), row(4, 'refund_asked', 100)];
  expect(owedSince(back, 'PLN')).toEqual(day(3));
  expect(owedSince([...back, row(5, 'refund_confirmed', 100, 4)], 'PLN')).toBeUndefined();
});

test('the days count from the first that was too much, and anew once it was even', () => {
  const rows = [row(1, 'due', 100), row(2, 'payment', 120), row(3, 'payment', 5)];
  expect(owedSince(rows, 'PLN')).toEqual(day(2));
  expect(owedSince([...rows, row(4, 'due', 25), row(5, 'payment', 10)], 'PLN')).toEqual(day(5));
});

test('a payment that was a mistake is owed to nobody', () => {
  const rows = [row(1, 'payment', 100), row(2, 'reversal', -100, 1)];
  expect(owedSince(rows, 'PLN')).toBeUndefined();
});

test('money of another currency makes nothing owed in the order’s own', () => {
  expect(owedSince([{ ...row(1, 'payment', 100), currency: 'EUR' }], 'PLN')).toBeUndefined();
});

test('what came back on a withdrawal is owed since it was stated', () => {
  const rows = [row(2, 'due', 100), row(3, 'payment', 100), row(9, 'due', -100)];
  expect(owedSince(rows, 'PLN', [withdrawn])).toEqual(day(1));
  expect(owedSince(rows, 'PLN', [{ ...withdrawn, reason: 'complaint' }])).toEqual(day(9));
  expect(owedSince(rows.slice(0, 2), 'PLN', [withdrawn])).toBeUndefined();
});

test('settling a return moves its deadline as little as anything after it', () => {
  const rows = [row(2, 'due', 100), row(3, 'payment', 100), row(9, 'due', -100), row(10, 'due', 20)];
  const settled = { ...withdrawn, state: 'settled', refundDue: 80 } as const;
  expect(owedSince(rows, 'PLN', [settled])).toEqual(day(1));
  const mistaken = [...rows, row(11, 'refund_confirmed', 80), row(12, 'reversal', -80, 11)];
  expect(owedSince(mistaken, 'PLN', [settled]), 'a refund that was none').toEqual(day(1));
});

test('a return whose money went back makes nothing older that is owed later', () => {
  const rows = [row(2, 'due', 100), row(3, 'payment', 100), row(9, 'due', -100)];
  const later = [...rows, row(10, 'refund_confirmed', 100), row(12, 'payment', 5)];
  const settled = { ...withdrawn, state: 'settled' } as const;
  expect(owedSince(later, 'PLN', [settled])).toEqual(day(12));
  expect(owedSince(rows, 'PLN', [{ ...settled, refundDue: 0 }])).toEqual(day(9));
});

test('something is owed exactly where the balance says so', () => {
  const kinds = fc.constantFrom<MoneyKind>('due', 'payment', 'refund_asked', 'refund_confirmed');
  const entries = fc.array(fc.tuple(kinds, fc.integer({ min: 1, max: 500 })), { maxLength: 12 });
  fc.assert(
    fc.property(entries, (given) => {
      const rows = given.map(([kind, amount], index) => row(index + 1, kind, amount));
      const { balance } = moneyOf(rows, { currency: 'PLN', payment: 'transfer' });
      expect(owedSince(rows, 'PLN') !== undefined).toBe(balance > 0);
    }),
  );
});
