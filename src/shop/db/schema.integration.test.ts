import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/database/database.ts';
import type { Database } from './database.ts';
import * as schema from './schema/index.ts';

const tables = Object.values(schema).filter((value) => is(value, PgTable));

describeOnEachDatabase('the schema in code', (use) => {
  test('has the same columns, types, nulls and defaults as the migrations', async () => {
    const mirrored = tables.flatMap((table) => columnsInCode(table)).sort();
    expect(mirrored).toEqual(await columnsInDatabase(use()));
  });

  test('has the same primary keys as the migrations', async () => {
    const { rows } = await use().pool.query<{ key: string }>(`
      SELECT conrelid::regclass || ': ' || string_agg(attname, ', ' ORDER BY attname) AS key
      FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
      WHERE contype = 'p' AND connamespace = 'public'::regnamespace
      GROUP BY conrelid`);
    expect(tables.map(primaryKeyInCode).sort()).toEqual(rows.map(({ key }) => key).sort());
  });

  test('has the same references between tables as the migrations', async () => {
    const { rows } = await use().pool.query<{ reference: string }>(`
      SELECT conrelid::regclass || '.' || attname || ' -> ' || confrelid::regclass AS reference
      FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
    const mirrored = tables.flatMap((table) => referencesInCode(table)).sort();
    expect(mirrored).toEqual(rows.map(({ reference }) => reference).sort());
  });
});

function columnsInCode(table: PgTable): string[] {
  return Object.values(getTableColumns(table)).map((column) => {
    const given = column.hasDefault || column.generatedIdentity || column.generated;
    const type = column.getSQLType().replace(', ', ',');
    return lineFor(getTableName(table), column.name, type, column.notNull, Boolean(given));
  });
}

async function columnsInDatabase({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{
    table: string;
    name: string;
    type: string;
    filled: boolean;
    given: boolean;
  }>(`
    SELECT relname AS table, attname AS name, attnotnull AS filled,
      CASE typtype WHEN 'd' THEN format_type(typbasetype, typtypmod) ELSE format_type(atttypid, atttypmod) END AS type,
      atthasdef OR attidentity <> '' AS given
    FROM pg_attribute
    JOIN pg_class ON pg_class.oid = attrelid
    JOIN pg_type ON pg_type.oid = atttypid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped`);
  return rows.map((row) => lineFor(row.table, row.name, row.type, row.filled, row.given)).sort();
}

function lineFor(table: string, name: string, type: string, filled: boolean, given: boolean): string {
  return `${table}.${name} ${type}${filled ? ' NOT NULL' : ''}${given ? ' DEFAULT' : ''}`;
}

function primaryKeyInCode(table: PgTable): string {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const single = columns.filter((column) => column.primary);
  const names = [...single, ...primaryKeys.flatMap((key) => key.columns)].map((column) => column.name);
  return `${name}: ${names.sort().join(', ')}`;
}

function referencesInCode(table: PgTable): string[] {
  const { name, foreignKeys } = getTableConfig(table);
  return foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    return columns.map((column) => `${name}.${column.name} -> ${getTableName(foreignTable)}`);
  });
}
