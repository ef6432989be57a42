import { UnusableBackup } from './unusable-backup.ts';

/** What a backup is made of, one after the other: how much follows, and what it is. */
export type Frame =
  | { kind: 'header' | 'table' | 'rows' | 'sequences' | 'file' | 'end'; value: unknown }
  | { kind: 'bytes'; bytes: Buffer };

const KINDS = ['header', 'table', 'rows', 'sequences', 'file', 'bytes', 'end'] as const;
const PREFIX = 5;
const LARGEST = 512 * 1024 * 1024;

export function frameOf(frame: Frame): Buffer {
  const body = frame.kind === 'bytes' ? frame.bytes : Buffer.from(JSON.stringify(frame.value));
  const prefix = Buffer.alloc(PREFIX);
  prefix.writeUInt8(KINDS.indexOf(frame.kind));
  prefix.writeUInt32BE(body.length, 1);
  return Buffer.concat([prefix, body]);
}

/** Frames as they come in, each with its own bytes; refuses what is cut off or was never a backup. */
export async function* readFrames(
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<{ frame: Frame; raw: Buffer }> {
  const rest = new Bytes();
  for await (const chunk of stream) {
    rest.push(chunk);
    for (let raw = takeFrame(rest); raw; raw = takeFrame(rest)) yield { frame: parse(raw), raw };
  }
  if (rest.length > 0) throw new UnusableBackup('broken');
}

function takeFrame(rest: Bytes): Buffer | undefined {
  if (rest.length < PREFIX) return undefined;
  const length = rest.peek(PREFIX).readUInt32BE(1);
  if (length > LARGEST) throw new UnusableBackup('broken');
  return rest.length < PREFIX + length ? undefined : rest.take(PREFIX + length);
}

function parse(raw: Buffer): Frame {
  const kind = KINDS[raw.readUInt8()];
  const body = raw.subarray(PREFIX);
  if (kind === undefined) throw new UnusableBackup('broken');
  if (kind === 'bytes') return { kind, bytes: body };
  try {
    return { kind, value: JSON.parse(body.toString()) };
  } catch {
    throw new UnusableBackup('broken');
  }
}

/** Bytes that came in pieces; a large frame is put together only once. */
class Bytes {
  #pieces: Buffer[] = [];
  length = 0;

  push(piece: Buffer): void {
    this.#pieces.push(piece);
    this.length += piece.length;
  }

  peek(count: number): Buffer {
    if ((this.#pieces[0]?.length ?? 0) < count) this.#pieces = [Buffer.concat(this.#pieces)];
    return this.#pieces[0]?.subarray(0, count) ?? Buffer.alloc(0);
  }

  take(count: number): Buffer {
    const taken = this.peek(count);
    this.#pieces[0] = this.#pieces[0]?.subarray(count) ?? Buffer.alloc(0);
    this.length -= count;
    return taken;
  }
}
