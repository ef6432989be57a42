import { UnreadableFile } from '#shop/import/unreadable-file.ts';
import { LONGEST_RECORD, MOST_CELLS } from './record-reader.ts';

export type CsvRecord = { line: number; cells: string[] };

const QUOTE = '"';
const LINE_END = /\r\n|\n|\r/g;

/**
 * Takes a table's text apart (RFC 4180): quoted cells hold separators, line ends and doubled quotes. Lines without
 * anything are left out. A line may end in any of the three ways of computers.
 */
export function csvCells(separator: string) {
  const meaning = new RegExp(`[\\r\\n${separator}]`, 'g');
  let line = 1;
  let record: CsvRecord = { line, cells: [] };
  let cell = '';
  let length = 0;
  let state: 'start' | 'plain' | 'quoted' | 'quote in quoted' = 'start';
  let wasQuoted = false;
  let afterReturn = false;

  const endCell = () => {
    record.cells.push(cell);
    if (record.cells.length > MOST_CELLS)
      throw new UnreadableFile(`Line ${record.line} has more than ${MOST_CELLS} cells.`);
    cell = '';
    state = 'start';
  };
  const endRecord = (found: CsvRecord[]) => {
    endCell();
    if (record.cells.length > 1 || record.cells[0] !== '' || wasQuoted) found.push(record);
    record = { line: line + 1, cells: [] };
    length = 0;
    wasQuoted = false;
  };
  const refuseTooLong = () => {
    if (length <= LONGEST_RECORD) return;
    throw new UnreadableFile(
      `The row that begins in line ${record.line} is longer than ${LONGEST_RECORD} characters: is a quote missing?`,
    );
  };

  /** Takes a part of a cell that has no meaning of its own. */
  const take = (text: string) => {
    cell += text;
    length += text.length;
  };
  const pass = (text: string) => {
    line += text.match(LINE_END)?.length ?? 0;
    if (afterReturn && text.startsWith('\n')) line--;
    afterReturn = text.endsWith('\r');
  };

  /** Takes what stands at this place, and says where the next begins. */
  const step = (piece: string, at: number, found: CsvRecord[]): number => {
    const sign = piece[at];
    if (state === 'quoted') {
      const end = piece.indexOf(QUOTE, at);
      const text = end < 0 ? piece.slice(at) : piece.slice(at, end);
      take(text);
      pass(text);
      if (end < 0) return piece.length;
      state = 'quote in quoted';
      afterReturn = false;
      return end + 1;
    }
    if (sign === QUOTE && state !== 'plain') {
      if (state === 'quote in quoted') take(QUOTE);
      state = 'quoted';
      wasQuoted = true;
      afterReturn = false;
      return at + 1;
    }
    if (sign === '\n' || sign === '\r') {
      if (sign === '\r' || !afterReturn) {
        endRecord(found);
        line++;
      }
      afterReturn = sign === '\r';
      return at + 1;
    }
    afterReturn = false;
    if (sign === separator) {
      endCell();
      return at + 1;
    }
    meaning.lastIndex = at;
    const end = meaning.exec(piece)?.index ?? piece.length;
    take(piece.slice(at, end));
    state = 'plain';
    return end;
  };

  return {
    push(piece: string): CsvRecord[] {
      const found: CsvRecord[] = [];
      for (let at = 0; at < piece.length; ) at = step(piece, at, found);
      refuseTooLong();
      return found;
    },
    end(): CsvRecord[] {
      if (state === 'quoted')
        throw new UnreadableFile(`A quote opens in the row of line ${record.line} and never closes.`);
      const found: CsvRecord[] = [];
      if (cell !== '' || record.cells.length > 0 || wasQuoted) endRecord(found);
      return found;
    },
  };
}
