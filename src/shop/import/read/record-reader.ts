/** One row of the file by the names of its columns, or one sentence on why it is none; lines count from 1. */
export type FileRecord =
  | { line: number; cells: ReadonlyMap<string, string> }
  | { line: number; problem: string };

/** Takes a file's text piece by piece, and gives the rows that are complete. Keeps no more than one row. */
export type RecordReader = {
  push(piece: string): FileRecord[];
  /** What the end of the file completes. */
  end(): FileRecord[];
};

/** The longest row, in characters. */
export const LONGEST_RECORD = 1_000_000;
export const MOST_CELLS = 200;
