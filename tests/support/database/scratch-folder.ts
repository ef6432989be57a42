import { existsSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what lies there in memory. */
const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 1024 ** 3;

/** A new folder for databases that end with the tests: in memory where there is room, since a disk takes five times as long to copy one. */
export function newScratchFolder(prefix: string): string {
  return mkdtempSync(join(isMemoryRoomy() ? IN_MEMORY : tmpdir(), prefix));
}

function isMemoryRoomy(): boolean {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > ROOM_BYTES && mayRunPrograms();
}

/** PostgreSQL's programs lie beside its data. */
function mayRunPrograms(): boolean {
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === IN_MEMORY);
  return mount !== undefined && !/\bnoexec\b/.test(mount);
}
