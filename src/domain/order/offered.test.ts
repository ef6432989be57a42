import { expect, test } from 'vitest';
import { isOffered, isOfferedOn, isSelfEvident, type Offerings } from './offered.ts';

const order: Offerings = {
  actions: [{ action: 'hold' }, { action: 'cancel', why: 'packed' }],
  parcels: [{ id: 4, actions: [{ action: 'send', why: 'no_tracking_number' }] }],
  returns: [{ id: 5, actions: [{ action: 'receive' }] }],
  money: { rows: [{ id: 6, actions: [{ action: 'reverse', why: 'not_reversible' }] }] },
};

test('a parcel may be sent although its number is still to be typed', () => {
  expect(isOffered({ action: 'send', why: 'no_tracking_number' })).toBe(true);
  expect(isOffered({ action: 'send', why: 'held' })).toBe(false);
});

test('what is in the way of an action is told where nobody sees it', () => {
  expect(isSelfEvident({ action: 'cancel', why: 'packed' })).toBe(false);
  expect(isSelfEvident({ action: 'start_parcel', why: 'unpaid' })).toBe(false);
  expect(isSelfEvident({ action: 'release', why: 'not_held' })).toBe(true);
  expect(isSelfEvident({ action: 'release' })).toBe(false);
});

test.each([
  ['hold', 0, true],
  ['cancel', 0, false],
  ['release', 0, false],
  ['send', 4, true],
  ['send', 5, false],
  ['receive', 5, true],
  ['reverse', 6, false],
] as const)('%s of part %i can be done: %s', (action, id, is) => {
  expect(isOfferedOn(order, action, id)).toBe(is);
});

test('of an order without returns and money nothing is offered there', () => {
  expect(isOfferedOn({ actions: [], parcels: [] }, 'reverse', 6)).toBe(false);
});
