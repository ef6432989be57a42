import type { PointList } from './parcels.ts';

/** So many lockers on a grid over the country, the same ones each time. */
export const gridOf = (count: number): PointList => ({
  count,
  from: (first, most) => pointsFrom(first, Math.min(most, count - first)),
});

function pointsFrom(first: number, count: number) {
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const n = first + at;
    return {
      name: `TST${String(n).padStart(5, '0')}`,
      type: ['parcel_locker'],
      status: n % 1000 === 999 ? 'Disabled' : 'Operating',
      location: { latitude: 49.5 + (n % 173) / 40, longitude: 14.5 + (n % 379) / 42 },
      location_description: n % 2 === 0 ? 'Przy sklepie' : null,
      opening_hours: '24/7',
      address: { line1: `Próbna ${n}`, line2: `${zipOf(n)} Miasto ${n % 900}` },
      address_details: {
        ...{ city: `Miasto ${n % 900}`, province: 'mazowieckie', post_code: zipOf(n) },
        ...{ street: 'Próbna', building_number: String(n) },
      },
      functions: ['parcel', 'parcel_send', 'parcel_collect'],
    };
  });
}

const zipOf = (n: number) => `${String(n % 100).padStart(2, '0')}-${String(n % 1000).padStart(3, '0')}`;
