/** One measurement, ready to be printed. */
export type Row = {
  what: string;
  measured: string;
  comparedWith?: string;
  ratio?: number;
  target?: { text: string; reached: boolean };
};

const TITLES = ['what', 'measured', 'compared with', 'ratio', 'target', 'reached'];

export const table = (rows: readonly Row[]): string => columns(TITLES, rows.map(cellsOf));

/** Rows of cells as lines of text, in columns as wide as their widest cell. */
export function columns(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [titles, ...rows];
  const widths = titles.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('-|-'));
  return lines.join('\n');
}

function cellsOf({ what, measured, comparedWith, ratio, target }: Row): string[] {
  return [
    what,
    measured,
    comparedWith ?? '',
    ratio === undefined ? '' : ratio.toFixed(2),
    target?.text ?? '',
    target ? (target.reached ? 'yes' : 'NO') : '',
  ];
}

export const atLeast = (ratio: number, wanted: number) => ({
  text: `at least ${wanted}`,
  reached: ratio >= wanted,
});

export const atMost = (ratio: number, wanted: number) => ({
  text: `at most ${wanted}`,
  reached: ratio <= wanted,
});

export const below = (value: number, limit: number, unit: string) => ({
  text: `under ${limit} ${unit}`,
  reached: value < limit,
});

export const perSecond = (rate: number) => `${grouped(rate)}/s`;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = Number.isInteger(middle)
    ? [sorted[middle - 1], sorted[middle]]
    : [sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

const grouped = (value: number) => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ' ');
