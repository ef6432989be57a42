import type { ReadPage } from '#browser/panel/read-page.ts';
import { scanField, TABLE } from './scan-field.ts';

/**
 * Puts the main part of a page in the place of the one that is shown. What was scanned meanwhile stays in the field,
 * which has the focus again. False where it is no page of the packing table.
 */
export function showPage(root: Document, { page, url }: ReadPage): boolean {
  if (!page.querySelector(TABLE)) return false;
  const typed = scanField(root)?.value ?? '';
  if (!showMain(root, page)) return false;
  goTo(root, url);
  const scan = scanField(root);
  if (scan) {
    scan.value = typed;
    scan.focus();
  }
  return true;
}

/** The main part of a page, whatever it says, where that of this one stands. */
export function showMain(root: Document, page: Document): boolean {
  const [here, there] = [root.querySelector('main'), page.querySelector('main')];
  if (!here || !there) return false;
  here.replaceChildren(...[...there.childNodes].map((node) => root.importNode(node, true)));
  root.title = page.title;
  root.body.className = page.body.className;
  return true;
}

/** Another order is another page to go back from. */
function goTo({ defaultView: window }: Document, url: string): void {
  if (!window || url === window.location.href) return;
  const isSame = new URL(url).pathname === window.location.pathname;
  window.history[isSame ? 'replaceState' : 'pushState'](null, '', url);
}
