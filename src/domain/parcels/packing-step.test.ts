import { describe, expect, test } from 'vitest';
import { packingStep } from './packing-step.ts';

const START = [{ action: 'start_parcel' as const }];
const parcel = (
  number: number,
  state: 'packing' | 'packed' | 'sent',
  why?: 'held' | 'no_tracking_number' | 'empty',
) => ({
  ...{ id: number * 10, number, state },
  actions: [{ action: state === 'packing' ? ('pack' as const) : ('send' as const), ...(why && { why }) }],
});

describe('an order at the packing table', () => {
  test('is packed where nothing is in its way', () => {
    expect(packingStep({ parcels: [], actions: START })).toEqual({ kind: 'packing', parcel: undefined });
    const begun = packingStep({ parcels: [parcel(1, 'packing', 'empty')], actions: START });
    expect(begun).toEqual({ kind: 'packing', parcel: { id: 10, number: 1 } });
  });

  test('is sent once it is packed, with a number where the way of delivery has one', () => {
    const ready = packingStep({ parcels: [parcel(1, 'packed', 'no_tracking_number')], actions: START });
    expect(ready).toMatchObject({ kind: 'sending', parcel: { number: 1 }, needsNumber: true, maySend: true });
    const plain = packingStep({ parcels: [parcel(1, 'sent'), parcel(2, 'packed')], actions: START });
    expect(plain).toMatchObject({ kind: 'sending', parcel: { number: 2 }, needsNumber: false });
    const withoutRight = { ...parcel(1, 'packed'), actions: [] };
    expect(packingStep({ parcels: [withoutRight], actions: START })).toMatchObject({ maySend: false });
  });

  test('is finished first where a parcel is begun beside one that is packed', () => {
    const both = packingStep({ parcels: [parcel(1, 'packed'), parcel(2, 'packing')], actions: START });
    expect(both).toMatchObject({ kind: 'packing', parcel: { number: 2 } });
  });

  test('says why it is not packed: unpaid, held, cancelled, or all of it is on its way', () => {
    for (const why of ['unpaid', 'held', 'cancelled', 'nothing_open'] as const)
      expect(packingStep({ parcels: [], actions: [{ action: 'start_parcel', why }] })).toEqual({
        ...{ kind: 'stopped', why },
      });
    const held = packingStep({ parcels: [parcel(1, 'packing', 'held')], actions: START });
    expect(held).toEqual({ kind: 'stopped', why: 'held' });
    expect(packingStep({ parcels: [parcel(1, 'packed', 'held')], actions: START })).toEqual(held);
  });
});
