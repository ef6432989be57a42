import type pg from 'pg';
import type * as v from 'valibot';
import { quoted, type Table, type tableSchema } from './backup-parts.ts';
import { UnusableBackup } from './unusable-backup.ts';

export type Constraint = { table: string; name: string; definition: string };

/** Rows come in any order, and nobody is told of each: triggers rest, and references are checked at the end. */
export async function loosen(client: pg.ClientBase, tables: readonly string[]): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(`
    SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
  // What migrations have written is in the backup, as it became.
  await client.query(`TRUNCATE ${tables.map(quoted).join(', ')}`);
  return rows;
}

/** The database's own rules hold again. */
export async function tighten(
  client: pg.ClientBase,
  tables: readonly string[],
  constraints: readonly Constraint[],
): Promise<void> {
  for (const { table, name, definition } of constraints)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
}

/** The statement that takes rows of the backup's columns, as JSON. */
export function insertionInto(
  tables: Map<string, Table>,
  { name, columns }: v.InferOutput<typeof tableSchema>,
) {
  const table = tables.get(name);
  const types = columns.map((column) => table?.columns.find((one) => one.name === column)?.type);
  if (!table || types.includes(undefined) || columns.length !== table.columns.length)
    throw new UnusableBackup('broken');
  const values = types.map((type, index) => `(row ->> ${index})::${type}`);
  return `INSERT INTO ${quoted(name)} (${columns.map(quoted).join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${values.join(', ')} FROM jsonb_array_elements($1::jsonb) AS row`;
}

export async function setSequences(client: pg.ClientBase, next: Record<string, string>): Promise<void> {
  // Unlike setval, this is undone with the rest.
  for (const [name, value] of Object.entries(next))
    await client.query(`ALTER SEQUENCE ${quoted(name)} RESTART WITH ${BigInt(value)}`);
}
