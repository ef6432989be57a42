import { SEARCH_OVERLAY_BELOW_PX } from '#contract/search/live-search.ts';
import type { SearchParts } from './search-parts.ts';

type Closing = EventTarget & { destroy(): void };

/** On a narrow screen the search takes all of it, and nothing else of the page can be reached (spec §2). */
export function searchOverlay({ form, input, submit, close: button }: SearchParts, onClose: () => void) {
  const narrow = matchMedia(`(width < ${SEARCH_OVERLAY_BELOW_PX}px)`);
  let undo: (() => void) | undefined;

  function open(): void {
    if (undo || !narrow.matches) return;
    const [restore, unwatch] = [makeInertAround(form), watchForBack(close)];
    undo = () => {
      restore();
      unwatch();
    };
    form.toggleAttribute('data-overlay', true);
    // The top layer: no ancestor can clip or move it.
    form.popover = 'manual';
    form.showPopover?.();
    input.focus();
  }

  function close(): void {
    if (!undo) return;
    undo();
    undo = undefined;
    const hadFocus = form.contains(document.activeElement);
    form.popover = null;
    form.removeAttribute('data-overlay');
    // Not into the field: that would call up the keyboard of a phone.
    if (hadFocus) submit.focus();
    onClose();
  }

  button.addEventListener('click', close);
  narrow.addEventListener('change', close);
  return { open, close, isOpen: () => undo !== undefined, isNarrow: () => narrow.matches };
}

/** Puts all of the page but this element out of reach; answers with the way back. */
function makeInertAround(element: HTMLElement): () => void {
  const asleep: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    for (const beside of inner.parentElement.children)
      if (beside !== inner && beside instanceof HTMLElement && !beside.inert) asleep.push(beside);
  for (const each of asleep) each.inert = true;
  return () => {
    for (const each of asleep) each.inert = false;
  };
}

/** The back button of a phone closes it, where the browser can tell. */
function watchForBack(close: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => Closing };
  if (!CloseWatcher) return () => {};
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
}
