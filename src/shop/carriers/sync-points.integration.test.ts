import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { deliveryMethod, pickupPoint } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import type { Carrier, CarrierPoint } from './carrier.ts';
import { syncPoints } from './sync-points.ts';

const point = (code: string, street = 'Długa 1'): CarrierPoint => ({
  ...{ code, name: code, street, zipcode: '43-300', city: 'Bielsko-Biała', country: 'PL' },
  ...{ latitude: 49.82, longitude: 19.05, openingHours: '24/7' },
});

describeWithDatabase('points of carriers', (use) => {
  let listed: CarrierPoint[];
  const sync = () => {
    const carrier = {
      carries: (method: string) => method === 'automaty',
      async *points() {
        yield listed;
      },
    } as Partial<Carrier> as Carrier;
    return syncPoints({ database: use(), carriers: [carrier] });
  };
  const open = async () => {
    const { code, street, active } = pickupPoint;
    const rows = await use().orm.select({ code, street }).from(pickupPoint).where(eq(active, true));
    return rows.map((one) => `${one.code} ${one.street}`).toSorted();
  };
  beforeEach(async () => {
    await use()
      .orm.insert(deliveryMethod)
      .values([
        { key: 'automaty', kind: 'point' },
        { key: 'inne', kind: 'point' },
      ]);
    listed = ['A', 'B', 'C'].map((code) => point(code));
  });

  test('are added, moved, closed and opened again, and written only where something changed', async () => {
    expect(await sync()).toEqual({ written: 3, closed: 0 });
    expect(await sync()).toEqual({ written: 0, closed: 0 });
    listed = [point('A'), point('B', 'Krótka 2'), point('D')];
    expect(await sync()).toEqual({ written: 2, closed: 1 });
    expect(await open()).toEqual(['A Długa 1', 'B Krótka 2', 'D Długa 1']);
    listed.push(point('C'));
    expect(await sync()).toEqual({ written: 1, closed: 0 });
  });

  test('stay where a list was cut off on its way', async () => {
    await sync();
    listed = [point('A')];
    await expect(sync()).rejects.toThrow('not believed');
    expect(await open()).toHaveLength(3);
  });
});
