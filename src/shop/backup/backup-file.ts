import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { UnusableBackup } from './unusable-backup.ts';

/** Writes a backup beside its place first: whatever stops it, an earlier one stays whole. Answers with its size. */
export async function writeBackupFile(path: string, content: AsyncIterable<Buffer>): Promise<number> {
  const draft = `${path}.part`;
  try {
    // It holds everything about everybody: only its owner may read it.
    const file = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(Readable.from(content), createGzip(), file);
    await rename(draft, path);
    return (await stat(path)).size;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The bytes of a backup, as they were before they were compressed. */
export async function* readBackupFile(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const plain = file.pipe(createGunzip());
  file.once('error', (error) => plain.destroy(error));
  let isFirst = true;
  try {
    for await (const bytes of plain) {
      isFirst = false;
      yield bytes;
    }
  } catch (error) {
    throw explained(error, isFirst);
  } finally {
    file.destroy();
  }
}

function explained(error: unknown, isFirst: boolean): unknown {
  if (!(error instanceof Error)) return error;
  if ('syscall' in error) return new UnusableBackup('unreadable', { cause: error });
  if (!('code' in error) || !String(error.code).startsWith('Z_')) return error;
  return new UnusableBackup(isFirst && error.code === 'Z_DATA_ERROR' ? 'foreign' : 'broken', {
    cause: error,
  });
}
