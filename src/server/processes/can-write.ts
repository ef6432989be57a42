import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#shop/db/database.ts';

/** More than a file system has left in blocks that are begun already. */
const PROBE = Buffer.alloc(65_536);

/** Whether there is room in a folder: what a full disk would refuse is written and taken away again. */
export async function canWriteIn(folder: string): Promise<boolean> {
  const file = join(folder, `.room-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, PROBE);
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}

/**
 * Whether the database takes changes. A server has a disk of its own, or may have become a copy that can only be read;
 * a sort that does not fit into so little memory is written to that disk, and nothing else is touched.
 */
export async function takesChanges({ kind, pool }: Pick<Database, 'kind' | 'pool'>): Promise<boolean> {
  if (kind === 'pglite') return true;
  const { rows } = await pool.query<{ read_only: boolean }>(
    "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS read_only",
  );
  if (rows[0]?.read_only !== false) return false;
  return pool.query(SPILLING_SORT).then(
    () => true,
    () => false,
  );
}

/** Both statements are one transaction: they are sent as one. */
const SPILLING_SORT = `SET LOCAL work_mem = '64kB';
  SELECT count(*) FROM (SELECT repeat(md5(n::text), 8) AS text FROM generate_series(1, 2000) n ORDER BY 1) sorted`;
