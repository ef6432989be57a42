import { expect, test } from 'vitest';
import { limitsOf } from '#contract/limits/limits-config.ts';
import { rateCount } from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openRateLimits } from './rate-limits.ts';

const { perMinute } = limitsOf({ limits: { perMinute: { codes: 3, orders: 2 } } });

describeWithDatabase('a limit of tries a minute', (use) => {
  const process = (clock: () => number = () => 0) => openRateLimits(use(), clock, perMinute);

  test('holds for all processes of the shop together', async () => {
    const [one, other] = [process(), process()];
    const tries = [];
    for (const rateLimits of [one, other, one, other, one])
      tries.push(await rateLimits.allow('codes', '10.0.0.1'));
    expect(tries).toEqual([true, true, true, false, false]);
    expect(await other.allow('codes', '10.0.0.2')).toBe(true);
    expect(await other.allow('orders', '10.0.0.1')).toBe(true);
  });

  test('holds for tries that come at once', async () => {
    const processes = [process(), process(), process()];
    const tries = await Promise.all(
      processes.flatMap((rateLimits) =>
        Array.from({ length: 5 }, () => rateLimits.allow('codes', 'all at once')),
      ),
    );
    expect(tries.filter(Boolean)).toHaveLength(3);
  });

  test('begins again with each minute, and forgets who was counted', async () => {
    let now = 0;
    const rateLimits = process(() => now);
    for (let tries = 0; tries < 3; tries++) await rateLimits.allow('codes', '10.0.0.1');
    expect(await rateLimits.allow('codes', '10.0.0.1')).toBe(false);
    now = 60_000;
    expect(await rateLimits.allow('codes', '10.0.0.1')).toBe(true);
    now = 10 * 60_000;
    await rateLimits.allow('codes', '10.0.0.9');
    expect(await use().orm.select().from(rateCount)).toHaveLength(1);
  });

  test('writes nothing for whoever was refused already', async () => {
    const rateLimits = process();
    for (let tries = 0; tries < 20; tries++) await rateLimits.allow('codes', '10.0.0.1');
    const [row] = await use().orm.select().from(rateCount);
    expect(row?.count).toBe(3);
  });

  test('keeps no address that could be read', async () => {
    await process().allow('codes', '10.0.0.1');
    expect(JSON.stringify(await use().orm.select().from(rateCount))).not.toContain('10.0.0.1');
  });

  test('is held by each process alone while there is no database', async () => {
    const gone = {
      orm: new Proxy(use().orm, {
        get: () => () => {
          throw new Error('no database');
        },
      }),
    };
    const rateLimits = openRateLimits(gone, () => 0, perMinute);
    const tries = [];
    for (let each = 0; each < 5; each++) tries.push(await rateLimits.allow('codes', '10.0.0.1'));
    expect(tries).toEqual([true, true, true, false, false]);
  });
});
