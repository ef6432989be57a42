import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Database } from '#shop/db/database.ts';
import { type CatalogueImport, importCatalogue } from '#shop/import/import-catalogue.ts';
import { csvLine } from './csv-line.ts';

/** A table whose columns are those of its first row. */
export function csvOf(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  return [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
    .map((cells) => csvLine(cells))
    .join('');
}

/** Writes files and imports them; the folder goes when the tests are over. */
export function openImportDesk(use: () => Database) {
  const made = mkdtemp(join(tmpdir(), 'witryna-import-'));
  afterAll(async () => rm(await made, { recursive: true, force: true }));
  let files = 0;

  async function write(content: string | Buffer, name = `file-${++files}`): Promise<string> {
    const path = join(await made, name);
    await writeFile(path, content);
    return path;
  }
  async function importPath(path: string, options: Partial<CatalogueImport> = {}) {
    const refused: string[] = [];
    const picturesFolder = join(await made, 'pictures');
    const imported = await importCatalogue(use(), {
      path,
      currency: 'PLN',
      picturesFolder,
      onRefused: ({ line, problem }) => void refused.push(`${line}: ${problem}`),
      ...options,
    });
    if (imported === 'interrupted') throw new Error('the import was interrupted');
    return { ...imported, refusals: refused, picturesFolder };
  }
  return {
    write,
    importPath,
    importText: async (content: string | Buffer, options?: Partial<CatalogueImport>) =>
      importPath(await write(content), options),
    importRows: async (
      rows: readonly Readonly<Record<string, string | number>>[],
      options?: Partial<CatalogueImport>,
    ) => importPath(await write(csvOf(rows)), options),
  };
}

/** Every row of the catalogue with the transaction that wrote it. */
export async function versionsOf({ pool }: Database): Promise<Record<string, string[]>> {
  const versions: Record<string, string[]> = {};
  for (const table of CATALOGUE_TABLES) {
    const { rows } = await pool.query<{ version: string }>(
      `SELECT xmin || ' ' || ctid || ' ' || t::text AS version FROM ${table} t ORDER BY 1`,
    );
    versions[table] = rows.map(({ version }) => version);
  }
  return versions;
}

const CATALOGUE_TABLES = [
  ...[
    'product',
    'product_text',
    'product_category',
    'product_picture',
    'product_parameter',
    'product_search',
  ],
  ...['product_document', 'size', 'size_text', 'stock', 'price_step', 'volume_tier', 'subscription_period'],
  ...['bundle_part', 'category', 'category_text', 'producer', 'producer_text', 'series', 'series_text'],
  ...['parameter', 'parameter_text', 'parameter_value', 'parameter_value_text', 'warehouse'],
];
