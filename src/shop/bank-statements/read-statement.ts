import type { StatementRead } from '#domain/bank-statements/bank-transfer.ts';
import { isMt940, readMt940 } from '#domain/bank-statements/read-mt940.ts';
import { readStatementTable } from '#domain/bank-statements/read-statement-table.ts';
import { csvCells } from '#shop/import/read/csv-cells.ts';
import { UnreadableFile } from '#shop/import/unreadable-file.ts';
import { decodeStatement } from './decode-statement.ts';

/** What a bank's file holds, in MT940 or as a table; undefined where it is neither. Amounts without a currency are in the shop's. */
export function readStatement(bytes: Uint8Array, currency: string): StatementRead | undefined {
  const text = decodeStatement(bytes).replaceAll('\u0000', '');
  if (isMt940(text)) return readMt940(text);
  return readStatementTable(rowsOf(text), currency);
}

function rowsOf(text: string): string[][] {
  const cells = csvCells(separatorOf(text));
  try {
    return [...cells.push(text), ...cells.end()].map((record) => record.cells);
  } catch (error) {
    if (error instanceof UnreadableFile) return [];
    throw error;
  }
}

/** What stands most often in the text: banks write many lines above the table that have nothing of it. */
function separatorOf(text: string): string {
  const [most = ';'] = [';', ',', '\t'].sort(
    (one, other) => text.split(other).length - text.split(one).length,
  );
  return most;
}
