import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekDayOf } from '#domain/time/zone.ts';
import { arrivalOf } from './arrival.ts';
import { type DispatchCalendar, shippingTime } from './dispatch.ts';

const CALENDAR: DispatchCalendar = {
  timeZone: 'Europe/Warsaw',
  deadline: '14:00',
  days: [1, 2, 3, 4, 5],
  closedOn: ['11-11', '12-25', '12-26'],
};
const COURIER = { kind: 'courier', daysMin: 1, daysMax: 1 } as const;
/** When what is ordered at this time, and is ready at once, arrives. */
const ordered = (at: string, way: Parameters<typeof arrivalOf>[1] = COURIER, calendar = CALENDAR) =>
  arrivalOf(shippingTime(0, Date.parse(at), calendar), way, calendar);

describe('a parcel', () => {
  test('that leaves today and is one day on its way is there tomorrow', () => {
    // A Wednesday, before the deadline.
    expect(ordered('2026-11-18T10:00:00+01:00')).toEqual({
      kind: 'courier',
      weekDay: 4,
      date: '2026-11-19',
      latest: false,
    });
  });

  test('ordered after the deadline leaves, and comes, a day later', () => {
    expect(ordered('2026-11-18T15:00:00+01:00')).toMatchObject({ weekDay: 5, date: '2026-11-20' });
  });

  test('does not come on Saturdays, Sundays and holidays', () => {
    expect(ordered('2026-11-20T10:00:00+01:00')).toMatchObject({ weekDay: 1, date: '2026-11-23' });
    expect(ordered('2026-11-10T10:00:00+01:00')).toMatchObject({ weekDay: 4, date: '2026-11-12' });
    expect(ordered('2026-12-24T10:00:00+01:00')).toMatchObject({ weekDay: 1, date: '2026-12-28' });
  });

  test('comes from Monday to Friday, also where the shop sends on other days', () => {
    const calendar = { ...CALENDAR, days: [6] };
    expect(ordered('2026-11-20T10:00:00+01:00', COURIER, calendar)).toMatchObject({ date: '2026-11-23' });
  });

  test('that takes one to three days is there on the third at the latest', () => {
    expect(ordered('2026-11-18T10:00:00+01:00', { ...COURIER, daysMax: 3 })).toMatchObject({
      date: '2026-11-23',
      latest: true,
    });
  });

  test('that is collected is ready on a day on which the shop works', () => {
    const collected = { kind: 'collection', daysMin: 0, daysMax: 1 } as const;
    expect(ordered('2026-11-20T10:00:00+01:00', collected)).toEqual({
      ...{ kind: 'collection', weekDay: 1, date: '2026-11-23', latest: true },
    });
    expect(ordered('2026-11-20T10:00:00+01:00', { ...collected, daysMax: 0 })).toMatchObject({
      date: '2026-11-20',
    });
  });

  test('has no day where nobody knows when it leaves, nor has what comes by e-mail', () => {
    expect(arrivalOf({ unknownTime: true }, COURIER, CALENDAR)).toBeUndefined();
    expect(ordered('2026-11-18T10:00:00+01:00', { ...COURIER, kind: 'electronic' })).toBeUndefined();
  });

  test('comes on a working day after it has left, and never sooner for being longer on its way', () => {
    const moment = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') });
    fc.assert(
      fc.property(moment, fc.nat(10), fc.nat(10), (now, days, more) => {
        const leaves = shippingTime(0, now, CALENDAR);
        const way = (daysMax: number) => arrivalOf(leaves, { ...COURIER, daysMax }, CALENDAR);
        const [first, second] = [way(days), way(days + more)];
        if (!first || !second || leaves.unknownTime) throw new Error('there is a day');
        expect(weekDayOf(Date.parse(first.date) / 86_400_000)).toBe(first.weekDay);
        expect(first.weekDay).toBeLessThan(6);
        expect(first.date >= leaves.time.slice(0, 10)).toBe(true);
        expect(second.date >= first.date).toBe(true);
      }),
    );
  });
});
