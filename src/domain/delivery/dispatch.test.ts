import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DispatchCalendar,
  lastShippingChange,
  nextShippingChange,
  readyBefore,
  type ShippingTime,
  shippingTime,
} from './dispatch.ts';
import { shippingWords } from './shipping-words.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Parcels leave on working days, for what was ordered before two in the afternoon. */
const calendar: DispatchCalendar = {
  timeZone: 'Europe/Warsaw',
  deadline: '14:00',
  days: [1, 2, 3, 4, 5],
  closedOn: ['11-11', '2027-03-29'],
};
const everyDay: DispatchCalendar = { ...calendar, days: [1, 2, 3, 4, 5, 6, 7], closedOn: [] };

describe('an order is late by days on which parcels leave', () => {
  test('a weekend and a holiday are none of them', () => {
    const monday = warsaw('2026-06-15 15:00');
    expect(readyBefore(1, monday, calendar)).toBe(warsaw('2026-06-15 14:00'));
    expect(readyBefore(2, monday, calendar)).toBe(warsaw('2026-06-12 14:00'));
    expect(readyBefore(3, warsaw('2026-11-12 09:00'), calendar)).toBe(warsaw('2026-11-06 14:00'));
  });

  test('as many were missed as left since it was ready', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 400 * 24 }), (missed, hours) => {
        const now = warsaw('2026-01-10 00:00') + hours * HOUR;
        const moment = readyBefore(missed, now, calendar);
        let leaves = 0;
        for (let from = moment - 1; ; leaves++) {
          const next = shippingTime(0, from, calendar);
          if (next.unknownTime || next.at > now) break;
          from = next.at;
        }
        expect(leaves).toBe(missed);
      }),
    );
  });
});

describe('a parcel ordered', () => {
  test('on a working day before the deadline leaves today, and the deadline is told', () => {
    const now = warsaw('2026-06-15 09:20');
    expect(shippingTime(0, now, calendar)).toEqual({
      unknownTime: false,
      today: true,
      at: warsaw('2026-06-15 14:00'),
      deadlineAt: warsaw('2026-06-15 14:00'),
      todayShipmentDeadline: '14:00:00',
      days: 0,
      hours: 4,
      minutes: 40,
      weekDay: 0,
      weekAmount: 0,
      time: '2026-06-15 14:00:00',
    });
  });

  test('on a working day after the deadline leaves tomorrow, and no deadline is told', () => {
    expect(shippingTime(0, warsaw('2026-06-15 16:30'), calendar)).toEqual({
      unknownTime: false,
      today: false,
      at: warsaw('2026-06-16 14:00'),
      days: 0,
      hours: 21,
      minutes: 30,
      weekDay: 2,
      weekAmount: 0,
      time: '2026-06-16 14:00:00',
    });
  });

  test('at the deadline itself is too late for today', () => {
    const deadline = warsaw('2026-06-15 14:00');
    expect(shippingTime(0, deadline - 1, calendar)).toMatchObject({ today: true, days: 0, minutes: 0 });
    expect(shippingTime(0, deadline, calendar)).toMatchObject({
      today: false,
      days: 1,
      hours: 0,
      minutes: 0,
    });
    expect(shippingTime(0, deadline, calendar)).not.toHaveProperty('todayShipmentDeadline');
  });

  test.each<[string, string, number, string, { weekDay: number; weekAmount: number }]>([
    [
      'on Friday evening leaves on Monday',
      '2026-06-19 18:00',
      0,
      '2026-06-22',
      { weekDay: 1, weekAmount: 1 },
    ],
    ['on Saturday leaves on Monday', '2026-06-20 10:00', 0, '2026-06-22', { weekDay: 1, weekAmount: 1 }],
    [
      'on Sunday evening leaves on Monday',
      '2026-06-21 23:59',
      0,
      '2026-06-22',
      { weekDay: 1, weekAmount: 1 },
    ],
    [
      'in the evening before Independence Day leaves after it',
      '2026-11-10 18:00',
      0,
      '2026-11-12',
      { weekDay: 4, weekAmount: 0 },
    ],
    [
      'in the morning of Independence Day leaves after it',
      '2026-11-11 09:00',
      0,
      '2026-11-12',
      { weekDay: 4, weekAmount: 0 },
    ],
    [
      'in another year waits for the same holiday',
      '2027-11-11 09:00',
      0,
      '2027-11-12',
      { weekDay: 5, weekAmount: 0 },
    ],
    [
      'before Easter Monday of 2027 waits for it',
      '2027-03-27 09:00',
      0,
      '2027-03-30',
      { weekDay: 2, weekAmount: 1 },
    ],
    [
      'on 29 March of another year does not wait: that holiday is of one year',
      '2028-03-29 15:00',
      0,
      '2028-03-30',
      { weekDay: 4, weekAmount: 0 },
    ],
    [
      'that takes three days, which end on a Sunday, leaves on Monday',
      '2026-06-18 10:00',
      3,
      '2026-06-22',
      { weekDay: 1, weekAmount: 1 },
    ],
    [
      'that takes a day, on Friday evening, is taken up on Monday and leaves on Tuesday',
      '2026-06-19 18:00',
      1,
      '2026-06-23',
      { weekDay: 2, weekAmount: 1 },
    ],
    ['that takes two days leaves in two', '2026-06-15 09:00', 2, '2026-06-17', { weekDay: 3, weekAmount: 0 }],
    ['that takes three weeks', '2026-06-15 09:00', 21, '2026-07-06', { weekDay: 1, weekAmount: 3 }],
    [
      'on the last day of the year leaves in the new one',
      '2026-12-31 20:00',
      0,
      '2027-01-01',
      { weekDay: 5, weekAmount: 0 },
    ],
  ])('on the calendar: %s', (_, ordered, leadDays, leaves, week) => {
    const shipping = shippingTime(leadDays, warsaw(ordered), calendar);
    expect(shipping).toMatchObject({ today: false, time: `${leaves} 14:00:00`, ...week });
    expect(known(shipping).at).toBe(warsaw(`${leaves} 14:00`));
  });

  test('for which nobody knows when it will be there leaves at an unknown time', () => {
    expect(shippingTime(null, warsaw('2026-06-15 09:00'), calendar)).toEqual({ unknownTime: true });
  });

  test.each<[string, Partial<DispatchCalendar>]>([
    ['no day of the week', { days: [] }],
    ['no day of the year', { days: [1], closedOn: everyDateOf2026And2027() }],
  ])('in a shop that sends parcels on %s leaves at an unknown time', (_, closed) => {
    const now = warsaw('2026-06-15 09:00');
    expect(shippingTime(0, now, { ...calendar, ...closed })).toEqual({ unknownTime: true });
    expect(shippingTime(5, now, { ...calendar, ...closed })).toEqual({ unknownTime: true });
  });

  test('over a change of the clocks leaves at the same time on the clock', () => {
    const spring = shippingTime(0, warsaw('2026-03-28 14:00'), everyDay);
    expect(spring).toMatchObject({ time: '2026-03-29 14:00:00', days: 0, hours: 23, minutes: 0 });
    expect(known(spring).at).toBe(Date.parse('2026-03-29T14:00+02:00'));
    const autumn = shippingTime(0, warsaw('2026-10-24 14:00'), everyDay);
    expect(autumn).toMatchObject({ time: '2026-10-25 14:00:00', days: 1, hours: 1, minutes: 0 });
    expect(known(autumn).at).toBe(Date.parse('2026-10-25T14:00+01:00'));
    const friday = shippingTime(0, warsaw('2026-03-27 14:30'), calendar);
    expect(friday).toMatchObject({
      time: '2026-03-30 14:00:00',
      days: 2,
      hours: 22,
      minutes: 30,
      weekAmount: 1,
    });
  });
});

describe('what is said of shipping', () => {
  test.each([
    ['in the morning until three hours before the deadline', '2026-06-15 08:00', '2026-06-15 11:00:00.001'],
    ['three hours before the deadline for one more moment', '2026-06-15 11:00', '2026-06-15 11:00:00.001'],
    ['within the three hours until the deadline', '2026-06-15 12:00', '2026-06-15 14:00'],
    ['at the deadline until midnight', '2026-06-15 14:00', '2026-06-16 00:00'],
    ['in the evening until midnight', '2026-06-15 23:59', '2026-06-16 00:00'],
    ['on the short day of spring until its midnight', '2026-03-29 20:00', '2026-03-30 00:00'],
  ])('stands %s', (_, now, change) => {
    expect(nextShippingChange(warsaw(now), calendar)).toBe(warsaw(change));
  });

  test('comes to its midnight even where the deadline is early', () => {
    const early = { ...calendar, deadline: '02:00' };
    expect(nextShippingChange(warsaw('2026-06-15 01:00'), early)).toBe(warsaw('2026-06-15 02:00'));
    expect(nextShippingChange(warsaw('2026-06-15 03:00'), early)).toBe(warsaw('2026-06-16 00:00'));
  });

  test('is the same as when it changed last', () => {
    fc.assert(
      fc.property(order, ({ leadDays, now, calendar }) => {
        const last = lastShippingChange(now, calendar);
        expect(last).toBeLessThanOrEqual(now);
        expect(nextShippingChange(last, calendar)).toBe(nextShippingChange(now, calendar));
        expect(promise(leadDays, last, calendar)).toEqual(promise(leadDays, now, calendar));
      }),
      { numRuns: 300 },
    );
  });

  test('until it changes next, promises the same moment and the same today', () => {
    fc.assert(
      fc.property(order, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (given, part) => {
        const { leadDays, now, calendar } = given;
        const next = nextShippingChange(now, calendar);
        expect(next).toBeGreaterThan(now);
        expect(next - now).toBeLessThanOrEqual(25 * HOUR);
        for (const later of [now + Math.floor((next - now) * part), next - 1]) {
          expect(promise(leadDays, later, calendar)).toEqual(promise(leadDays, now, calendar));
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('whenever and wherever it is ordered, a parcel', () => {
  test('never leaves before it was ordered, but always on an open day, at the deadline on the shop’s clock', () => {
    fc.assert(
      fc.property(order, ({ leadDays, now, calendar }) => {
        const { at, time } = known(shippingTime(leadDays, now, calendar));
        expect(at).toBeGreaterThan(now);
        const [date = '', clock] = time.split(' ');
        expect(clock).toBe(`${calendar.deadline}:00`);
        expect(calendar.days).toContain(new Date(date).getUTCDay() || 7);
        expect(calendar.closedOn).not.toContain(date);
        expect(calendar.closedOn).not.toContain(date.slice(5));
        const shown = new Intl.DateTimeFormat('sv', {
          dateStyle: 'short',
          timeStyle: 'medium',
          timeZone: calendar.timeZone,
        });
        expect(shown.format(at)).toBe(time);
      }),
      { numRuns: 300 },
    );
  });

  test('leaves after exactly the days, hours and minutes that are told', () => {
    fc.assert(
      fc.property(order, ({ leadDays, now, calendar }) => {
        const { at, days, hours, minutes } = known(shippingTime(leadDays, now, calendar));
        const rest = at - now - (days * DAY + hours * HOUR + minutes * MINUTE);
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(rest).toBeLessThan(MINUTE);
        expect(hours).toBeLessThan(24);
        expect(minutes).toBeLessThan(60);
      }),
      { numRuns: 300 },
    );
  });

  test('has a deadline exactly where it leaves today, and one that has not passed', () => {
    fc.assert(
      fc.property(order, ({ leadDays, now, calendar }) => {
        const shipping = known(shippingTime(leadDays, now, calendar));
        expect(shipping.deadlineAt !== undefined).toBe(shipping.today);
        expect(shipping.todayShipmentDeadline).toBe(shipping.today ? `${calendar.deadline}:00` : undefined);
        expect(shipping.weekDay === 0).toBe(shipping.today);
        if (shipping.deadlineAt !== undefined) expect(shipping.deadlineAt).toBeGreaterThan(now);
      }),
      { numRuns: 300 },
    );
  });

  test('that takes longer, or is ordered later, never leaves earlier', () => {
    fc.assert(
      fc.property(order, fc.nat({ max: 30 }), fc.nat({ max: 10 * DAY }), (given, more, later) => {
        const { leadDays, now, calendar } = given;
        const { at } = known(shippingTime(leadDays, now, calendar));
        expect(known(shippingTime(leadDays + more, now, calendar)).at).toBeGreaterThanOrEqual(at);
        expect(known(shippingTime(leadDays, now + later, calendar)).at).toBeGreaterThanOrEqual(at);
      }),
      { numRuns: 300 },
    );
  });

  test('is not sent sooner than the days it takes', () => {
    fc.assert(
      fc.property(order, ({ leadDays, now, calendar }) => {
        const { at } = known(shippingTime(leadDays, now, calendar));
        expect(at - now).toBeGreaterThan(leadDays * DAY - HOUR);
      }),
    );
  });
});

/** Orders of any time of two years, often near a change of the clocks, in shops of several habits. */
const order = fc.record({
  leadDays: fc.nat({ max: 45 }),
  now: fc.oneof(
    fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) }),
    fc
      .tuple(
        fc.constantFrom('2026-03-29T01:00Z', '2026-10-25T01:00Z'),
        fc.integer({ min: -3 * DAY, max: DAY }),
      )
      .map(([change, apart]) => Date.parse(change) + apart),
  ),
  calendar: fc.record({
    timeZone: fc.constantFrom('Europe/Warsaw', 'Europe/London', 'America/New_York', 'UTC'),
    // Never within the hour that a change of the clocks skips.
    deadline: fc.constantFrom('00:00', '00:30', '03:00', '11:45', '14:00', '18:00', '23:59'),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    closedOn: fc.subarray(['01-01', '03-29', '11-11', '12-25', '2026-10-25', '2027-03-29']),
  }),
});

/** What may not change behind a shopper's back: when it leaves, and until when to order. */
function promise(leadDays: number, now: number, shop: DispatchCalendar) {
  const shipping = known(shippingTime(leadDays, now, shop));
  const words = shippingWords(shipping, now);
  return { at: shipping.at, today: shipping.today, orderBy: words.say === 'orderBy' };
}

function known(shipping: ShippingTime): Extract<ShippingTime, { unknownTime: false }> {
  if (shipping.unknownTime) throw new Error('an unknown time');
  return shipping;
}

/** '2026-06-15 14:00' on the clocks in Poland: two hours before UTC in summer, one in winter. */
function warsaw(time: string): number {
  const utc = Date.parse(`${time.replace(' ', 'T')}Z`);
  const summer = /^\d{4}-(0[4-9]|10-[01]|10-2[0-4]|03-29|03-3)/.test(time);
  return utc - (summer ? 2 : 1) * HOUR;
}

function everyDateOf2026And2027(): string[] {
  const first = Date.UTC(2026, 0);
  return Array.from({ length: 730 }, (_, day) => new Date(first + day * DAY).toISOString().slice(0, 10));
}
