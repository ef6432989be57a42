import { expect, test } from 'vitest';
import { describeOnEachDatabase, openTestDatabase } from '#tests/support/database.ts';
import { openTestShop } from '#tests/support/test-shop.ts';

describeOnEachDatabase('whoever watches the shop', (use, kind) => {
  test('is told that it lives, and is ready only while it is open', async () => {
    const shop = await openTestShop(use());
    const ask = async (url: string) => {
      const { statusCode, headers, body } = await shop.app.inject(url);
      expect(headers['cache-control']).toBe('no-store');
      return [statusCode, JSON.parse(body)];
    };
    expect(await ask('/health/ready')).toEqual([503, { ready: false, reason: 'starting' }]);
    shop.shop.life.phase = 'open';
    expect(await ask('/health/ready')).toEqual([200, { ready: true }]);
    shop.shop.life.phase = 'draining';
    expect(await ask('/health/ready')).toEqual([503, { ready: false, reason: 'draining' }]);
    expect(await ask('/health/live')).toEqual([200, { alive: true }]);
    await shop.close();
  });

  test('is told that the database is gone, while the process lives', async () => {
    const { database, remove } = await openTestDatabase(kind);
    const shop = await openTestShop(database);
    shop.shop.life.phase = 'open';
    await remove();
    const { statusCode, body } = await shop.app.inject('/health/ready');
    expect([statusCode, JSON.parse(body)]).toEqual([503, { ready: false, reason: 'database' }]);
    expect((await shop.app.inject('/health/live')).statusCode).toBe(200);
    await shop.close();
  });
});
