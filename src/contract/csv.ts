/** What spreadsheets in Poland open as a table: UTF-8 that says so, semicolons, and lines that end as theirs do. */
export const CSV_TYPE = 'text/csv; charset=utf-8';
export const CSV_START = '\uFEFF';

/** A line of a table. What a spreadsheet would take for a formula is kept as the text that it is. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cellOf).join(';')}\r\n`;

/** An amount as spreadsheets in Poland read numbers. */
export const csvAmount = (minor: number): string => (minor / 100).toFixed(2).replace('.', ',');

const FORMULA = /^\s*[=+\-@]|^[\t\r]/;

function cellOf(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[";\r\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
