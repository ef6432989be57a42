const ROW = '.table__row';

/** The rows of a list under the keys: one of them has the focus on its link, so that Enter opens it. */
export function listRows(root: Document) {
  /** Where the last row was chosen: a range goes from there. */
  let from: number | undefined;
  const all = () => [...root.querySelectorAll<HTMLElement>(ROW)];
  const here = (rows: readonly HTMLElement[]) => rows.findIndex((row) => row.contains(root.activeElement));
  const boxOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLInputElement>('[data-choose]');

  return {
    /** False where there is no list. */
    step(by: 1 | -1): boolean {
      const rows = all();
      const at = here(rows);
      const next = rows[Math.min(rows.length - 1, Math.max(0, at < 0 ? 0 : at + by))];
      next?.querySelector('a')?.focus();
      next?.scrollIntoView({ block: 'nearest' });
      return next !== undefined;
    },
    choose(isRange: boolean): boolean {
      const rows = all();
      const at = here(rows);
      const box = boxOf(rows[at]);
      if (!box) return false;
      const start = isRange && from !== undefined ? from : at;
      const isOn = isRange || !box.checked;
      for (const row of rows.slice(Math.min(start, at), Math.max(start, at) + 1)) tick(boxOf(row), isOn);
      from = at;
      return true;
    },
  };
}

function tick(box: HTMLInputElement | null | undefined, isOn: boolean): void {
  if (!box || box.checked === isOn) return;
  box.checked = isOn;
  box.dispatchEvent(new Event('change', { bubbles: true }));
}
