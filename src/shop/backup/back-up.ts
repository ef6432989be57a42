import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Database } from '#shop/db/database.ts';
import { EXACT_TEXTS, FORMAT, FORMAT_VERSION, quoted, type Table, tablesOf } from './backup-parts.ts';
import { type Frame, frameOf } from './frames.ts';

export type BackUpOptions = { picturesFolder: string; version: string; now: number };
export type Counted = { tables: number; rows: number; files: number };

const ROWS_AT_ONCE = 500;
/** A shopper's file may have megabytes. */
const FILES_AT_ONCE = 4;

/**
 * The whole shop as a stream of bytes: every row as one moment had it, then the pictures, then a checksum of all.
 * Counts along.
 */
export async function* backUp(
  database: Database,
  options: BackUpOptions,
  counted: Counted,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const frame of contentOf(database, options, counted)) {
    const bytes = frameOf(frame);
    hash.update(bytes);
    yield bytes;
  }
  yield frameOf({ kind: 'end', value: { sha256: hash.digest('hex') } });
}

async function* contentOf(
  { pool, kind }: Database,
  { picturesFolder, version, now }: BackUpOptions,
  counted: Counted,
): AsyncGenerator<Frame> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(EXACT_TEXTS);
    yield {
      kind: 'header',
      value: { ...(await headerOf(client)), version, takenAt: new Date(now).toISOString() },
    };
    for (const table of await tablesOf(client)) {
      counted.tables++;
      yield* tableFrames(client, table, counted);
    }
    // Counters know no moments: read after the rows, none is behind them.
    yield { kind: 'sequences', value: await sequencesOf(client) };
    await client.query('COMMIT');
  } finally {
    // What was begun and set must not meet whoever comes next: of a server's connections a fresh one takes its place.
    if (kind === 'pglite') await client.query('ROLLBACK; RESET ALL').catch(() => {});
    client.release(kind === 'postgres');
  }
  yield* pictureFrames(picturesFolder, counted);
}

async function headerOf(client: pg.ClientBase) {
  const { rows: migrations } = await client.query(
    'SELECT version, checksum FROM schema_migration ORDER BY version',
  );
  return { format: FORMAT, formatVersion: FORMAT_VERSION, migrations };
}

async function* tableFrames(
  client: pg.ClientBase,
  { name, columns }: Table,
  counted: Counted,
): AsyncGenerator<Frame> {
  yield { kind: 'table', value: { name, columns: columns.map((column) => column.name) } };
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await client.query(`DECLARE all_rows NO SCROLL CURSOR FOR SELECT ${texts} FROM ${quoted(name)}`);
  const atOnce = columns.some(({ type }) => type === 'bytea') ? FILES_AT_ONCE : ROWS_AT_ONCE;
  for (;;) {
    const { rows } = await client.query({ text: `FETCH ${atOnce} FROM all_rows`, rowMode: 'array' });
    if (rows.length === 0) break;
    counted.rows += rows.length;
    yield { kind: 'rows', value: rows };
  }
  await client.query('CLOSE all_rows');
}

async function sequencesOf(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`,
  );
  const next: Record<string, string> = {};
  for (const { name } of rows) {
    const counter = await client.query<{ next: string }>(
      `SELECT (last_value + is_called::integer)::text AS next FROM ${quoted(name)}`,
    );
    next[name] = counter.rows[0]?.next ?? '1';
  }
  return next;
}

/** Pictures never change under their name; one that goes in the meantime belonged to nothing any more. */
async function* pictureFrames(folder: string, counted: Counted): AsyncGenerator<Frame> {
  for (const name of (await readdir(folder).catch(() => [])).sort()) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile() || name.startsWith('.')) continue;
    counted.files++;
    yield { kind: 'file', value: { name, bytes: found.size } };
    for await (const bytes of createReadStream(path, { end: Math.max(found.size - 1, 0) }))
      yield { kind: 'bytes', bytes };
  }
}
