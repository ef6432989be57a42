import { readdir, rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '#shop/db/database.ts';
import { describeWithDatabase, openTestDatabase } from '#tests/support/database/database.ts';
import { openTestShop } from '#tests/support/shop/test-shop.ts';

describeWithDatabase('whoever watches the shop', (use, kind) => {
  test('is told that it lives, and is ready only while it is open', async () => {
    const shop = await openTestShop(use());
    const ask = async (url: string) => {
      const { statusCode, headers, body } = await shop.app.inject(url);
      expect(headers['cache-control']).toBe('no-store');
      return [statusCode, JSON.parse(body)];
    };
    expect(await ask('/health/ready')).toEqual([503, { ready: false, reason: 'starting' }]);
    shop.shop.operations.lifecycle.phase = 'open';
    expect(await ask('/health/ready')).toEqual([200, { ready: true }]);
    shop.shop.operations.lifecycle.phase = 'draining';
    expect(await ask('/health/ready')).toEqual([503, { ready: false, reason: 'draining' }]);
    expect(await ask('/health/live')).toEqual([200, { alive: true }]);
    await shop.close();
  });

  test('is told of a disk that is full, and asks for it no more often than it makes sense', async () => {
    const shop = await openTestShop(use());
    shop.shop.operations.lifecycle.phase = 'open';
    const ask = async () => (await shop.app.inject('/health/ready')).json();
    expect(await ask()).toEqual({ ready: true });
    const folder = shop.shop.settings.dataFolder ?? '';
    await rm(folder, { recursive: true });
    await writeFile(folder, 'no folder');
    expect(await ask()).toEqual({ ready: true });
    shop.now += 10_000;
    expect(await ask()).toEqual({ ready: false, reason: 'disk' });
    await rm(folder);
    shop.now += 10_000;
    expect(await ask()).toEqual({ ready: true });
    expect(await readdir(folder)).toEqual([]);
    await shop.close();
  });

  if (kind === 'postgres')
    test.each([
      ['has no room', 'temp_file_limit = 0'],
      ['can only be read', 'default_transaction_read_only = on'],
    ])('is told of a database that %s', async (_, setting) => {
      const { database, remove } = await openTestDatabase(kind);
      const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
      await database.pool.query(`ALTER DATABASE "${rows[0]?.name}" SET ${setting}`);
      const limited = await openDatabase({ url: database.url, folder: '' });
      const shop = await openTestShop(limited);
      shop.shop.operations.lifecycle.phase = 'open';
      const { statusCode, body } = await shop.app.inject('/health/ready');
      await shop.close();
      await limited.close();
      await remove();
      expect([statusCode, JSON.parse(body)]).toEqual([503, { ready: false, reason: 'database' }]);
    });

  test('is told that the database is gone, while the process lives', async () => {
    const { database, remove } = await openTestDatabase(kind);
    const shop = await openTestShop(database);
    shop.shop.operations.lifecycle.phase = 'open';
    await remove();
    const { statusCode, body } = await shop.app.inject('/health/ready');
    expect([statusCode, JSON.parse(body)]).toEqual([503, { ready: false, reason: 'database' }]);
    expect((await shop.app.inject('/health/live')).statusCode).toBe(200);
    await shop.close();
  });
});
