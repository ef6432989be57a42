import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { UnreadableFile } from '#shop/import/unreadable-file.ts';

export const FORMATS = ['csv', 'json', 'jsonl', 'google'] as const;
export type Format = (typeof FORMATS)[number];

/** A file that can be read: how long it is, what it is, and its text piece by piece. */
export type ImportFile = {
  bytes: number;
  format: Format;
  encoding: 'utf-8' | 'windows-1250';
  /** `done`: how many bytes have been read by then. */
  pieces(): AsyncIterable<{ text: string; done: number }>;
};

const LARGEST = 4 * 1024 ** 3;
const PIECE = 256 * 1024;

/** Looks through the file once, to know its encoding; what is not UTF-8 is what Polish spreadsheets write. */
export async function openImportFile(path: string, given?: Format): Promise<ImportFile> {
  const bytes = await lengthOf(path);
  const encoding = await encodingOf(path);
  return {
    bytes,
    encoding,
    format: given ?? (await formatOf(path, encoding)),
    async *pieces() {
      const decoder = new TextDecoder(encoding);
      let done = 0;
      for await (const piece of chunksOf(path)) {
        done += piece.length;
        yield { text: decoder.decode(piece, { stream: true }), done };
      }
      yield { text: decoder.decode(), done };
    },
  };
}

const chunksOf = (path: string): AsyncIterable<Buffer> => createReadStream(path, { highWaterMark: PIECE });

async function lengthOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new UnreadableFile(`There is no file ${path}.`);
  if (!found.isFile()) throw new UnreadableFile(`${path} is not a file.`);
  if (found.size === 0) throw new UnreadableFile('The file is empty.');
  if (found.size > LARGEST) throw new UnreadableFile('The file is larger than 4 GB.');
  return found.size;
}

async function encodingOf(path: string): Promise<ImportFile['encoding']> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  let encoding: ImportFile['encoding'] = 'utf-8';
  for await (const piece of chunksOf(path)) {
    if (first && isWide(piece))
      throw new UnreadableFile('The file is written in UTF-16. Save it as UTF-8, please.');
    first = false;
    if (piece.includes(0))
      throw new UnreadableFile('This is not a text file. Is it a spreadsheet? Save it as CSV.');
    if (encoding === 'utf-8' && !reads(utf8, piece)) encoding = 'windows-1250';
  }
  return encoding;
}

const isWide = (piece: Buffer) =>
  (piece[0] === 0xff && piece[1] === 0xfe) || (piece[0] === 0xfe && piece[1] === 0xff);

function reads(decoder: TextDecoder, piece: Buffer): boolean {
  try {
    decoder.decode(piece, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** By what it begins with; an object a line looks like any JSON, so there its name tells. */
async function formatOf(path: string, encoding: string): Promise<Format> {
  if (/\.(jsonl|ndjson)$/i.test(path)) return 'jsonl';
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    const start = new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead)).trimStart();
    if (start.startsWith('<')) return 'google';
    return start.startsWith('[') || start.startsWith('{') ? 'json' : 'csv';
  } finally {
    await file.close();
  }
}
