import type pg from 'pg';
import * as v from 'valibot';

export const FORMAT = 'witryna-backup';
export const FORMAT_VERSION = 1;

/** What a backup says of itself, first of all. */
export const headerSchema = v.object({
  format: v.literal(FORMAT),
  formatVersion: v.number(),
  /** The shop that made it. */
  version: v.string(),
  takenAt: v.string(),
  migrations: v.array(v.object({ version: v.number(), checksum: v.string() })),
});
export type BackupHeader = v.InferOutput<typeof headerSchema>;

export const tableSchema = v.object({ name: v.string(), columns: v.array(v.string()) });
export const rowsSchema = v.array(v.array(v.nullable(v.string())));
/** The number that each counter gives next. */
export const sequencesSchema = v.record(v.string(), v.string());
export const fileSchema = v.object({ name: v.pipe(v.string(), v.regex(/^\w[\w.-]*$/)), bytes: v.number() });
export const endSchema = v.object({ sha256: v.string() });

/** Texts of values that every PostgreSQL reads back as they were. */
export const EXACT_TEXTS = `
  SET LOCAL TimeZone = 'UTC';
  SET LOCAL DateStyle = 'ISO';
  SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL bytea_output = 'hex';
  SET LOCAL extra_float_digits = 1`;

export type Column = { name: string; type: string };
export type Table = { name: string; columns: Column[] };

/** Every table but the one that migrations keep, with those of its columns that are not computed from others. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT relname AS name, json_agg(json_build_object(
      'name', attname, 'type', format_type(atttypid, atttypmod)) ORDER BY attnum) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migration'
      AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    GROUP BY relname ORDER BY relname`);
  return rows;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
