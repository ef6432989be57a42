import { expect, test } from 'vitest';
import { type AtHand, nextStepOf } from './next-step.ts';

const nothing: AtHand = { actions: [], parcels: [] };

test('who may do nothing is told of no next step', () => {
  expect(nextStepOf(nothing)).toBeUndefined();
  expect(nextStepOf({ ...nothing, money: { owed: 100, balance: -100 } })).toBeUndefined();
  expect(nextStepOf({ ...nothing, actions: [{ action: 'start_parcel', why: 'unpaid' }] })).toBeUndefined();
});

test('what is packed is sent before anything else is packed, also where its number is to be typed yet', () => {
  const parcels = [{ id: 7, actions: [{ action: 'send', why: 'no_tracking_number' }] as const }];
  expect(nextStepOf({ ...nothing, actions: [{ action: 'start_parcel' }], parcels })).toEqual({
    ...{ action: 'send', id: 7 },
  });
});

test('a label that a carrier makes comes before the number that would be typed, and sending after it', () => {
  const label = { action: 'order_label' } as const;
  const unnumbered = [{ id: 7, actions: [label, { action: 'send', why: 'no_tracking_number' }] as const }];
  expect(nextStepOf({ ...nothing, parcels: unnumbered })).toEqual({ action: 'order_label', id: 7 });
  const made = { action: 'order_label', why: 'has_label' } as const;
  const numbered = [{ id: 7, actions: [made, { action: 'send' }] as const }];
  expect(nextStepOf({ ...nothing, parcels: numbered })).toEqual({ action: 'send', id: 7 });
});

test('what is held is let go first', () => {
  expect(
    nextStepOf({ ...nothing, actions: [{ action: 'start_parcel', why: 'held' }, { action: 'release' }] }),
  ).toEqual({
    action: 'release',
  });
});

test('money that is owed goes back before money that is awaited is written down', () => {
  const actions = [{ action: 'record_payment' }, { action: 'ask_refund' }] as const;
  expect(nextStepOf({ ...nothing, actions, money: { owed: 100, balance: 100 } })?.action).toBe('ask_refund');
  expect(nextStepOf({ ...nothing, actions, money: { owed: 0, balance: -1 } })?.action).toBe('record_payment');
  expect(nextStepOf({ ...nothing, actions, money: { owed: 0, balance: 0 } })).toBeUndefined();
});

test('a refund that was asked for is confirmed, whatever became of the order', () => {
  const rows = [{ id: 5, actions: [{ action: 'confirm_refund' }] as const }];
  const money = { owed: 0, balance: 100, rows };
  expect(nextStepOf({ ...nothing, money })).toEqual({ action: 'confirm_refund', id: 5 });
  const answered = { id: 5, actions: [{ action: 'confirm_refund', why: 'not_asked' }] as const };
  expect(nextStepOf({ ...nothing, money: { ...money, rows: [answered] } })).toBeUndefined();
});

test('a refund that did not go back comes before all else: it is asked for again, or looked up', () => {
  const actions = [{ action: 'start_parcel' }, { action: 'ask_refund' }] as const;
  const failed = { owed: 100, balance: 100, trouble: { what: 'refused', id: 5 } } as const;
  expect(nextStepOf({ ...nothing, actions, money: failed })?.action).toBe('ask_refund');
  const packer = [{ action: 'start_parcel' }] as const;
  expect(nextStepOf({ ...nothing, actions: packer, money: failed })?.action).toBe('start_parcel');
  const rows = [4, 5].map((id) => ({ id, actions: [{ action: 'confirm_refund' }] as const }));
  const unclear = { owed: 0, balance: 100, rows, trouble: { what: 'unclear', id: 5 } } as const;
  expect(nextStepOf({ ...nothing, actions, money: unclear })).toEqual({ action: 'confirm_refund', id: 5 });
});

test('a withdrawal that waits comes before packing; what has begun to come back of it, before that', () => {
  const withdrawn = { ...nothing, withdrawals: [{ id: 4, isHandled: false }] };
  const actions = [{ action: 'release' }, { action: 'start_parcel' }] as const;
  expect(nextStepOf({ ...withdrawn, actions })).toEqual({ action: 'withdrawal', id: 4 });
  const returns = [{ id: 3, actions: [{ action: 'receive' }] as const }];
  expect(nextStepOf({ ...withdrawn, returns })).toEqual({ action: 'receive', id: 3 });
  const handled = [{ id: 4, isHandled: true }];
  expect(nextStepOf({ ...nothing, withdrawals: handled })).toBeUndefined();
});

test('a return goes on where it stands', () => {
  const returns = [
    { id: 3, actions: [{ action: 'receive', why: 'not_announced' }, { action: 'check' }] as const },
  ];
  expect(nextStepOf({ ...nothing, returns })).toEqual({ action: 'check', id: 3 });
});

test('a parcel under way is the last to wait for', () => {
  const parcels = [{ id: 1, actions: [{ action: 'deliver' }] as const }];
  expect(nextStepOf({ ...nothing, parcels })).toEqual({ action: 'deliver', id: 1 });
  expect(nextStepOf({ ...nothing, parcels, actions: [{ action: 'start_parcel' }] })?.action).toBe(
    'start_parcel',
  );
});

test('money that was promised for a complaint goes back by products that were sent, else as a whole', () => {
  const promised = { ...nothing, isMoneyPromised: true };
  const whole = { action: 'refund_whole' } as const;
  expect(nextStepOf({ ...promised, actions: [whole, { action: 'refund_lines' }] })).toEqual({
    action: 'refund_lines',
  });
  expect(
    nextStepOf({ ...promised, actions: [whole, { action: 'refund_lines', why: 'owed_first' }] }),
  ).toEqual(whole);
  expect(nextStepOf({ ...nothing, actions: [whole] }), 'nothing was promised').toBeUndefined();
  expect(nextStepOf(promised), 'for somebody else to do').toBeUndefined();
});
