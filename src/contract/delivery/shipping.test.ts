import { describe, expect, test } from 'vitest';
import { shippingTimeFromWire, type WireShipping } from './shipping.ts';

const KNOWN: WireShipping['shippingTime'] = {
  shippingTime: { time: { days: 0, hours: 2, minutes: 30 }, weekDay: 0, weekAmount: 0, today: true },
  time: '2026-06-15 14:00:00',
  unknownTime: false,
  todayShipmentDeadline: '14:00:00',
  at: 1_781_524_800_000,
  deadlineAt: 1_781_524_800_000,
};

describe('the shipping time out of an answer', () => {
  test('has everything that is said of a parcel that leaves today', () => {
    expect(shippingTimeFromWire({ shippingTime: KNOWN })).toStrictEqual({
      unknownTime: false,
      today: true,
      at: 1_781_524_800_000,
      deadlineAt: 1_781_524_800_000,
      todayShipmentDeadline: '14:00:00',
      days: 0,
      hours: 2,
      minutes: 30,
      weekDay: 0,
      weekAmount: 0,
      time: '2026-06-15 14:00:00',
    });
  });

  test('has no deadline where the shop names none', () => {
    const time = shippingTimeFromWire({
      shippingTime: { ...KNOWN, deadlineAt: null, todayShipmentDeadline: null },
    });
    expect(time).not.toHaveProperty('deadlineAt');
    expect(time).not.toHaveProperty('todayShipmentDeadline');
  });

  test.each([
    { ...KNOWN, unknownTime: true },
    { ...KNOWN, shippingTime: null },
    { ...KNOWN, at: null },
  ])('is unknown where the shop does not know it', (shippingTime) => {
    expect(shippingTimeFromWire({ shippingTime })).toEqual({ unknownTime: true });
  });
});
