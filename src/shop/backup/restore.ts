import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import * as v from 'valibot';
import type { Database } from '#shop/db/database.ts';
import { checksumOf, LOCK, type Migration, migrateWithin, migrations } from '#shop/db/migrate.ts';
import type { Counted } from './back-up.ts';
import {
  type BackupHeader,
  EXACT_TEXTS,
  endSchema,
  FORMAT_VERSION,
  fileSchema,
  headerSchema,
  quoted,
  rowsSchema,
  sequencesSchema,
  type Table,
  tableSchema,
  tablesOf,
} from './backup-parts.ts';
import { type Frame, readFrames } from './frames.ts';
import { type Constraint, insertionInto, loosen, setSequences, tighten } from './fresh-tables.ts';
import { UnusableBackup } from './unusable-backup.ts';

export type RestoreOptions = {
  dataFolder: string;
  /** Whether a shop that is there already may go. */
  replace: boolean;
  known?: readonly Migration[];
};

const OTHERS_LEAVE_WITHIN_MS = 15_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Puts a backup in the place of what the database has: all of it or nothing. The tables are made again as the backup
 * knew them, filled, and brought up to this version. It is read twice: its checksum is compared before anything is
 * touched. Pictures wait beside their folder until all is done.
 */
export async function restore(
  database: Database,
  open: () => AsyncIterable<Buffer>,
  { dataFolder, replace, known = migrations }: RestoreOptions,
): Promise<Counted> {
  const { pool, kind } = database;
  if (!replace && (await hasRows(database))) throw new UnusableBackup('not_empty');
  await readAll(open(), async () => {});
  const staging = join(dataFolder, `restoring-${randomBytes(6).toString('hex')}`);
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; BEGIN');
    await client.query(EXACT_TEXTS);
    const loading = openLoading(client, { known, staging, lock: kind === 'postgres' });
    await readAll(open(), loading.take);
    await loading.finish();
    await client.query("SELECT pg_notify('shop_changed', 'all')");
    await client.query('COMMIT');
    await movePictures(staging, loading.files, join(dataFolder, 'pictures'));
    return loading.counted;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw codeOf(error) === LOCK_NOT_AVAILABLE ? new UnusableBackup('in_use', { cause: error }) : error;
  } finally {
    if (kind === 'pglite') await client.query('RESET ALL');
    client.release(kind === 'postgres');
    await rm(staging, { recursive: true, force: true });
  }
}

/** Whether anything is there that a fresh shop does not have by itself. */
async function hasRows({ pool }: Database): Promise<boolean> {
  const client = await pool.connect();
  try {
    const own = (await tablesOf(client)).filter(({ name }) => name !== 'region');
    const parts = own.map(({ name }) => `EXISTS (SELECT FROM ${quoted(name)})`);
    const { rows } = await client.query<{ filled: boolean }>(`SELECT ${parts.join(' OR ')} AS filled`);
    return rows[0]?.filled === true;
  } finally {
    client.release();
  }
}

/** Reads the backup to its end, and compares its checksum. */
async function readAll(stream: AsyncIterable<Buffer>, take: (frame: Frame) => Promise<void>): Promise<void> {
  const hash = createHash('sha256');
  let end: string | undefined;
  let isFirst = true;
  for await (const { frame, raw } of readFrames(stream)) {
    if (isFirst !== (frame.kind === 'header') || end !== undefined)
      throw new UnusableBackup(isFirst ? 'foreign' : 'broken');
    isFirst = false;
    if (frame.kind === 'end') end = read(endSchema, frame.value).sha256;
    else {
      hash.update(raw);
      await take(frame);
    }
  }
  if (end === undefined || end !== hash.digest('hex')) throw new UnusableBackup('broken');
}

type LoadingParts = { known: readonly Migration[]; staging: string; lock: boolean };

/** Takes the parts of a backup one after the other, into tables that are made when its header is known. */
function openLoading(client: pg.ClientBase, { known, staging, lock }: LoadingParts) {
  const counted: Counted = { tables: 0, rows: 0, files: 0 };
  const files: string[] = [];
  let tables = new Map<string, Table>();
  let constraints: Constraint[] = [];
  let [newest, insertion] = [0, ''];
  let file: { out: Writable; missing: number } | undefined;

  async function begin(header: BackupHeader): Promise<void> {
    newest = newestOf(header, known);
    await client.query(`SET LOCAL lock_timeout = ${OTHERS_LEAVE_WITHIN_MS}`);
    if (lock) await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await migrateWithin(
      client,
      known.filter(({ version }) => version <= newest),
    );
    tables = new Map((await tablesOf(client)).map((table) => [table.name, table]));
    constraints = await loosen(client, [...tables.keys()]);
  }

  async function takeFile({ name, bytes }: v.InferOutput<typeof fileSchema>): Promise<void> {
    await mkdir(staging, { recursive: true });
    file = { out: createWriteStream(join(staging, name), { flags: 'wx' }), missing: bytes };
    files.push(name);
    counted.files++;
    if (bytes === 0) await endFile();
  }

  async function takeBytes(bytes: Buffer): Promise<void> {
    if (!file || bytes.length > file.missing) throw new UnusableBackup('broken');
    file.missing -= bytes.length;
    if (!file.out.write(bytes)) await new Promise((resolve) => file?.out.once('drain', resolve));
    if (file.missing === 0) await endFile();
  }

  async function endFile(): Promise<void> {
    if (!file) return;
    file.out.end();
    await finished(file.out);
    file = undefined;
  }

  return {
    counted,
    files,
    async take(frame: Frame): Promise<void> {
      if (frame.kind === 'bytes') return takeBytes(frame.bytes);
      if (file) throw new UnusableBackup('broken');
      switch (frame.kind) {
        case 'header':
          return begin(read(headerSchema, frame.value, 'foreign'));
        case 'table':
          insertion = insertionInto(tables, read(tableSchema, frame.value));
          counted.tables++;
          return;
        case 'rows': {
          const rows = read(rowsSchema, frame.value);
          counted.rows += rows.length;
          await client.query(insertion, [JSON.stringify(rows)]);
          return;
        }
        case 'sequences':
          return setSequences(client, read(sequencesSchema, frame.value));
        case 'file':
          return takeFile(read(fileSchema, frame.value));
      }
    },
    /** Everything is there: the database's own rules hold again, and newer migrations follow. */
    async finish(): Promise<void> {
      if (file || counted.tables !== tables.size) throw new UnusableBackup('broken');
      await tighten(client, [...tables.keys()], constraints);
      await migrateWithin(
        client,
        known.filter(({ version }) => version > newest),
      );
    },
  };
}

/** The last migration of the backup; every one of them must be known here, and the same. */
function newestOf({ formatVersion, migrations: made }: BackupHeader, known: readonly Migration[]): number {
  if (formatVersion > FORMAT_VERSION) throw new UnusableBackup('newer');
  for (const { version, checksum } of made) {
    const own = known.find((migration) => migration.version === version);
    if (!own || checksumOf(own) !== checksum) throw new UnusableBackup('newer');
  }
  return Math.max(0, ...made.map(({ version }) => version));
}

async function movePictures(staging: string, files: readonly string[], folder: string): Promise<void> {
  if (files.length > 0) await mkdir(folder, { recursive: true });
  for (const name of files) await rename(join(staging, name), join(folder, name));
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  otherwise: 'broken' | 'foreign' = 'broken',
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new UnusableBackup(otherwise);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
