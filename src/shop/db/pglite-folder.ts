import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseProblem } from './problem.ts';

/** The PostgreSQL inside PGlite; it reads no other major version's files. */
export const PGLITE_POSTGRES = 18;

/** Starts PGlite on the folder's files. Making them takes seconds: what a kill left half made is made again. */
export async function startInFolder<T>(folder: string, start: (files: string) => Promise<T>): Promise<T> {
  const files = join(folder, 'postgres');
  const unfinished = join(folder, 'unfinished');
  if (existsSync(unfinished)) rmSync(files, { recursive: true, force: true });
  if (existsSync(files)) {
    refuseOtherVersion(folder, files);
    return start(files);
  }
  writeFileSync(unfinished, '');
  const started = await start(files);
  rmSync(unfinished);
  return started;
}

function refuseOtherVersion(folder: string, files: string): void {
  const version = Number.parseInt(readFileSync(join(files, 'PG_VERSION'), 'utf8'), 10);
  if (version === PGLITE_POSTGRES) return;
  throw new DatabaseProblem(
    version > PGLITE_POSTGRES ? 'database_newer' : 'database_too_old',
    `The data folder ${folder} was written by PostgreSQL ${version}, and this version of the shop reads ${PGLITE_POSTGRES}: start the version that wrote it.`,
  );
}
