import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { COUNTRIES, regionOf } from '#domain/form/address/country.ts';
import { describeOnEachDatabase } from '#tests/support/database/database.ts';
import { migrate, migrations } from './migrate.ts';
import * as schema from './schema/index.ts';

const later = (sql: string) => [...migrations, { version: 9999, name: '9999_later', sql }];

describeOnEachDatabase('migrations', (use, kind) => {
  afterEach(async () => {
    await use().pool.query('DROP TABLE IF EXISTS later; DELETE FROM schema_migration WHERE version = 9999');
  });

  test('a database that is up to date is left as it is', async () => {
    expect(await migrate(use())).toEqual([]);
  });

  test('versions count up without gaps', () => {
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
  });

  test('a new migration is applied once, even when two processes start together', async () => {
    const known = later('CREATE TABLE later (id integer)');
    const applied = await Promise.all([migrate(use(), known), migrate(use(), known)]);
    expect(applied.flat()).toEqual(['9999_later']);
  });

  test('a migration that fails leaves nothing behind', async () => {
    await expect(migrate(use(), later('CREATE TABLE later (id integer); SELECT nowhere'))).rejects.toThrow(
      '9999_later failed',
    );
    expect(await migrate(use(), later('CREATE TABLE later (id integer)'))).toEqual(['9999_later']);
  });

  test('a database written by a newer version is refused in one sentence', async () => {
    await migrate(use(), later('CREATE TABLE later (id integer)'));
    await expect(migrate(use())).rejects.toMatchObject({
      code: 'database_newer',
      message: expect.stringMatching(/newer version of the shop \(step 9999, this version knows \d+\)/),
    });
  });

  test('a migration that was rewritten after it had been applied is refused', async () => {
    const rewritten = migrations.map((known, index) => (index === 0 ? { ...known, sql: 'SELECT 1' } : known));
    await expect(migrate(use(), rewritten)).rejects.toMatchObject({ code: 'migration_changed' });
  });

  // The embedded database has only one session: nobody else can hold a table.
  if (kind === 'postgres')
    test('a migration gives way to who reads the table, and holds nobody up behind it', async () => {
      const { pool } = use();
      await pool.query('CREATE TABLE later (id integer)');
      const reader = await pool.connect();
      await reader.query('BEGIN; SELECT FROM later');
      const known = later('ALTER TABLE later ADD COLUMN name text');
      const impatient = { pause: 10, tries: 2 };
      await expect(migrate(use(), known, impatient)).rejects.toMatchObject({ code: 'migration_blocked' });

      const migrating = migrate(use(), known);
      const others: number[] = [];
      for (let turn = 0; turn < 6; turn++) {
        const asked = performance.now();
        await pool.query('SELECT FROM later');
        others.push(performance.now() - asked);
        await sleep(100);
      }
      expect(Math.max(...others)).toBeLessThan(10_000);
      await reader.query('COMMIT');
      reader.release();
      expect(await migrating).toEqual(['9999_later']);
    });

  test('every country of the specification comes with its numeric id, Poland first', async () => {
    const { iso2, id, position } = schema.region;
    const regions = await use().orm.select({ iso2, id }).from(schema.region).orderBy(position);
    const specified = COUNTRIES.map((country) => [country, regionOf(country)]);
    expect(Object.fromEntries(regions.map((region) => [region.iso2, region.id]))).toEqual(
      Object.fromEntries(specified),
    );
    expect(regions[0]?.iso2).toBe('PL');
  });
});
