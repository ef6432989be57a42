import { slugOf } from '#domain/page/slug.ts';
import { type CheckedRow, COLUMNS, rowWithNothing, SLUG_COLUMNS } from '#shop/import/columns.ts';
import { checkCell } from './check-cell.ts';

export type RowCheck = { row: CheckedRow } | { key: string; problems: string[] };

const ONLY_SIZE = 'uniw';

/**
 * Reads the cells of rows, one after the other. All that is wrong with a row is said at once. `byEan`: a row without a
 * key names its size by the EAN.
 */
export function openRowCheck(
  currency: string,
  byEan = false,
): (cells: ReadonlyMap<string, string>) => RowCheck {
  const checks = COLUMNS.map((column) => ({
    column,
    check: unlessRepeated((text) => checkCell(column, text)),
  }));
  const addSlugs = openSlugs();

  return (cells) => {
    const row = rowWithNothing('', ONLY_SIZE);
    const problems: string[] = [];
    for (const { column, check } of checks) {
      const text = cells.get(column);
      if (text === undefined) continue;
      const checked = check(text.trim());
      if ('problem' in checked) problems.push(`${column}: ${checked.problem}`);
      else if (checked.value !== '' || column !== 'size') row[column] = checked.value;
    }
    addProblemsBetween(row, cells, { currency, byEan }, problems);
    if (problems.length > 0) return { key: row.key, problems };
    addSlugs(row);
    return { row };
  };
}

/** Rows of one product say much alike: what stood in the row before is not worked out twice. */
function unlessRepeated<T>(workOut: (text: string) => T): (text: string) => T {
  let before: { text: string; result: T } | undefined;
  return (text) => {
    if (before?.text !== text) before = { text, result: workOut(text) };
    return before.result;
  };
}

/** What is wrong only beside other cells. */
function addProblemsBetween(
  row: CheckedRow,
  cells: ReadonlyMap<string, string>,
  { currency, byEan }: { currency: string; byEan: boolean },
  problems: string[],
): void {
  const other = cells.get('currency')?.trim().toUpperCase();
  if (!cells.get('key')?.trim() && !(byEan && row.ean)) problems.push('key: is needed.');
  if (other && other !== currency)
    problems.push(`currency: the shop keeps its prices in ${currency}, not in ${other}.`);
  if (row.price && row.regular_price && Number(row.regular_price) < Number(row.price))
    problems.push('regular_price: is below the price.');
}

/** What the address is made from. */
const NAMES = {
  slug_pl: 'name_pl',
  slug_en: 'name_en',
  producer_slug: 'producer',
  series_slug: 'series',
} as const;

/** Gives rows the addresses for their names. */
function openSlugs(): (row: CheckedRow) => void {
  const slugs = SLUG_COLUMNS.map((column) => ({ column, make: unlessRepeated(slugOf) }));
  return (row) => {
    for (const { column, make } of slugs) {
      const name = row[NAMES[column]];
      // A name without a letter that an address may have leaves the address to the key.
      if (name) row[column] = make(name) || slugOf(row.key) || 'produkt';
    }
  };
}
