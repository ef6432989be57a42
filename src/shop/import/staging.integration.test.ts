import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type CheckedRow, rowWithNothing, STAGED_COLUMNS } from './columns.ts';
import { openStaging } from './staging.ts';

describeWithDatabase('rows that wait for their import', (use) => {
  const stagedOf = async (rows: readonly CheckedRow[]) => {
    const client = await use().pool.connect();
    try {
      await client.query('BEGIN');
      const staging = await openStaging(client);
      for (const [index, row] of rows.entries()) await staging.add({ place: index, line: index + 2 }, row);
      await staging.end();
      const columns = ['place', 'line', ...STAGED_COLUMNS].join(', ');
      return (await client.query(`SELECT ${columns} FROM import_row ORDER BY place`)).rows;
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  };
  const asStaged = (row: CheckedRow, index: number) => ({
    place: index,
    line: index + 2,
    ...Object.fromEntries(STAGED_COLUMNS.map((column) => [column, row[column] ?? null])),
  });

  test('keep every cell as it is, and an empty one apart from one that is not there', async () => {
    const cell = fc.oneof(
      fc.constant(undefined),
      fc.constant(''),
      fc.constantFrom('NULL', '{a,"b"}', '\\N', "O'Hara", 'a\r\nb\tc', '$1', 'żółw 🐢'),
      fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\p{Cc}/gu, '')),
    );
    const row = fc
      .tuple(fc.string({ minLength: 1 }), fc.array(cell, { minLength: 40, maxLength: 40 }))
      .map(([key, cells]) => ({
        ...rowWithNothing(key, 'uniw'),
        ...Object.fromEntries(STAGED_COLUMNS.slice(2).map((column, index) => [column, cells[index]])),
      }));
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 5 }), async (rows) => {
        expect(await stagedOf(rows)).toEqual(rows.map(asStaged));
      }),
      { numRuns: 30 },
    );
  });

  test('are all there, however many', async () => {
    const rows = Array.from({ length: 2001 }, (_, index) => rowWithNothing(`key-${index}`, 'uniw'));
    expect(await stagedOf(rows)).toEqual(rows.map(asStaged));
  });
});
