import type pg from 'pg';
import { openRowCheck } from './check/check-row.ts';
import { entriesOf } from './check/lists.ts';
import { type CheckedRow, COLUMNS, PRODUCT_COLUMNS, SLUG_COLUMNS } from './columns.ts';
import { openNotices } from './notices.ts';
import { cellsOfPart, type ImportedPart, problemOfPart } from './part.ts';
import type { PictureAlbum } from './pictures.ts';
import type { ImportFile } from './read/import-file.ts';
import type { FileRecord } from './read/record-reader.ts';
import { recordsOf } from './read/records-of.ts';
import { openStaging, type Place } from './staging.ts';

type Reading = {
  currency: string;
  album: PictureAlbum;
  only?: ImportedPart | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((bytes: number, all: number) => void) | undefined;
};

/** Brings the file's rows to the database, checked; answers with how many there were, and what is to be said. */
export async function readRows(client: pg.ClientBase, file: ImportFile, reading: Reading) {
  const staging = await openStaging(client);
  const notices = openNotices();
  const checkRow = openRowCheck(reading.currency, reading.only !== undefined);
  const withoutRepetition = repetitions();
  let rows = 0;

  async function take(record: FileRecord): Promise<void> {
    const place = { place: ++rows, line: record.line };
    if ('problem' in record) return staging.refuse({ ...place, key: '', problem: record.problem });
    const { cells, left } = reading.only ? cellsOfPart(reading.only, record.cells) : cellsOfAll(record.cells);
    for (const column of left)
      notices.add(`The column '${column}' is not known and was left out`, record.line);
    const lacking = reading.only && problemOfPart(reading.only, cells);
    if (lacking) return staging.refuse({ ...place, key: '', problem: lacking });
    const checked = checkRow(cells);
    if ('problems' in checked)
      return staging.refuse({ ...place, key: checked.key, problem: checked.problems.join(' ') });
    return takeWithPictures(place, checked.row);
  }

  async function takeWithPictures(place: Place, row: CheckedRow): Promise<void> {
    if (row.pictures) {
      const taken = await reading.album.take(entriesOf(row.pictures), row.key);
      if (taken !== 'elsewhere' && 'problem' in taken)
        return staging.refuse({ ...place, key: row.key, problem: taken.problem });
      if (taken === 'elsewhere') notices.add(ELSEWHERE, place.line);
      row.pictures = taken === 'elsewhere' ? undefined : JSON.stringify(taken.pictures);
    }
    return staging.add(place, withoutRepetition(row));
  }

  let told = 0;
  reading.onProgress?.(told, file.bytes);
  for await (const { records, done } of recordsOf(file)) {
    for (const record of records) await take(record);
    if (reading.signal?.aborted) break;
    if (done > told) reading.onProgress?.(done, file.bytes);
    told = done;
  }
  await staging.end();
  return { rows, notices };
}

const ELSEWHERE = 'Pictures of other addresses are not fetched: put the files beside the import file';
const KNOWN = new Set<string>([...COLUMNS, 'currency', '']);

const cellsOfAll = (cells: ReadonlyMap<string, string>) => {
  const left = [...cells.keys()].filter((column) => !KNOWN.has(column));
  return { cells, left };
};

const REPEATED = [...PRODUCT_COLUMNS, ...SLUG_COLUMNS] as const;

/** Leaves out what the row before has said of the same product: texts are long, and sizes many. */
function repetitions(): (row: CheckedRow) => CheckedRow {
  let before: CheckedRow | undefined;
  return (row) => {
    const said = before?.key === row.key ? before : undefined;
    // A new size without a price is refused later on, and with it what it says.
    if (row.price !== undefined) before = row;
    if (!said) return row;
    const short = { ...row };
    for (const column of REPEATED) if (row[column] === said[column]) short[column] = undefined;
    return short;
  };
}
