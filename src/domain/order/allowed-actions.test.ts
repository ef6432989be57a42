import { describe, expect, test } from 'vitest';
import { RIGHTS, roleHas } from '#domain/staff/right.ts';
import { ROLES } from '#domain/staff/role.ts';
import { RIGHT_FOR } from './action-rights.ts';
import { moneyActions, orderActions, parcelActions, returnActions } from './allowed-actions.ts';
import { type MoneyRow, moneyOf } from './money.ts';
import type { OrderFacts } from './order-facts.ts';

const row = (id: number, kind: MoneyRow['kind'], amount: number): MoneyRow => ({
  ...{ id, kind, amount, currency: 'PLN', about: null },
});
const ROWS = [row(1, 'due', 100), row(2, 'payment', 100), row(3, 'refund_asked', 40)];
const parcel = {
  ...{ id: 1, state: 'packing' as const, isTracked: true, trackingNumber: null },
  lines: [{ lineId: 1, quantity: 1 }],
};
const facts: OrderFacts = {
  payment: 'transfer',
  isCancelled: false,
  held: null,
  lines: [{ id: 1, quantity: 2, cancelled: 0, pointsCost: 0 }],
  parcels: [parcel],
  returns: [],
  money: moneyOf(ROWS, { currency: 'PLN', payment: 'transfer' }),
};

describe('what is offered with an order', () => {
  test('needs a right that there is, and that somebody beside the owner may well not have', () => {
    for (const right of Object.values(RIGHT_FOR)) {
      expect(RIGHTS).toContain(right);
      expect(ROLES.some((role) => !roleHas(role, right))).toBe(true);
    }
  });

  test('is nothing to whoever may nothing', () => {
    const none = () => false;
    expect(orderActions(facts, none)).toEqual([]);
    expect(parcelActions(facts, parcel, none)).toEqual([]);
    expect(moneyActions(facts, row(2, 'payment', 100), ROWS, none)).toEqual([]);
  });

  test('to a packer is packing, and says why a parcel cannot be sent yet', () => {
    const packer = (right: (typeof RIGHTS)[number]) => roleHas('packer', right);
    expect(orderActions(facts, packer)).toEqual([{ action: 'start_parcel' }, { action: 'note' }]);
    expect(parcelActions(facts, parcel, packer)).toEqual([
      { action: 'scan' },
      { action: 'pack' },
      { action: 'send', why: 'not_packed' },
      { action: 'deliver', why: 'not_sent' },
      { action: 'unpack', why: 'not_packed' },
      { action: 'drop' },
    ]);
  });

  test('is a refund’s answer, a mistake’s mirror, and a return’s next step', () => {
    const all = () => true;
    const refund = moneyActions(facts, row(3, 'refund_asked', 40), ROWS, all);
    expect(refund).toEqual([
      { action: 'confirm_refund' },
      { action: 'fail_refund' },
      { action: 'reverse', why: 'not_reversible' },
    ]);
    const payment = moneyActions(facts, row(2, 'payment', 100), ROWS, all);
    expect(payment[2]).toEqual({ action: 'reverse', why: 'refunded_already' });
    expect(returnActions({ id: 1, state: 'received', reason: 'withdrawal', lines: [] }, all)).toEqual([
      { action: 'receive', why: 'not_announced' },
      { action: 'check' },
      { action: 'settle', why: 'not_checked' },
      { action: 'refuse', why: 'not_checked' },
    ]);
    const settled = returnActions({ id: 1, state: 'settled', reason: 'withdrawal', lines: [] }, all);
    expect(settled.slice(2).map(({ why }) => why)).toEqual(['settled_already', 'settled_already']);
  });
});

test('money that is asked for already is not said never to have come', () => {
  const refunds = (rows: MoneyRow[]) =>
    orderActions({ ...facts, money: moneyOf(rows, { currency: 'PLN', payment: 'transfer' }) }, () => true)
      .filter(({ action }) => action === 'ask_refund' || action === 'refund_whole')
      .map(({ why }) => why);
  expect(refunds([...ROWS, row(4, 'refund_asked', 60)])).toEqual(['given_back', 'given_back']);
  expect(refunds([row(1, 'due', 100)])).toEqual(['nothing_received', 'nothing_received']);
});

test('what a provider has told of is as true as its own books: no hand takes it back', () => {
  const [reversal] = moneyActions(
    facts,
    { ...row(5, 'payment', 1), isOfProvider: true },
    ROWS,
    () => true,
  ).slice(2);
  expect(reversal).toEqual({ action: 'reverse', why: 'of_provider' });
});

test('nothing leaves for money that was given back, or is on its way back', () => {
  const all = () => true;
  const rows = [row(1, 'due', 100), row(2, 'payment', 100), row(3, 'refund_asked', 100), row(4, 'due', -100)];
  const back = { ...facts, money: moneyOf(rows, { currency: 'PLN', payment: 'transfer' }) };
  const whyOf = (action: string, found: { action: string; why?: string }[]) =>
    found.find((one) => one.action === action)?.why;
  expect(whyOf('start_parcel', orderActions(back, all))).toBe('refunded');
  const packed = { ...parcel, state: 'packed' as const, trackingNumber: 'A1', label: 'none' as const };
  for (const action of ['send', 'order_label'])
    expect(whyOf(action, parcelActions(back, packed, all)), action).toBe('refunded');
});

test('money that came in another currency can be taken back as a mistake', () => {
  const foreign: MoneyRow = { ...row(4, 'payment', 100), currency: 'EUR' };
  const reversed = (one: MoneyRow) => moneyActions(facts, one, [...ROWS, foreign], () => true)[2];
  expect(reversed(foreign)).toEqual({ action: 'reverse' });
});
