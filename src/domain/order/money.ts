import type { Minor } from '#domain/price/money.ts';
import type { Payment } from './order.ts';

/** What a row of an order's ledger of money says. */
export const MONEY_KINDS = [
  'due',
  'payment',
  'expected',
  'refund_asked',
  'refund_confirmed',
  'refund_failed',
  'reversal',
] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

export type MoneyRow = {
  id: number;
  kind: MoneyKind;
  amount: Minor;
  currency: string;
  /** The row that is reversed, the refund that was confirmed or failed, or that took so much off what is due. */
  about: number | null;
  /** Whether a provider was asked for it that has not answered yet. */
  isAtProvider?: boolean;
  /** Whether a provider has told of it: it is as true as its own books. */
  isOfProvider?: boolean;
};

export const MONEY_STATES = [
  'nothing_due',
  'unpaid',
  'on_delivery',
  'part_paid',
  'paid',
  'overpaid',
  'refund_owed',
  'part_refunded',
  'refunded',
] as const;
export type MoneyState = (typeof MONEY_STATES)[number];

/** What the rows come to. `balance` is what the shop holds beyond what is due: below zero, the shopper owes it. */
export type OrderMoney = {
  due: Minor;
  received: Minor;
  /** Confirmed ones: a refund that failed has not been. */
  refunded: Minor;
  /** Asked for, and neither confirmed nor failed yet. */
  asked: Minor;
  /** What a courier has taken, or will, and not passed on yet: never more than is awaited. */
  expected: Minor;
  balance: Minor;
  /** Whether some of it came in another currency; that covers nothing. */
  hasForeign: boolean;
  state: MoneyState;
};

export function moneyOf(
  rows: readonly MoneyRow[],
  { currency, payment }: { currency: string; payment: Payment },
): OrderMoney {
  const own = rows.filter((row) => row.currency === currency);
  const sum = (kind: MoneyKind) => sumOf(own.filter((row) => row.kind === kind)) + reversedOf(own, kind);
  const due = sumOf(own.filter(({ kind }) => kind === 'due'));
  const received = sum('payment');
  const refunded = sum('refund_confirmed');
  const balance = received - refunded - due;
  const money = {
    due,
    received,
    refunded,
    asked: sumOf(openRefunds(own)),
    expected: Math.max(0, Math.min(sum('expected'), -balance)),
    balance,
    hasForeign: rows.some((row) => row.currency !== currency),
  };
  const wasLowered = own.some(({ kind, amount }) => kind === 'due' && amount < 0);
  return { ...money, state: stateOf(money, payment, wasLowered) };
}

/** Refunds that were asked for and have no answer yet. */
export function openRefunds<Row extends MoneyRow>(rows: readonly Row[]): Row[] {
  const answered = new Set(
    rows.flatMap(({ kind, about }) => (kind === 'refund_confirmed' || kind === 'refund_failed' ? about : [])),
  );
  return rows.filter(({ kind, id }) => kind === 'refund_asked' && !answered.has(id));
}

/** What of an amount that is due no more goes back to the shopper: nothing that never came. */
export const goesBackOf = ({ received, due }: Pick<OrderMoney, 'received' | 'due'>, owed: Minor): Minor =>
  Math.max(0, Math.min(owed, received - due));

/** What may still be given back. */
export const refundableOf = ({ received, refunded, asked }: OrderMoney): Minor => received - refunded - asked;

/** What is owed to the shopper and not under way yet. */
export const owedOf = ({ balance, asked }: OrderMoney): Minor => Math.max(0, balance - asked);

/** Whether it may be packed as far as money goes. */
export const isCovered = ({ balance }: Pick<OrderMoney, 'balance'>): boolean => balance >= 0;

/** All that came has gone back, or is on its way: nothing leaves for it, and it waits for nobody to pack it. */
export const isGivenBack = ({ due, received }: Pick<OrderMoney, 'due' | 'received'>): boolean =>
  due === 0 && received > 0;

function stateOf(
  { due, received, refunded }: Pick<OrderMoney, 'due' | 'received' | 'refunded'>,
  payment: Payment,
  wasLowered: boolean,
): MoneyState {
  const kept = received - refunded;
  if (due === 0 && received === 0) return 'nothing_due';
  if (kept > due) return wasLowered ? 'refund_owed' : 'overpaid';
  if (due === 0) return 'refunded';
  if (kept === 0) return payment === 'on_delivery' ? 'on_delivery' : 'unpaid';
  if (kept < due) return 'part_paid';
  return refunded > 0 ? 'part_refunded' : 'paid';
}

/** What reversals take back from rows of this kind. */
function reversedOf(rows: readonly MoneyRow[], kind: MoneyKind): Minor {
  const ofKind = new Set(rows.flatMap((row) => (row.kind === kind ? row.id : [])));
  return sumOf(rows.filter((row) => row.kind === 'reversal' && row.about !== null && ofKind.has(row.about)));
}

const sumOf = (rows: readonly { amount: Minor }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
