import { slugOf } from '#domain/page/slug.ts';
import { type CheckedRow, COLUMNS, type Column } from '#shop/import/columns.ts';
import type { CheckedCell } from './cell-rules.ts';
import { checkCell } from './check-cell.ts';

export type RowCheck = { row: CheckedRow } | { key: string; problems: string[] };

const ONLY_SIZE = 'uniw';

/** Reads the cells of rows, one after the other. All that is wrong with a row is said at once. */
export function openRowCheck(currency: string): (cells: ReadonlyMap<string, string>) => RowCheck {
  // Rows of one product say much alike: what stood in the row before is not looked at twice.
  const before = new Map<Column, { text: string; checked: CheckedCell }>();
  const check = (column: Column, text: string): CheckedCell => {
    const known = before.get(column);
    if (known?.text === text) return known.checked;
    const checked = checkCell(column, text);
    before.set(column, { text, checked });
    return checked;
  };

  return (cells) => {
    const row: CheckedRow = { key: '', size: ONLY_SIZE };
    const problems: string[] = [];
    for (const column of COLUMNS) {
      const text = cells.get(column)?.trim();
      if (text === undefined) continue;
      const checked = check(column, text);
      if ('problem' in checked) problems.push(`${column}: ${checked.problem}`);
      else if (checked.value !== '' || column !== 'size') row[column] = checked.value;
    }
    problems.push(...problemsBetween(row, cells, currency));
    return problems.length > 0 ? { key: row.key, problems } : { row: { ...row, ...slugsOf(row) } };
  };
}

/** What is wrong only beside other cells. */
function problemsBetween(row: CheckedRow, cells: ReadonlyMap<string, string>, currency: string): string[] {
  const other = cells.get('currency')?.trim().toUpperCase();
  const isLow = row.price && row.regular_price && Number(row.regular_price) < Number(row.price);
  return [
    ...(cells.get('key')?.trim() ? [] : ['key: is needed.']),
    ...(other && other !== currency
      ? [`currency: the shop keeps its prices in ${currency}, not in ${other}.`]
      : []),
    ...(isLow ? ['regular_price: is below the price.'] : []),
  ];
}

/** A name without a letter that an address may have leaves the address to the key. */
function slugsOf(row: CheckedRow) {
  const address = (text: string | undefined) =>
    text && { slug: slugOf(text) || slugOf(row.key) || 'produkt' };
  const [polish, english] = [address(row.name_pl), address(row.name_en)];
  const [producer, series] = [address(row.producer), address(row.series)];
  return {
    ...(polish && { slug_pl: polish.slug }),
    ...(english && { slug_en: english.slug }),
    ...(producer && { producer_slug: producer.slug }),
    ...(series && { series_slug: series.slug }),
  };
}
