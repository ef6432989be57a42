import { KEYBOARD_HELPER_MS } from '#contract/wire.ts';

const PLACES = { content: '#content', search: '.header input[name=text]' } as const;

/**
 * Shows the helper, which leads to the content or to the search, a moment after it has gone (spec §9 Timings). Closed
 * otherwise, it gives the focus back to where Tab has led.
 */
export function startKeyboardHelper(helper: HTMLDialogElement): void {
  if (isBusy()) return;
  helper.showModal();
  for (const [way, place] of Object.entries(PLACES))
    helper.querySelector(`[data-go=${way}]`)?.addEventListener('click', () => {
      helper.close();
      setTimeout(() => document.querySelector<HTMLElement>(place)?.focus(), KEYBOARD_HELPER_MS);
    });
  helper.querySelector<HTMLElement>('[data-go]')?.focus();
}

/** Who has opened or begun to write something since the Tab needs no help. */
function isBusy(): boolean {
  const { activeElement } = document;
  const isWriting = activeElement instanceof HTMLInputElement && activeElement.value !== '';
  return isWriting || document.querySelector('dialog:modal') !== null;
}
