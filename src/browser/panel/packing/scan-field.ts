export const TABLE = '[data-packing]';

export const scanField = (root: Document) => root.querySelector<HTMLInputElement>(`${TABLE} [data-scan]`);

/** Without a connection nothing can be scanned, and that is said. */
export function setShut(root: Document, isShut: boolean): void {
  const scan = scanField(root);
  const said = root.querySelector<HTMLElement>('[data-offline]');
  if (!scan || scan.disabled === isShut) return;
  scan.disabled = isShut;
  if (said) said.hidden = !isShut;
  if (!isShut) scan.focus();
}
