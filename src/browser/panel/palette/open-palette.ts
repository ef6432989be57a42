import { CONTROL_KEYS } from '#contract/panel/panel-keys.ts';
import { openedPalette, type Way } from './palette.ts';

/** Opens the palette by its keys and by its link; without a script, the link leads to the page of the same search. */
export function openPalette(root: Document, way?: Way): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const link = root.querySelector<HTMLAnchorElement>('[data-palette-open]');
  const dialog = root.querySelector<HTMLDialogElement>('[data-palette]');
  if (!link || !dialog) return () => {};
  let show: (() => void) | undefined;
  const open = () => {
    show ??= openedPalette(dialog, signal, way);
    show();
  };
  root.addEventListener(
    'keydown',
    (event) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isChord || event.key.toLowerCase() !== CONTROL_KEYS.palette) return;
      event.preventDefault();
      open();
    },
    { signal },
  );
  link.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      open();
    },
    { signal },
  );
  return () => ending.abort();
}
