import { columnStarts, MENU_COLUMNS } from '#domain/menu/menu-columns.ts';

/** Shows the rest of a group in place of 'show more', and puts the panel's columns in order again. */
export function showMore(event: Event): void {
  const more = (event.target as Element).closest('[data-more]');
  const group = more?.parentElement;
  const panel = more?.closest<HTMLElement>('.mega__groups');
  if (!more || !group || !panel) return;
  event.preventDefault();
  const first = group.querySelector<HTMLElement>(':scope > [hidden] > a');
  for (const item of group.querySelectorAll<HTMLElement>(':scope > [hidden]')) item.hidden = false;
  // The focus goes on before its place is gone: else it would leave the menu, and the menu would close.
  first?.focus();
  more.remove();
  arrange(panel);
}

function arrange(panel: HTMLElement): void {
  const groups = [...panel.children].map((group) => [
    group,
    ...group.querySelectorAll(':scope > ul > li:not([hidden])'),
  ]);
  const rows = groups.flat();
  for (const row of rows) row.removeAttribute('data-starts');
  for (const columns of MENU_COLUMNS)
    for (const start of columnStarts(
      groups.map(({ length }) => length),
      columns,
    ))
      addStart(rows[start], columns);
}

function addStart(row: Element | undefined, columns: number): void {
  row?.setAttribute('data-starts', [row.getAttribute('data-starts'), columns].join(' ').trim());
}
