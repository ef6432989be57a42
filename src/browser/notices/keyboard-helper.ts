import { KEYBOARD_HELPER_MS } from '#contract/wire.ts';

const PLACES = { content: '#content', search: '.header input[name=text]' } as const;

/** Shows the helper, which leads to the content or to the search, a moment after it has gone (spec §9 Timings). */
export function startKeyboardHelper(helper: HTMLDialogElement): void {
  let isGoing = false;
  helper.showModal();
  for (const [way, place] of Object.entries(PLACES))
    helper.querySelector(`[data-go=${way}]`)?.addEventListener('click', () => {
      isGoing = true;
      helper.close();
      setTimeout(() => document.querySelector<HTMLElement>(place)?.focus(), KEYBOARD_HELPER_MS);
    });
  // Who wants none of it goes on where the first Tab would have led.
  helper.addEventListener('close', () => {
    if (!isGoing) document.querySelector<HTMLElement>('.skip')?.focus();
  });
  helper.querySelector<HTMLElement>('[data-go]')?.focus();
}
