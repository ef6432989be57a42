import { describe, expect, test } from 'vitest';
import { whyNot, whyNotParcel } from './actions.ts';
import { moneyOf } from './money.ts';
import type { Payment } from './order.ts';
import type { OrderFacts, ParcelFact, ParcelState } from './order-facts.ts';
import { countsOf } from './parcels.ts';
import type { ReturnState } from './return-state.ts';
import { returnableOf, withdrawalUntil } from './returns.ts';
import { stageOf, statusOf, toldStageOf } from './stage.ts';

type Given = Partial<Omit<OrderFacts, 'money' | 'parcels'>> & { paid?: number; parcels?: ParcelFact[] };

/** Two lines, three pieces and one, for 100 together. */
function order({ paid = 0, payment = 'transfer' as Payment, ...facts }: Given = {}): OrderFacts {
  const rows = [{ id: 1, kind: 'due' as const, amount: 100, currency: 'PLN', about: null }];
  const came = { id: 2, kind: 'payment' as const, amount: paid, currency: 'PLN', about: null };
  return {
    payment,
    isCancelled: false,
    held: null,
    lines: [line(1, 3), line(2, 1)],
    parcels: [],
    returns: [],
    money: moneyOf(paid > 0 ? [...rows, came] : rows, { currency: 'PLN', payment }),
    ...facts,
  };
}
const line = (id: number, quantity: number, cancelled = 0) => ({ id, quantity, cancelled, pointsCost: 0 });
const parcel = (state: ParcelState, lines: Record<number, number>): ParcelFact => ({
  id: 1,
  state,
  isTracked: true,
  trackingNumber: null,
  lines: Object.entries(lines).map(([lineId, quantity]) => ({ lineId: Number(lineId), quantity })),
});
const ALL = { 1: 3, 2: 1 };
const checked = (quantity: number, state: ReturnState = 'checked') => [
  {
    id: 1,
    state,
    reason: 'withdrawal' as const,
    lines: [{ lineId: 1, quantity, good: quantity, damaged: 0, missing: 0 }],
  },
];

describe('an order is', () => {
  test.each([
    ['awaiting_payment', order(), 'placed'],
    ['awaiting_payment', order({ paid: 99 }), 'placed'],
    ['placed', order({ payment: 'on_delivery' }), 'placed'],
    ['paid', order({ paid: 100 }), 'paid'],
    ['packing', order({ paid: 100, parcels: [parcel('packing', {})] }), 'paid'],
    ['packing', order({ paid: 100, parcels: [parcel('packed', { 1: 3 })] }), 'packed'],
    ['packing', order({ paid: 100, parcels: [parcel('packing', ALL)] }), 'paid'],
    ['packed', order({ paid: 100, parcels: [parcel('packed', ALL)] }), 'packed'],
    ['packed', order({ lines: [line(1, 3, 2)], parcels: [parcel('packed', { 1: 1 })] }), 'packed'],
    ['sent_part', order({ paid: 100, parcels: [parcel('sent', { 1: 3 })] }), 'sent'],
    ['sent_part', order({ parcels: [parcel('sent', { 1: 3 }), parcel('packed', { 2: 1 })] }), 'sent'],
    ['sent', order({ parcels: [parcel('delivered', { 1: 3 }), parcel('sent', { 2: 1 })] }), 'sent'],
    ['delivered', order({ parcels: [parcel('delivered', { 1: 3 }), parcel('lost', { 2: 1 })] }), 'delivered'],
    ['sent', order({ parcels: [parcel('lost', ALL)] }), 'sent'],
    ['returned_part', order({ parcels: [parcel('delivered', ALL)], returns: checked(2) }), 'delivered'],
    [
      'returned',
      order({ lines: [line(1, 3)], parcels: [parcel('delivered', { 1: 3 })], returns: checked(3) }),
      'delivered',
    ],
    [
      'delivered',
      order({ parcels: [parcel('delivered', ALL)], returns: checked(2, 'refused') }),
      'delivered',
    ],
    ['cancelled', order({ paid: 100, isCancelled: true }), 'cancelled'],
  ] as const)('%s (%#), whatever else was written', (stage, facts, status) => {
    expect([stageOf(facts), statusOf(facts)]).toEqual([stage, status]);
  });
});

describe('a shopper is told', () => {
  test.each([
    ['returned_part', 'delivered', 'returned_part'],
    ['returned', 'delivered', 'returned'],
    ['sent_part', 'sent', 'sent_part'],
    ['packing', 'paid', 'paid'],
    ['delivered', 'delivered', 'delivered'],
  ] as const)('of an order that is %s and has the status %s: %s', (stage, status, told) => {
    expect(toldStageOf(stage, status)).toBe(told);
  });
});

describe('a line', () => {
  test('has each unit at one place', () => {
    const facts = order({
      lines: [line(1, 9, 2)],
      parcels: [parcel('sent', { 1: 3 }), parcel('packing', { 1: 1 })],
    });
    const [first] = facts.lines;
    expect(first && countsOf(facts, first)).toMatchObject({
      ...{ ordered: 9, cancelled: 2, open: 3, inParcels: 4, sent: 3, packing: 1 },
    });
  });

  test('of a cancelled order has nothing open', () => {
    const facts = order({ isCancelled: true });
    expect(facts.lines.map((one) => countsOf(facts, one))).toMatchObject([
      { cancelled: 3, open: 0 },
      { cancelled: 1, open: 0 },
    ]);
  });

  test('comes back as far as it was sent, once, and not where it was lost', () => {
    const sent = { parcels: [parcel('delivered', { 1: 2 }), parcel('lost', { 1: 1, 2: 1 })] };
    expect([...returnableOf(order(sent))]).toEqual([[1, 2]]);
    expect([...returnableOf(order({ ...sent, returns: checked(1) }))]).toEqual([[1, 1]]);
    expect([...returnableOf(order({ ...sent, returns: checked(1, 'refused') }))]).toEqual([[1, 2]]);
  });
});

describe('nobody is refused for a date that is not known', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 10, number));

  test('the days count from the last parcel', () => {
    expect(withdrawalUntil([day(1), day(3)], 14)).toEqual(day(17));
    expect(withdrawalUntil([day(1), null], 14)).toBeUndefined();
    expect(withdrawalUntil([], 14)).toBeUndefined();
  });
});

describe('an action tells why it is not possible', () => {
  test('unpaid goods are packed only by who may, or where they are paid at the door', () => {
    expect(whyNot('start_parcel', order())).toBe('unpaid');
    expect(whyNot('start_parcel', order(), { mayPackUnpaid: true })).toBeUndefined();
    expect(whyNot('start_parcel', order({ payment: 'on_delivery' }))).toBeUndefined();
    expect(whyNot('start_parcel', order({ paid: 100, held: 'adres' }))).toBe('held');
  });

  test('a packed order is not cancelled, one that is being packed is', () => {
    expect(whyNot('cancel', order({ parcels: [parcel('packing', ALL)] }))).toBeUndefined();
    for (const state of ['packed', 'sent', 'delivered', 'lost', 'back'] as const)
      expect(whyNot('cancel', order({ parcels: [parcel(state, { 2: 1 })] }))).toBe('packed');
  });

  test('what has left whole cannot be held back any more', () => {
    expect(whyNot('hold', order({ parcels: [parcel('sent', ALL)] }))).toBe('all_left');
    expect(whyNot('hold', order({ parcels: [parcel('packed', ALL)] }))).toBeUndefined();
    expect(whyNot('hold', order({ parcels: [parcel('sent', { 1: 3 })] }))).toBeUndefined();
  });

  test('what is in parcels is not edited any more', () => {
    expect(whyNot('edit_lines', order({ parcels: [parcel('packing', { 1: 3 })] }))).toBeUndefined();
    expect(whyNot('edit_lines', order({ parcels: [parcel('packing', ALL)] }))).toBe('nothing_open');
  });

  test('a parcel goes step by step, with its number, and not while the order is held', () => {
    const free = order({});
    expect(whyNotParcel('pack', free, parcel('packing', {}))).toBe('empty');
    expect(whyNotParcel('send', free, parcel('packing', ALL))).toBe('not_packed');
    expect(whyNotParcel('send', free, parcel('packed', ALL))).toBe('no_tracking_number');
    expect(whyNotParcel('send', free, parcel('sent', ALL))).toBe('sent_already');
    const named = { ...parcel('packed', ALL), trackingNumber: '6200' };
    expect(whyNotParcel('send', free, named)).toBeUndefined();
    expect(whyNotParcel('send', order({ held: 'adres' }), named)).toBe('held');
    expect(whyNotParcel('deliver', free, named)).toBe('not_sent');
  });
});
