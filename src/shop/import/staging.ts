import type pg from 'pg';
import { BulkRows } from '#shop/db/bulk-rows.ts';
import { type CheckedRow, STAGED_COLUMNS } from './columns.ts';

/** Where a row stands: its place among the rows, and its line. */
export type Place = { place: number; line: number };

/** What is said of a row: why it was refused. */
export type Refusal = Place & { key: string; problem: string };

const BATCH = 1000;

/**
 * Keeps the file's rows in the database until all of them are there: in tables that only this transaction sees and
 * that end with it. So the shop's own tables are held only for the short time of the writing.
 */
export async function openStaging(client: pg.ClientBase) {
  await client.query(`
    CREATE TEMP TABLE import_row (place integer NOT NULL, line integer NOT NULL, product_id integer,
      size_id integer, is_new boolean, ${STAGED_COLUMNS.map((column) => `${column} text`).join(', ')}
    ) ON COMMIT DROP;
    CREATE TEMP TABLE import_refused (place integer NOT NULL, line integer NOT NULL, key text NOT NULL,
      problem text NOT NULL) ON COMMIT DROP;
    CREATE TEMP TABLE import_touched (product_id integer NOT NULL) ON COMMIT DROP`);
  let rows: string[] = [];
  let refusals = refusedRows();
  let waiting = 0;
  let sending: Promise<void> | undefined;

  /** The database takes in a batch while the next is read; no more than one is on its way. */
  async function send(): Promise<void> {
    await sending;
    const [full, refused] = [rows, refusals];
    rows = [];
    refusals = refusedRows();
    waiting = 0;
    sending = insertBoth(client, full, refused);
    // Whoever waits for it hears of it; until then it is not lost.
    sending.catch(() => {});
  }
  const sendWhenFull = () => (++waiting >= BATCH ? send() : undefined);

  return {
    async add({ place, line }: Place, row: CheckedRow): Promise<void> {
      rows.push(lineOf(place, line, row));
      await sendWhenFull();
    },
    async refuse(refusal: Refusal): Promise<void> {
      refusals.add(refusal);
      await sendWhenFull();
    },
    async end(): Promise<void> {
      await send();
      await sending;
    },
  };
}

// No cell may have these characters (see UNKEEPABLE), so nothing needs to be escaped.
const AFTER_ROW = '\u001e';
const AFTER_CELL = '\u001f';
const NO_CELL = '\u001d';

function lineOf(place: number, line: number, row: CheckedRow): string {
  const cells = STAGED_COLUMNS.map((column) => row[column] ?? NO_CELL);
  return `${place}${AFTER_CELL}${line}${AFTER_CELL}${cells.join(AFTER_CELL)}`;
}

async function insertBoth(
  client: pg.ClientBase,
  rows: string[],
  refusals: ReturnType<typeof refusedRows>,
): Promise<void> {
  if (rows.length > 0)
    await client.query(INSERT_ROWS, [rows.join(AFTER_ROW), AFTER_ROW, AFTER_CELL, NO_CELL]);
  if (!refusals.isEmpty()) await refusals.insert(client);
}

/** One text for all rows: the database takes it apart sooner than an array for each column can be written. */
const INSERT_ROWS = `
  INSERT INTO import_row (place, line, ${STAGED_COLUMNS.join(', ')})
  SELECT cells[1]::integer, cells[2]::integer, ${STAGED_COLUMNS.map((_, index) => `cells[${index + 3}]`).join(', ')}
  FROM string_to_table($1, $2) AS row CROSS JOIN string_to_array(row, $3, $4) AS cells`;

const refusedRows = () =>
  new BulkRows('import_refused', { place: 'integer', line: 'integer', key: 'text', problem: 'text' });
