import { describe, expect, test } from 'vitest';
import type { PickupPoint } from '#domain/pickup-points/pickup-points.ts';
import { pickupPointRows } from './pickup-point-rows.ts';

const points: PickupPoint[] = Array.from({ length: 60 }, (_, index) => ({
  code: `P${index}`,
  name: '',
  street: '',
  zipcode: '',
  city: '',
  latitude: 50 + index / 100,
  longitude: 19,
  openingHours: '',
}));
const close = { centre: { latitude: 50.6, longitude: 19 }, zoom: 12 };
const codes = ({ rows }: ReturnType<typeof pickupPointRows>) => rows.map(({ point }) => point.code);
const known = { points, matches: undefined, view: undefined, chosen: undefined };

describe('the list beside the map', () => {
  test('is empty until something is typed or the map is close', () => {
    expect(pickupPointRows(known)).toEqual({ by: 'nothing', rows: [], total: 0 });
    expect(pickupPointRows({ ...known, view: { ...close, zoom: 8 } })).toEqual({
      by: 'nothing',
      rows: [],
      total: 0,
    });
  });

  test('shows what was found, the first forty, and says how many there are', () => {
    const rows = pickupPointRows({ ...known, matches: points, view: close });
    expect([rows.by, rows.rows.length, rows.total]).toEqual(['text', 40, 60]);
    expect(codes(rows)[0]).toBe('P0');
  });

  test('shows that nothing was found, and not the nearest instead', () => {
    expect(pickupPointRows({ ...known, matches: [], view: close })).toEqual({
      by: 'text',
      rows: [],
      total: 0,
    });
  });

  test('shows the nearest to the middle of a close map, with their distance', () => {
    const rows = pickupPointRows({ ...known, view: close });
    expect(codes(rows).slice(0, 2)).toEqual(['P59', 'P58']);
    expect(rows.rows[0]?.km).toBeCloseTo(1.1, 1);
  });

  test('always has the chosen point, and has it once', () => {
    const [chosen] = points;
    for (const matches of [undefined, [], points.slice(5)])
      expect(codes(pickupPointRows({ ...known, matches, view: close, chosen }))[0]).toBe('P0');
    expect(
      codes(pickupPointRows({ ...known, matches: points, chosen })).filter((code) => code === 'P0'),
    ).toHaveLength(1);
  });
});
