import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShippingTime } from './dispatch.ts';
import { deadlineHasPassed, type ShippingWords, shippingWords } from './shipping-words.ts';

type KnownTime = Extract<ShippingTime, { unknownTime: false }>;

const HOUR = 3_600_000;
const DEADLINE = Date.parse('2026-06-15T14:00+02:00');

/** Leaves today, at the deadline. */
const today: KnownTime = {
  unknownTime: false,
  today: true,
  at: DEADLINE,
  deadlineAt: DEADLINE,
  todayShipmentDeadline: '14:00:00',
  days: 0,
  hours: 4,
  minutes: 0,
  weekDay: 0,
  weekAmount: 0,
  time: '2026-06-15 14:00:00',
};

/** Leaves on another day, after so long; on Tuesday 24 November unless told otherwise. */
function later(record: Partial<KnownTime>): KnownTime {
  return {
    unknownTime: false,
    today: false,
    at: Date.parse('2026-11-24T14:00+01:00'),
    days: 3,
    hours: 2,
    minutes: 5,
    weekDay: 2,
    weekAmount: 0,
    time: '2026-11-24 14:00:00',
    ...record,
  };
}

describe('what is said of the shipping time', () => {
  test('nothing of a time that nobody knows', () => {
    expect(shippingWords({ unknownTime: true }, DEADLINE)).toEqual({ say: 'unknown' });
  });

  test.each<[string, number, ShippingWords]>([
    ['long before the deadline: today', DEADLINE - 6 * HOUR, { say: 'today' }],
    ['exactly 3 hours before the deadline: today', DEADLINE - 3 * HOUR, { say: 'today' }],
    [
      'a millisecond less than 3 hours before it: order by 14:00',
      DEADLINE - 3 * HOUR + 1,
      { say: 'orderBy', time: '14:00' },
    ],
    ['a minute before it: order by 14:00', DEADLINE - 60_000, { say: 'orderBy', time: '14:00' }],
    ['a millisecond before it: order by 14:00', DEADLINE - 1, { say: 'orderBy', time: '14:00' }],
    ['at the deadline itself: order by is no longer said', DEADLINE, { say: 'today' }],
    ['after the deadline: order by is no longer said', DEADLINE + HOUR, { say: 'today' }],
  ])('where a parcel leaves today, %s', (_, now, words) => {
    expect(shippingWords(today, now)).toEqual(words);
  });

  test('today, where no deadline is told', () => {
    const { deadlineAt: _, todayShipmentDeadline: __, ...untold } = today;
    expect(shippingWords(untold, DEADLINE - HOUR)).toEqual({ say: 'today' });
  });

  test('the deadline in hours and minutes, also in the morning', () => {
    const morning = { ...today, todayShipmentDeadline: '09:05:00' };
    expect(shippingWords(morning, DEADLINE - HOUR)).toEqual({ say: 'orderBy', time: '09:05' });
  });

  test.each<[string, Partial<KnownTime>, ShippingWords]>([
    ['in 0 days: tomorrow', { days: 0, hours: 23, minutes: 59 }, { say: 'tomorrow' }],
    ['in 0 days, 0 hours and 0 minutes: tomorrow', { days: 0, hours: 0, minutes: 0 }, { say: 'tomorrow' }],
    ['in exactly 1 day 0 hours 0 minutes: tomorrow', { days: 1, hours: 0, minutes: 0 }, { say: 'tomorrow' }],
    [
      'in 1 day and 1 minute: the day of the week',
      { days: 1, hours: 0, minutes: 1 },
      { say: 'weekDay', weekDay: 2 },
    ],
    [
      'in 1 day and 1 hour: the day of the week',
      { days: 1, hours: 1, minutes: 0 },
      { say: 'weekDay', weekDay: 2 },
    ],
    [
      'in 2 days of this week: the day of the week',
      { days: 2, hours: 0, minutes: 0 },
      { say: 'weekDay', weekDay: 2 },
    ],
    ['next week: with the date', { weekAmount: 1 }, { say: 'weekDay', weekDay: 2, date: '24.11' }],
    [
      'on Sunday of next week: with the date',
      { weekAmount: 1, weekDay: 7, time: '2026-12-06 14:00:00' },
      { say: 'weekDay', weekDay: 7, date: '06.12' },
    ],
    [
      'in 29 days: the day of the week with the date',
      { days: 29, hours: 23, minutes: 59, weekAmount: 4 },
      { say: 'weekDay', weekDay: 2, date: '24.11' },
    ],
    ['in 30 days: how many', { days: 30, hours: 0, minutes: 0, weekAmount: 4 }, { say: 'inDays', days: 30 }],
    ['in 31 days and some hours: how many', { days: 31, weekAmount: 5 }, { say: 'inDays', days: 31 }],
  ])('where a parcel leaves %s', (_, record, words) => {
    expect(shippingWords(later(record), DEADLINE)).toEqual(words);
  });

  test.each<[string, Partial<KnownTime>, { tomorrow: boolean; shipmentIn: boolean }, ShippingWords]>([
    [
      'no word for tomorrow says: within 24 hours',
      { days: 0 },
      { tomorrow: false, shipmentIn: true },
      { say: 'in24Hours' },
    ],
    [
      'no word for tomorrow says so of exactly one day too',
      { days: 1, hours: 0, minutes: 0 },
      { tomorrow: false, shipmentIn: true },
      { say: 'in24Hours' },
    ],
    [
      'no text for many days says the day of the week with the date',
      { days: 30, weekAmount: 4 },
      { tomorrow: true, shipmentIn: false },
      { say: 'weekDay', weekDay: 2, date: '24.11' },
    ],
    [
      'none of these texts says the rest as before',
      { days: 3 },
      { tomorrow: false, shipmentIn: false },
      { say: 'weekDay', weekDay: 2 },
    ],
  ])('a shop with %s', (_, record, labels, words) => {
    expect(shippingWords(later(record), DEADLINE, labels)).toEqual(words);
  });

  test('order by is said exactly within the three hours before the deadline', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5 * HOUR, max: 5 * HOUR }), (left) => {
        const { say } = shippingWords(today, DEADLINE - left);
        expect(say).toBe(left > 0 && left < 3 * HOUR ? 'orderBy' : 'today');
      }),
      { examples: [[3 * HOUR], [3 * HOUR - 1], [1], [0], [-1]] },
    );
  });

  test('where a parcel does not leave today, neither today nor order by is ever said', () => {
    const record = fc.record({
      days: fc.nat({ max: 60 }),
      hours: fc.nat({ max: 23 }),
      minutes: fc.nat({ max: 59 }),
      weekDay: fc.integer({ min: 1, max: 7 }),
      weekAmount: fc.nat({ max: 9 }),
    });
    const labels = fc.record({ tomorrow: fc.boolean(), shipmentIn: fc.boolean() });
    fc.assert(
      fc.property(record, labels, fc.integer({ min: -9 * HOUR, max: 9 * HOUR }), (given, texts, apart) => {
        const words = shippingWords(later(given), DEADLINE + apart, texts);
        expect(['today', 'orderBy', 'unknown']).not.toContain(words.say);
        // No text is used that the shop has left empty.
        expect(words.say === 'tomorrow' && !texts.tomorrow).toBe(false);
        expect(words.say === 'inDays' && !texts.shipmentIn).toBe(false);
        if (words.say === 'weekDay') expect('date' in words).toBe(given.weekAmount > 0);
      }),
    );
  });
});

describe('what was said is out of date', () => {
  test.each<[string, ShippingTime, number, boolean]>([
    ['not before the deadline', today, DEADLINE - 1, false],
    ['from the deadline on', today, DEADLINE, true],
    ['long after the deadline', today, DEADLINE + 9 * HOUR, true],
    ['never where it leaves on another day', later({}), DEADLINE + 9 * HOUR, false],
    ['never where the time is unknown', { unknownTime: true }, DEADLINE, false],
  ])('as regards the deadline: %s', (_, shipping, now, passed) => {
    expect(deadlineHasPassed(shipping, now)).toBe(passed);
  });
});
