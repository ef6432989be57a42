import { namesAll } from '#domain/panel/plain-letters.ts';

/** Something that can be done on the page that is shown. */
export type ActionHere = { name: string; run: () => void };

const MOST = 8;
const DOABLE = 'main summary, main a.button, main .work__head a, main button[type=submit]';
const TYPED_IN = 'input:not([type=hidden], [type=submit]), select, textarea';

/** What the page offers by these words: its buttons, its links that look like buttons, and what unfolds. */
export function actionsHere(root: Document, typed: string): ActionHere[] {
  const seen = new Set<string>();
  const found: ActionHere[] = [];
  for (const element of root.querySelectorAll<HTMLElement>(DOABLE)) {
    const name = nameOf(element);
    if (name === '' || seen.has(name) || !namesAll(name, typed) || isFolded(element)) continue;
    seen.add(name);
    found.push({ name, run: () => doIt(element) });
  }
  return found.slice(0, MOST);
}

const nameOf = (element: HTMLElement) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** A button inside what is folded is not on the page yet: the name of what unfolds is. */
const isFolded = (element: HTMLElement) =>
  element.tagName === 'SUMMARY'
    ? element.closest('details')?.parentElement?.closest('details:not([open])') !== null
    : element.closest('details:not([open])') !== null;

/** Whatever is to be filled in is led to; the rest is pressed. */
function doIt(element: HTMLElement): void {
  if (element.tagName === 'SUMMARY') {
    const details = element.closest('details');
    if (details) details.open = true;
    (details?.querySelector<HTMLElement>(TYPED_IN) ?? element).focus();
    return;
  }
  const field = element.closest('form')?.querySelector<HTMLElement>(TYPED_IN);
  if (field && element.tagName !== 'A') field.focus();
  else element.click();
}
