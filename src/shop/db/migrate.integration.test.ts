import { afterEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/database.ts';
import { migrate, migrations } from './migrate.ts';
import * as schema from './schema/index.ts';

const later = (sql: string) => [...migrations, { version: 9999, name: '9999_later', sql }];

describeOnEachDatabase('migrations', (use) => {
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

  test('every country of the specification comes with its numeric id, Poland first', async () => {
    const { iso2, id, position } = schema.region;
    const regions = await use().orm.select({ iso2, id }).from(schema.region).orderBy(position);
    expect(Object.fromEntries(regions.map((region) => [region.iso2, region.id]))).toEqual(SPECIFIED);
    expect(regions[0]?.iso2).toBe('PL');
  });
});

const SPECIFIED: Record<string, number> = {
  PL: 1143020003,
  DE: 1143020143,
  AT: 1143020016,
  FR: 1143020057,
  GB: 1170044706,
  US: 1170044713,
  CZ: 1143020041,
  SK: 1143020182,
  HU: 1143020217,
  LT: 1143020116,
  LV: 1143020118,
  EE: 1143020051,
  UA: 1170044715,
  BE: 1143020022,
  NL: 1143020076,
  LU: 1143020117,
  IE: 1143020083,
  IS: 1143020084,
  IT: 1143020220,
  ES: 1143020075,
  PT: 1143020163,
  GR: 1143020062,
  RO: 1143020169,
  BG: 1143020033,
  HR: 1143020038,
  SI: 1143020183,
  DK: 1143020042,
  SE: 1143020193,
  NO: 1143020149,
  FI: 1143020056,
  MT: 1143020126,
  CY: 1143020040,
  CH: 1143020192,
  LI: 1143020115,
};
