/** In a panel of the mega menu (spec §9): from a screen width of 1200 px on, and below. */
export const MENU_COLUMNS = [5, 4] as const;
/** Items of a group before 'show more'. */
export const ITEMS_SHOWN = 10;
/** 12 rows of 26 px fit into a column's 320 px: a heading, its items and 'show more'. */
const ROWS = 12;

/** The rows that a group takes: its heading, the items that are shown and, where some are not, 'show more'. */
export function rowsOfGroup(items: number, shown = ITEMS_SHOWN): number {
  return 1 + Math.min(items, shown) + (items > shown ? 1 : 0);
}

/**
 * How many rows stand in each column, given the rows of each group in their order. Columns are as low as they can be.
 * Short groups share one; a group flows on into the next only if it is longer than a column or there are too many
 * groups. Columns grow past their height only when everything together would not fit.
 */
export function menuColumns(groups: readonly number[], columns: number): number[] {
  for (let rows = Math.min(ROWS, Math.max(1, ...groups)); ; rows++) {
    const whole = fill(groups, rows, false);
    if (whole.length <= columns) return whole;
    const flowing = rows < ROWS ? whole : fill(groups, rows, true);
    if (flowing.length <= columns) return flowing;
  }
}

/** The rows that begin a column, counted over all groups; the first column begins by itself. */
export function columnStarts(groups: readonly number[], columns: number): Set<number> {
  let row = 0;
  const ends = menuColumns(groups, columns).map((rows) => {
    row += rows;
    return row;
  });
  return new Set(ends.slice(0, -1));
}

/** So few columns leave most of a wide panel empty. */
const FEW = 2;

/** Whether something else has room beside these groups, on screens of either width. */
export const leavesRoom = (groups: readonly number[]): boolean =>
  MENU_COLUMNS.every((columns) => menuColumns(groups, columns).length <= FEW);

/** A heading at the end of a column has at least its first item with it. */
const HEADING_WITH_ITEM = 2;

function fill(groups: readonly number[], rows: number, flows: boolean): number[] {
  const columns: number[] = [];
  let free = 0;
  for (const group of groups) {
    const startsHere = group <= free || (flows && free >= HEADING_WITH_ITEM);
    if (!startsHere) free = 0;
    for (let left = group; left > 0; ) {
      if (free === 0) {
        columns.push(0);
        free = rows;
      }
      const taken = Math.min(left, free);
      columns.push((columns.pop() ?? 0) + taken);
      free -= taken;
      left -= taken;
    }
  }
  return columns;
}
