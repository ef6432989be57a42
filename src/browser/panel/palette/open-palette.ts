import { CONTROL_KEYS } from '#contract/panel/panel-keys.ts';
import type { openedPalette } from './palette.ts';

type Load = () => Promise<{ openedPalette: typeof openedPalette }>;

/**
 * Opens the palette by its keys and by its link. Its code comes when it is first wanted; where it does not come, the
 * link leads to the page of the same search.
 */
export function openPalette(root: Document, load: Load = () => import('./palette.ts')): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const link = root.querySelector<HTMLAnchorElement>('[data-palette-open]');
  const dialog = root.querySelector<HTMLDialogElement>('[data-palette]');
  if (!link || !dialog) return () => {};
  let show: Promise<() => void> | undefined;
  const open = () => {
    show ??= load().then(({ openedPalette }) => openedPalette(dialog, signal));
    show.then(
      (now) => now(),
      () => root.location.assign(link.href),
    );
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
