import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nearestPickupPoints,
  type PickupPoint,
  pickupPointSearch,
  tidyPickupPointCode,
  townsOf,
} from './pickup-points.ts';
import { distanceKm } from './place.ts';

const point = (
  code: string,
  city: string,
  zipcode: string,
  street: string,
  [latitude = 0, longitude = 0] = [50, 19],
) =>
  ({
    code,
    name: `Automat ${code}`,
    city,
    zipcode,
    street,
    latitude,
    longitude,
    openingHours: '24/7',
  }) satisfies PickupPoint;

const POINTS = [
  point('LOD01M', 'Łódź', '90-001', 'Piotrkowska 12', [51.76, 19.46]),
  point('BIE01M', 'Bielsko-Biała', '43-300', 'Łódzka 7', [49.82, 19.05]),
  point('BIE02M', 'Bielsko-Biała', '43-309', 'Żywiecka 43', [49.8, 19.06]),
  point('KRA01M', 'Kraków', '30-001', 'Długa 300', [50.06, 19.94]),
];
const found = (text: string) => pickupPointSearch(POINTS)(text).map(({ code }) => code);

describe('a search for pickup points', () => {
  test.each([
    ['the town', 'Kraków', ['KRA01M']],
    ['a part of the town’s name', 'biel', ['BIE01M', 'BIE02M']],
    ['the second word of the town', 'biala', ['BIE01M', 'BIE02M']],
    ['small letters without diacritics', 'lodz piotrkowska', ['LOD01M']],
    ['capitals with diacritics', 'ŁÓDŹ PIOTR', ['LOD01M']],
    ['the postcode, the nearest first', '43-300', ['BIE01M', 'BIE02M', 'KRA01M', 'LOD01M']],
    ['the postcode without its hyphen', '43309', ['BIE02M', 'BIE01M', 'KRA01M', 'LOD01M']],
    ['a postcode that no point has', '43-307', ['BIE02M', 'BIE01M', 'KRA01M', 'LOD01M']],
    ['the beginning of a postcode', '43-3', ['BIE01M', 'BIE02M']],
    ['the street', 'żywiecka', ['BIE02M']],
    ['the point’s own code', 'kra01m', ['KRA01M']],
    ['the words in any order', 'dluga krakow', ['KRA01M']],
  ])('finds by %s', (_, text, codes) => {
    expect(found(text)).toEqual(codes);
  });

  test('shows points in the town before those in a street of its name', () => {
    expect(found('łódz')).toEqual(['LOD01M', 'BIE01M']);
  });

  test('shows points of the postcode before those with such a house number', () => {
    expect(found('43')).toEqual(['BIE01M', 'BIE02M']);
    expect(found('300')).toEqual(['KRA01M']);
  });

  test('finds nothing by the middle of a word, by an unknown word beside a known one, or by nothing', () => {
    for (const text of ['raków', 'Kraków Piotrkowska', '', ' - , ', '99-999'])
      expect(found(text)).toEqual([]);
  });

  test('finds every point by the beginning of its town, in any spelling', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...POINTS),
        fc.nat(12),
        fc.constantFrom('NFC', 'NFD'),
        (one, length, form) => {
          const text = one.city.slice(0, length + 1);
          for (const typed of [text, text.toUpperCase(), text.normalize(form)])
            expect(pickupPointSearch(POINTS)(typed)).toContain(one);
        },
      ),
    );
  });

  test('never finds more when more words are typed, and no point twice', () => {
    const words = fc.array(fc.constantFrom('lodz', 'biel', 'dl', '43', 'automat', 'kr'), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(words, (typed) => {
        const fewer = found(typed.slice(0, -1).join(' '));
        const all = found(typed.join(' '));
        if (typed.length > 1) expect(fewer).toEqual(expect.arrayContaining(all));
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});

describe('the nearest points', () => {
  test('come with their distance, the closest first', () => {
    const near = nearestPickupPoints(POINTS, { latitude: 49.82, longitude: 19.05 }, 3);
    expect(near.map(({ point: { code } }) => code)).toEqual(['BIE01M', 'BIE02M', 'KRA01M']);
    expect(near[0]?.km).toBe(0);
    expect(near[2]?.km).toBeCloseTo(69, 0);
  });

  test('are never farther than one that was left out', () => {
    const place = fc.record({
      latitude: fc.double({ min: 49, max: 55, noNaN: true }),
      longitude: fc.double({ min: 14, max: 24, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place), place, fc.nat(8), (places, here, most) => {
        const near = nearestPickupPoints(places, here, most);
        const taken = new Set(near.map(({ point: one }) => one));
        const farthest = Math.max(0, ...near.map(({ km }) => km));
        expect(near.length).toBe(Math.min(most, places.length));
        for (const other of places)
          if (!taken.has(other)) expect(distanceKm(other, here)).toBeGreaterThanOrEqual(farthest);
      }),
    );
  });
});

describe('the towns of the points', () => {
  test('lie in the middle of their points, the one with most of them first', () => {
    const [first, ...others] = townsOf(POINTS);
    expect(first).toMatchObject({ name: 'Bielsko-Biała', count: 2 });
    expect(first?.latitude).toBeCloseTo(49.81);
    expect(first?.longitude).toBeCloseTo(19.055);
    expect(first?.radiusKm).toBeCloseTo(1.2, 1);
    expect(others.map(({ name }) => name)).toEqual(['Łódź', 'Kraków']);
  });
});

describe('a typed code', () => {
  test('is read in small letters and with spaces', () => {
    expect(tidyPickupPointCode(' bie 01m ')).toBe('BIE01M');
  });
});
