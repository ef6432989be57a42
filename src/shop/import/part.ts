import type { Column } from './columns.ts';

/** What may be brought in by itself, for sizes that the shop has. */
export type ImportedPart = 'stock' | 'prices';

type Cells = ReadonlyMap<string, string>;

/** The first is needed. */
const TAKEN: Readonly<Record<ImportedPart, readonly [Column, ...Column[]]>> = {
  stock: ['stock'],
  prices: ['price', 'regular_price'],
};
const NAMES_SIZE = new Set(['key', 'size', 'ean', 'currency']);
/** What stands there only to be read by people. */
const BESIDE = new Set(['code', 'warehouse', 'name_pl', 'name_en', 'size_name_pl', 'size_name_en', '']);

/**
 * What a row says of this part, and which of its columns were left out. A size is named by key and size, or where there
 * is no key by its EAN.
 */
export function cellsOfPart(part: ImportedPart, cells: Cells): { cells: Cells; left: string[] } {
  const hasKey = Boolean(cells.get('key')?.trim());
  const isTaken = (column: string) =>
    (NAMES_SIZE.has(column) && !(hasKey && column === 'ean')) ||
    (TAKEN[part] as readonly string[]).includes(column);
  return {
    cells: new Map([...cells].filter(([column]) => isTaken(column))),
    left: [...cells.keys()].filter((column) => !isTaken(column) && column !== 'ean' && !BESIDE.has(column)),
  };
}

/** What a row of this part must say. */
export function problemOfPart(part: ImportedPart, cells: Cells): string | undefined {
  const [needed] = TAKEN[part];
  return cells.get(needed)?.trim() ? undefined : `${needed}: is needed.`;
}
