import { dirname } from 'node:path';
import type pg from 'pg';
import type { Database } from '#shop/db/database.ts';
import { DatabaseProblem } from '#shop/db/problem.ts';
import { tidyUp } from '#shop/db/tidy-up.ts';
import { countImported, type ImportCounts, refusalsOf } from './outcome.ts';
import type { ImportedPart } from './part.ts';
import { openAlbum } from './pictures.ts';
import { type Format, openImportFile } from './read/import-file.ts';
import { readRows } from './read-rows.ts';
import { numberTrial } from './write/new-id.ts';
import { writeCatalogue } from './write/write-catalogue.ts';

export type CatalogueImport = {
  path: string;
  format?: Format | undefined;
  /** The currency that the shop keeps its prices in. */
  currency: string;
  picturesFolder: string;
  /** Of sizes that the shop has, and nothing else; everything where left out. */
  only?: ImportedPart | undefined;
  /** Whose stock it is, by its key; the shop's own where left out. */
  warehouse?: string | undefined;
  /** Everything is done and undone. */
  dryRun?: boolean | undefined;
  /** One refused row refuses all. */
  strict?: boolean | undefined;
  signal?: AbortSignal | undefined;
  /** Asked in the transaction before anything is done: where it says no, that is 'interrupted'. */
  onBegin?: ((client: pg.PoolClient) => Promise<boolean>) | undefined;
  /** In the same transaction, of what is about to be kept. */
  onKeep?: ((client: pg.PoolClient, counts: ImportCounts, notices: string[]) => Promise<void>) | undefined;
  onProgress?: ((bytes: number, all: number) => void) | undefined;
  onStep?: ((step: ImportStep) => void) | undefined;
  /** Is given every refused row, in the order of lines; the next one when it is done with it. */
  onRefused?: ((refused: RefusedRow) => void | Promise<void>) | undefined;
};

export type ImportStep = 'writing' | 'searching' | 'tidying';
export type RefusedRow = { line: number; problem: string };
/** `kept`: whether the shop is different now. */
export type Imported = ImportCounts & { notices: string[]; kept: boolean };

/** Who holds it imports. */
export const IMPORT_LOCK = 0x496d_7074;
const MANY = 1000;

/** Brings a file's products into the shop, in one transaction: all that can be taken, or nothing. */
export async function importCatalogue(
  database: Database,
  wanted: CatalogueImport,
): Promise<Imported | 'interrupted'> {
  const file = await openImportFile(wanted.path, wanted.format);
  const album = openAlbum(dirname(wanted.path), wanted.picturesFolder, !wanted.dryRun);
  const imported = await inOneTransaction<Imported | 'interrupted'>(database, async (client) => {
    if (wanted.onBegin && !(await wanted.onBegin(client))) return { outcome: 'interrupted', keep: false };
    if (wanted.dryRun) await numberTrial(client);
    const { notices, rows } = await readRows(client, file, { ...wanted, album });
    if (wanted.signal?.aborted) return { outcome: 'interrupted', keep: false };
    const isDone = await writeCatalogue(client, { ...wanted, isFeed: file.format === 'google', notices });
    if (!isDone) return { outcome: 'interrupted', keep: false };
    const counts = await countImported(client, rows);
    if (wanted.onRefused) await refusalsOf(client, wanted.onRefused);
    const keep = !wanted.dryRun && !(wanted.strict && counts.refused > 0);
    const said = notices.sentences();
    if (keep) await wanted.onKeep?.(client, counts, said);
    return { outcome: { ...counts, notices: said, kept: keep }, keep };
  });
  // A server does this by itself.
  if (database.kind === 'pglite' && imported !== 'interrupted' && imported.kept && imported.added > MANY) {
    wanted.onStep?.('tidying');
    await tidyUp(database);
  }
  return imported;
}

/** A connection of its own: its settings end with it. Nobody else imports meanwhile; readers see nothing of it. */
async function inOneTransaction<T>(
  { pool, kind }: Database,
  work: (client: pg.PoolClient) => Promise<{ outcome: T; keep: boolean }>,
): Promise<T> {
  const client = await pool.connect();
  let ended = false;
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await client.query("SET LOCAL shop.search_later = 'on'");
    for (const memory of ['work_mem', 'maintenance_work_mem'])
      await client.query(`SET LOCAL ${memory} = '64MB'`);
    // What an index puts off is quicker to take in at once, and slower to search through until then.
    await client.query("SET LOCAL gin_pending_list_limit = '8MB'");
    // Nobody has had tables of his own on this connection; the embedded database's only one may have.
    if (kind === 'postgres') await client.query("SET LOCAL temp_buffers = '256MB'");
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS free', [
      IMPORT_LOCK,
    ]);
    if (!rows[0]?.free)
      throw new DatabaseProblem('database_busy', 'Another import is under way. Try again when it is done.');
    const { outcome, keep } = await work(client);
    await client.query(keep ? 'COMMIT' : 'ROLLBACK');
    ended = true;
    return outcome;
  } finally {
    if (!ended) await client.query('ROLLBACK').catch(() => {});
    client.release(kind === 'postgres');
  }
}
