import { CONTROL_KEYS, PAGE_KEYS } from '#contract/panel/panel-keys.ts';
import { listRows } from './list-rows.ts';
import { doNext, openEdit, openNote, printIt, save } from './page-deeds.ts';

const GO_WITHIN_MS = 1_500;

/**
 * Keys of one letter: G and a letter opens a page, J and K go along a list. They mean nothing while somebody types, at
 * the packing table, where a scanner types, and for whoever has switched them off. With Ctrl, what is typed is sent.
 */
export function panelKeys(root: Document): () => void {
  const { body } = root;
  if (body.dataset.keys === undefined || root.querySelector('[data-packing]')) return () => {};
  const ending = new AbortController();
  const rows = listRows(root);
  let wentAt = Number.NEGATIVE_INFINITY;

  function press(key: string): boolean {
    const isGoing = performance.now() - wentAt < GO_WITHIN_MS;
    wentAt = Number.NEGATIVE_INFINITY;
    if (isGoing) return follow(root, key);
    switch (key) {
      case PAGE_KEYS.go:
        wentAt = performance.now();
        return true;
      case PAGE_KEYS.search:
        return focusOn(root.querySelector<HTMLInputElement>('main input[type=search]'));
      case PAGE_KEYS.down:
        return rows.step(1);
      case PAGE_KEYS.up:
        return rows.step(-1);
      case PAGE_KEYS.choose:
        return rows.choose(false);
      case PAGE_KEYS.range:
        return rows.choose(true);
      case PAGE_KEYS.edit:
        return openEdit(root);
      case PAGE_KEYS.print:
        return printIt(root);
      case PAGE_KEYS.note:
        return openNote(root);
      case PAGE_KEYS.help:
        return showHelp(root);
      default:
        return false;
    }
  }
  root.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (altKey || defaultPrevented) return;
      const isDone = ctrlKey || metaKey ? chord(root, key) : !isTyping(event.target) && press(key);
      if (isDone) event.preventDefault();
    },
    { signal: ending.signal },
  );
  return () => ending.abort();
}

function chord(root: Document, key: string): boolean {
  switch (key) {
    case CONTROL_KEYS.next:
      return doNext(root);
    case CONTROL_KEYS.save:
      return save(root);
    default:
      return false;
  }
}

/** A box that is ticked takes no letters. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('dialog[open]') !== null ||
    target.matches('input:not([type=checkbox], [type=radio]), select, textarea'));

function follow(root: Document, key: string): boolean {
  const link = root.querySelector<HTMLAnchorElement>(`[data-go="${CSS.escape(key)}"]`);
  link?.click();
  return link !== null;
}

function focusOn(field: HTMLInputElement | null): boolean {
  field?.select();
  field?.focus();
  return field !== null;
}

function showHelp(root: Document): boolean {
  const dialog = root.querySelector<HTMLDialogElement>('[data-keys-help]');
  dialog?.showModal();
  return dialog !== null;
}
