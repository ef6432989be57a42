import { csvRecords } from './csv-records.ts';
import { googleRecords } from './google-records.ts';
import type { Format, ImportFile } from './import-file.ts';
import { jsonLines } from './json-lines.ts';
import { jsonRecords } from './json-records.ts';
import type { FileRecord, RecordReader } from './record-reader.ts';

const READERS: Record<Format, () => RecordReader> = {
  csv: csvRecords,
  json: jsonRecords,
  jsonl: jsonLines,
  google: googleRecords,
};

/** The file's rows as they come; `done` says how many bytes have been read. */
export async function* recordsOf(file: ImportFile): AsyncGenerator<{ records: FileRecord[]; done: number }> {
  const reader = READERS[file.format]();
  for await (const { text, done } of file.pieces()) yield { records: reader.push(text), done };
  yield { records: reader.end(), done: file.bytes };
}
