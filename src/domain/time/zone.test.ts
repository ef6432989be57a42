import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, dateOf, dateOfDay, dayOf, instantAt, startOfDay, timeOf, weekDayOf, weekOf } from './zone.ts';

const WARSAW = 'Europe/Warsaw';
const HOUR = 3_600_000;
/** The clocks of these places are changed by an hour, at midnight, at other times, or never. */
const zone = fc.constantFrom(
  WARSAW,
  'Europe/London',
  'America/New_York',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'UTC',
);
/** Any moment of ten years, often near a change of the clocks: in Poland, New York, Chile and Egypt. */
const instant = fc.oneof(
  fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }),
  fc
    .tuple(
      fc.constantFrom(
        ...['2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-03-08T07:00Z', '2026-11-01T06:00Z'],
        ...['2026-09-06T04:00Z', '2026-04-23T22:00Z'],
      ),
      fc.integer({ min: -DAY, max: DAY }),
    )
    .map(([change, apart]) => Date.parse(change) + apart),
);
const anyDay = instant.map((at) => Math.floor(at / DAY));
const minutesOfDay = fc.integer({ min: 0, max: 24 * 60 - 1 });

describe('the shop’s calendar', () => {
  test.each([
    ['2026-06-15T21:59:59.999Z', '2026-06-15', '23:59:59'],
    ['2026-06-15T22:00:00Z', '2026-06-16', '00:00:00'],
    ['2026-12-31T22:59:59.999Z', '2026-12-31', '23:59:59'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '00:00:00'],
    ['2026-03-29T00:59:59.999Z', '2026-03-29', '01:59:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00:00'],
    ['2026-10-25T00:59:59.999Z', '2026-10-25', '02:59:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25', '02:00:00'],
    ['2026-10-25T02:00:00Z', '2026-10-25', '03:00:00'],
    ['1969-12-31T22:59:59Z', '1969-12-31', '23:59:59'],
  ])('at %s the clocks in Poland show %s, %s', (at, date, time) => {
    expect(dateOf(Date.parse(at), WARSAW)).toBe(date);
    expect(timeOf(Date.parse(at), WARSAW)).toBe(time);
  });

  test('counts its days from 1 January 1970', () => {
    expect(dayOf(0, 'UTC')).toBe(0);
    expect(dayOf(-1, 'UTC')).toBe(-1);
    expect(dayOf(Date.parse('1970-01-01T23:30Z'), WARSAW)).toBe(1);
    expect(dateOfDay(0)).toBe('1970-01-01');
    expect(dateOfDay(dayOf(Date.parse('2028-02-29T12:00Z'), WARSAW))).toBe('2028-02-29');
  });

  test('shows the same day and time as any clock of that place', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const clock = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone });
        expect(`${dateOf(at, timeZone)} ${timeOf(at, timeZone)}`).toBe(clock.format(at));
        expect(dateOfDay(dayOf(at, timeZone))).toBe(dateOf(at, timeZone));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a time of a day', () => {
  test.each([
    ['2026-06-15', '14:00', '2026-06-15T12:00Z'],
    ['2026-12-15', '14:00', '2026-12-15T13:00Z'],
    ['2026-03-28', '14:00', '2026-03-28T13:00Z'],
    ['2026-03-29', '00:00', '2026-03-28T23:00Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00Z'],
    ['2026-03-29', '14:00', '2026-03-29T12:00Z'],
    ['2026-10-24', '14:00', '2026-10-24T12:00Z'],
    ['2026-10-25', '00:00', '2026-10-24T22:00Z'],
    ['2026-10-25', '01:59', '2026-10-24T23:59Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00Z'],
    ['2026-10-25', '14:00', '2026-10-25T13:00Z'],
  ])('on %s the clocks in Poland show %s at %s', (date, time, at) => {
    expect(instantAt(dayNamed(date), minutesOf(time), WARSAW)).toBe(Date.parse(at));
  });

  test('that a change of the clocks skips is as long after the change', () => {
    const skipped = instantAt(dayNamed('2026-03-29'), minutesOf('02:30'), WARSAW);
    expect(skipped).toBe(Date.parse('2026-03-29T01:30Z'));
    expect(timeOf(skipped, WARSAW)).toBe('03:30:00');
  });

  test('that comes twice on one day is one of the two', () => {
    const twice = instantAt(dayNamed('2026-10-25'), minutesOf('02:30'), WARSAW);
    expect([Date.parse('2026-10-25T00:30Z'), Date.parse('2026-10-25T01:30Z')]).toContain(twice);
  });

  test('is shown by the clocks at that moment, except within the hour that a change skips', () => {
    fc.assert(
      fc.property(
        anyDay,
        minutesOfDay,
        fc.constantFrom(WARSAW, 'America/New_York'),
        (day, minutes, place) => {
          // Both skip the hour from two to three, on one of the Sundays of March.
          fc.pre(!(isSundayOf(3, day) && minutes >= 120 && minutes < 180));
          const clock = timeOf(instantAt(day, minutes, place), place);
          expect(minutesOf(clock)).toBe(minutes);
          expect(clock.slice(6)).toBe('00');
        },
      ),
      { numRuns: 500 },
    );
  });

  test('is on that day, in every place and also where a change skips midnight', () => {
    expect(dateOf(instantAt(dayNamed('2026-09-06'), 0, 'America/Santiago'), 'America/Santiago')).toBe(
      '2026-09-06',
    );
    fc.assert(
      fc.property(anyDay, minutesOfDay, zone, (day, minutes, timeZone) => {
        expect(dayOf(instantAt(day, minutes, timeZone), timeZone)).toBe(day);
      }),
      { numRuns: 300 },
    );
  });

  test('is as long after an earlier one as the clocks say', () => {
    fc.assert(
      fc.property(anyDay, minutesOfDay, minutesOfDay, (day, one, other) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        // Within the hour that comes twice, and the one skipped, the clocks themselves are not in order.
        fc.pre(![3, 10].some((month) => isSundayOf(month, day)) || early >= 180 || late < 120);
        expect(instantAt(day, late, WARSAW) - instantAt(day, early, WARSAW)).toBe((late - early) * 60_000);
      }),
    );
  });
});

describe('midnight', () => {
  test('begins the shopper’s day, or one so many days before', () => {
    const noon = Date.parse('2026-06-15T12:00+02:00');
    expect(startOfDay(noon, WARSAW)).toBe(Date.parse('2026-06-15T00:00+02:00'));
    expect(startOfDay(noon, WARSAW, 30)).toBe(Date.parse('2026-05-16T00:00+02:00'));
    expect(startOfDay(noon, 'UTC')).toBe(Date.parse('2026-06-15T00:00Z'));
  });

  test('stays midnight when days are counted over a change of the clocks', () => {
    const april = Date.parse('2026-04-10T08:00+02:00');
    expect(startOfDay(april, WARSAW, 30)).toBe(Date.parse('2026-03-11T00:00+01:00'));
    const november = Date.parse('2026-11-10T08:00+01:00');
    expect(startOfDay(november, WARSAW, 30)).toBe(Date.parse('2026-10-11T00:00+02:00'));
  });

  test('comes after 23 hours when the clocks go forward, after 25 when they go back', () => {
    const hoursOf = (date: string) =>
      (instantAt(dayNamed(date) + 1, 0, WARSAW) - instantAt(dayNamed(date), 0, WARSAW)) / HOUR;
    expect(hoursOf('2026-03-28')).toBe(24);
    expect(hoursOf('2026-03-29')).toBe(23);
    expect(hoursOf('2026-10-25')).toBe(25);
    expect(hoursOf('2026-10-26')).toBe(24);
  });

  test('is at or before the moment, and nothing of the day is before it', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const start = startOfDay(at, timeZone);
        expect(start).toBeLessThanOrEqual(at);
        expect(dayOf(start, timeZone)).toBe(dayOf(at, timeZone));
        expect(dayOf(start - 1, timeZone)).toBe(dayOf(at, timeZone) - 1);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the week', () => {
  test.each([
    ['2026-06-15', 1],
    ['2026-06-16', 2],
    ['2026-11-11', 3],
    ['2026-12-24', 4],
    ['2026-12-25', 5],
    ['2026-03-28', 6],
    ['2026-03-29', 7],
    ['1970-01-01', 4],
    ['1969-12-28', 7],
    ['1969-12-29', 1],
  ])('has %s as its day %i', (date, weekDay) => {
    expect(weekDayOf(dayNamed(date))).toBe(weekDay);
  });

  test('begins on Monday', () => {
    expect(weekOf(dayNamed('1970-01-01'))).toBe(0);
    expect(weekOf(dayNamed('1970-01-04'))).toBe(0);
    expect(weekOf(dayNamed('1970-01-05'))).toBe(1);
    expect(weekOf(dayNamed('2026-06-14'))).toBe(weekOf(dayNamed('2026-06-15')) - 1);
    expect(weekOf(dayNamed('2026-12-31'))).toBe(weekOf(dayNamed('2027-01-03')));
  });

  test('has seven days, each with the number that a calendar gives it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50_000, max: 50_000 }), (day) => {
        const sunday = new Date(day * DAY).getUTCDay() === 0;
        expect(weekDayOf(day)).toBe(sunday ? 7 : new Date(day * DAY).getUTCDay());
        expect(weekOf(day + 1) - weekOf(day)).toBe(sunday ? 1 : 0);
        expect(weekOf(day + 7) - weekOf(day)).toBe(1);
      }),
    );
  });
});

/** The day of '2026-06-15'. */
const dayNamed = (date: string) => Date.parse(`${date}T00:00Z`) / DAY;

/** The minutes of '14:30' or '14:30:00'. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function isSundayOf(month: number, day: number): boolean {
  const date = new Date(day * DAY);
  return date.getUTCMonth() + 1 === month && date.getUTCDay() === 0;
}
