import type pg from 'pg';

/** Products that were added, changed or found as they should be; rows that were read and refused. */
export type ImportCounts = {
  added: number;
  changed: number;
  unchanged: number;
  rows: number;
  refused: number;
};

export async function countImported(client: pg.ClientBase, rows: number): Promise<ImportCounts> {
  const { rows: counted } = await client.query<Omit<ImportCounts, 'rows'>>(`
    SELECT count(*) FILTER (WHERE is_new)::integer AS added,
      count(*) FILTER (WHERE NOT is_new AND touched)::integer AS changed,
      count(*) FILTER (WHERE NOT is_new AND NOT touched)::integer AS unchanged,
      (SELECT count(DISTINCT place) FROM import_refused)::integer AS refused
    FROM (
      SELECT is_new, product_id IN (SELECT product_id FROM import_touched) AS touched FROM import_product
    ) product`);
  return { added: 0, changed: 0, unchanged: 0, refused: 0, ...counted[0], rows };
}

const BATCH = 1000;

/** Tells of every refused row, in the order of the file. */
export async function refusalsOf(
  client: pg.ClientBase,
  tell: (refused: { line: number; problem: string }) => void | Promise<void>,
): Promise<void> {
  let after = 0;
  for (;;) {
    const { rows } = await client.query<{ place: number; line: number; problem: string }>(
      'SELECT place, line, problem FROM import_refused WHERE place > $1 ORDER BY place LIMIT $2',
      [after, BATCH],
    );
    for (const { line, problem } of rows) await tell({ line, problem });
    const last = rows.at(-1);
    if (!last) return;
    after = last.place;
  }
}
