import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Orm } from '#shop/db/database.ts';
import { deliveryMethod, pickupPoint } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { soon } from '#tests/support/soon.ts';
import { openPickupPoints } from './pickup-points.ts';

const POLAND = 1143020003;
const GERMANY = 1143020143;

async function addMethod(orm: Orm, key: string, more: Partial<typeof deliveryMethod.$inferInsert> = {}) {
  const [row] = await orm
    .insert(deliveryMethod)
    .values({ key, kind: 'point', ...more })
    .returning();
  const deliveryMethodId = row?.id ?? 0;
  const shared = { deliveryMethodId, zipcode: '43-300', latitude: 49.82, longitude: 19.05, name: 'Automat' };
  await orm.insert(pickupPoint).values([
    {
      ...shared,
      code: 'KRA01M',
      city: 'Kraków',
      street: 'Długa 3',
      regionId: POLAND,
      latitude: 50.06,
      longitude: 19.94,
    },
    {
      ...shared,
      code: 'BIE02M',
      city: 'Bielsko-Biała',
      street: 'Polna 2',
      regionId: POLAND,
      openingHours: '24/7',
    },
    { ...shared, code: 'BIE01M', city: 'Bielsko-Biała', street: 'Lipowa 1', regionId: POLAND },
    { ...shared, code: 'BIE03M', city: 'Bielsko-Biała', street: 'Leśna 4', regionId: POLAND, active: false },
    {
      ...shared,
      code: 'BER01',
      city: 'Berlin',
      street: 'Kantstraße 1',
      regionId: GERMANY,
      latitude: 52.5,
      longitude: 13.3,
    },
  ]);
  return deliveryMethodId;
}

const codes = (points: readonly { code: string }[]) => points.map(({ code }) => code);

describeWithDatabase('pickup points', (use) => {
  test('of a shipping method and a region come by town and street, without those that are closed', async () => {
    const points = openPickupPoints(use());
    await addMethod(use().orm, 'lockers');
    await addMethod(use().orm, 'others');
    expect(codes(await points.all('lockers', POLAND))).toEqual(['BIE01M', 'BIE02M', 'KRA01M']);
    expect(codes(await points.all('lockers', GERMANY))).toEqual(['BER01']);
    expect(await points.all('unknown', POLAND)).toEqual([]);
    expect((await points.all('lockers', POLAND))[1]).toEqual({
      code: 'BIE02M',
      name: 'Automat',
      street: 'Polna 2',
      zipcode: '43-300',
      city: 'Bielsko-Biała',
      latitude: 49.82,
      longitude: 19.05,
      openingHours: '24/7',
      regionId: POLAND,
    });
    points.close();
  });

  test('of a way that is not in use, or delivers otherwise, are none', async () => {
    const points = openPickupPoints(use());
    await addMethod(use().orm, 'old', { active: false });
    await addMethod(use().orm, 'courier', { kind: 'courier' });
    for (const key of ['old', 'courier']) expect(await points.all(key, POLAND)).toEqual([]);
    points.close();
  });

  test('are found within a part of the map and by what is typed', async () => {
    const points = openPickupPoints(use());
    await addMethod(use().orm, 'lockers');
    const around = { south: 50, west: 19.5, north: 50.5, east: 20.5 };
    expect(codes(await points.within(around, 'lockers', POLAND))).toEqual(['KRA01M']);
    expect(codes(await points.search('bielsko', 'lockers', POLAND))).toEqual(['BIE01M', 'BIE02M']);
    expect(codes(await points.search('berlin', 'lockers', POLAND))).toEqual([]);
    points.close();
  });

  test('are found by their code, however it is typed, unless they are closed', async () => {
    const points = openPickupPoints(use());
    await addMethod(use().orm, 'lockers');
    expect(await points.find('lockers', ' bie01m ')).toMatchObject({ code: 'BIE01M', regionId: POLAND });
    expect(await points.find('lockers', 'BER01')).toMatchObject({ regionId: GERMANY });
    for (const code of ['BIE03M', 'BIE', '', 'constructor'])
      expect(await points.find('lockers', code)).toBeUndefined();
    points.close();
  });

  test('are kept until the database says that they changed', async () => {
    const points = openPickupPoints(use());
    const id = await addMethod(use().orm, 'lockers');
    await soon(async () => expect(await points.all('lockers', POLAND)).toHaveLength(3));
    expect(await points.all('lockers', POLAND)).toBe(await points.all('lockers', POLAND));
    await use().orm.update(pickupPoint).set({ active: false }).where(eq(pickupPoint.deliveryMethodId, id));
    await soon(async () => expect(await points.all('lockers', POLAND)).toEqual([]));
    expect(await points.search('bielsko', 'lockers', POLAND)).toEqual([]);
    points.close();
  });
});
