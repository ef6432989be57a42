import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What came in, in a folder of its own that goes with `remove`. */
export type ReceivedFile = { folder: string; path: string; contentHash: string; remove(): Promise<void> };

/**
 * Keeps what comes in on disk, as fast as the disk takes it: no connection to the database waits for whoever sends, and
 * the memory stays as it is. 'too_large' past so many bytes, 'broken' where the sender went away.
 */
export async function receiveFile(
  body: Readable,
  mostBytes: number,
): Promise<ReceivedFile | 'too_large' | 'broken'> {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-bulk-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'lines.jsonl');
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > mostBytes ? new TooLarge() : null, chunk);
    },
  });
  try {
    await pipeline(body, count, createWriteStream(path));
    return { folder, path, remove, contentHash: hash.digest('base64url') };
  } catch (error) {
    await remove();
    if (error instanceof TooLarge) return 'too_large';
    if (body.errored || body.destroyed) return 'broken';
    throw error;
  }
}

class TooLarge extends Error {}
