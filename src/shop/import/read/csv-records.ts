import { UnreadableFile } from '#shop/import/unreadable-file.ts';
import { type CsvRecord, csvCells } from './csv-cells.ts';
import { type FileRecord, LONGEST_RECORD, type RecordReader } from './record-reader.ts';

const SEPARATORS = [';', ',', '\t'] as const;

/** A table whose first row names the columns; cells are separated by what that row has most of. */
export function csvRecords(): RecordReader {
  let head: string | undefined = '';
  let cells: ReturnType<typeof csvCells> | undefined;
  let columns: string[] | undefined;

  const named = (records: CsvRecord[]): FileRecord[] => {
    const rows = columns === undefined ? records.slice(1) : records;
    columns ??= records[0] && columnsOf(records[0]);
    return rows.map((record) => recordOf(record, columns ?? []));
  };
  const begin = () => {
    const waiting = head ?? '';
    head = undefined;
    cells = csvCells(separatorOf(firstRow(waiting) ?? waiting));
    return named(cells.push(waiting));
  };

  return {
    push(piece) {
      if (cells) return named(cells.push(piece));
      head += piece;
      if (firstRow(head ?? '') !== undefined) return begin();
      if ((head ?? '').length > LONGEST_RECORD)
        throw new UnreadableFile('The first line, which names the columns, does not end.');
      return [];
    },
    end() {
      const rest = cells ? [] : begin();
      const last = [...rest, ...named(cells?.end() ?? [])];
      if (!columns) throw new UnreadableFile('The file is empty.');
      return last;
    },
  };
}

/** The text up to the first line end outside quotes that something stands before; undefined where there is none. */
function firstRow(text: string): string | undefined {
  let quoted = false;
  let written = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') quoted = !quoted;
    if (!quoted && written && (sign === '\n' || sign === '\r')) return text.slice(0, at);
    if (sign !== '\n' && sign !== '\r') written = true;
  }
  return undefined;
}

function separatorOf(row: string): string {
  const bare = row.replace(/"[^"]*"/g, '');
  const counted = SEPARATORS.map((separator) => ({ separator, count: bare.split(separator).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).separator;
}

function columnsOf({ cells }: CsvRecord): string[] {
  const columns = cells.map((cell) => cell.trim().toLowerCase());
  const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) !== index);
  if (twice !== undefined) throw new UnreadableFile(`The column '${twice}' is there twice.`);
  return columns;
}

function recordOf({ line, cells }: CsvRecord, columns: readonly string[]): FileRecord {
  if (cells.length !== columns.length)
    return { line, problem: `has ${cells.length} cells, but there are ${columns.length} columns.` };
  const named = new Map<string, string>();
  columns.forEach((column, index) => {
    named.set(column, cells[index] ?? '');
  });
  return { line, cells: named };
}
