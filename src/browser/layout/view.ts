import { createStore } from '#browser/store.ts';
import { RESIZE_RECHECK_MS } from '#contract/wire.ts';

/** Responsive view (spec §2): 1 mobile, 2 tablet, 3 and 4 desktop. */
export type View = 1 | 2 | 3 | 4;
export const $view = createStore<View>(1);

/** Reads the view from the width of a hidden element that the style sheet sizes, again after each resize. */
export function startView(): void {
  const check = () => {
    const view = readView();
    if (view !== $view.get()) $view.set(view);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(check, RESIZE_RECHECK_MS);
  });
  check();
}

function readView(): View {
  const width = document.getElementById('view-reference')?.offsetWidth;
  return width === 2 || width === 3 || width === 4 ? width : 1;
}
